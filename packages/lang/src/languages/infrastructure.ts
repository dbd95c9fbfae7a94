import type { Language } from '../language.js';

/** Infrastructure as code: Terraform and its checkers, CloudFormation, Pulumi, Packer. */
export const infrastructure: Language = {
  id: 'infrastructure',
  name: 'Infrastructure as code',
  extensions: ['tf', 'tfvars', 'hcl'],
  dependencyDirs: ['.terraform', 'cdk.out'],
  tools: [
    {
      id: 'terraform',
      source: 'recorded',
      forms: [
        { class: 'error', match: /^│ Error: (?<message>.*)$/ },
        { class: 'warning', match: /^│ Warning: (?<message>.*)$/ },
        { class: 'located', match: /^(?:│)?\s+on (?<file>\S+) line (?<line>\d+)(?:, in (?<function>[^:]*))?:?/ },
        { class: 'note', match: /^(?:│)\s+\d+: / },
        // Not the trees and tables of test runners and package managers, which look alike.
        {
          class: 'note',
          match: /^(?:[╷╵]$|│ *$|│ {1,7}[^\s│├└┬┴─[]|│ {4,7}(?:│ |├─{4}))/,
          not: /[✔✘✖✗]|│$|[├└]─[─┬] /,
        },
        {
          class: 'progress',
          match:
            /^\S+: (?:Refreshing state\.\.\.|Reading\.\.\.|Read complete after|Creating\.\.\.|Modifying\.\.\.|Destroying\.\.\.|Still (?:creating|reading|modifying|destroying)\.\.\.|Opening\.\.\.|Preparing import)/,
          has: [
            ': refreshing state...',
            ': reading...',
            ': read complete after',
            ': creating...',
            ': modifying...',
            ': destroying...',
            ': still ',
          ],
        },
        {
          class: 'pass',
          match: /^\S+: (?:Creation|Modifications|Destruction|Import) complete after /,
          has: 'complete after ',
        },
        {
          class: 'progress',
          match:
            /^(?:Initializing (?:the backend|provider plugins|modules)|Upgrading modules|Acquiring state lock|Releasing state lock)/,
        },
        {
          class: 'install',
          match:
            /^- (?:Finding|Installing|Installed|Reusing previous version of|Using previously-installed|Downloading) \S/,
        },
        {
          class: 'summary',
          match:
            /^(?:Plan: \d+ to (?:add|import)|Apply complete! |Destroy complete! |No changes\. |Success! (?:The configuration|\d+ passed)|Failure! \d+ passed)/,
        },
        { class: 'pass', match: /^\s+run ".{1,200}"\.\.\. pass$/ },
        { class: 'failure', match: /^\s+run "(?<name>.{1,200})"\.\.\. fail$/ },
      ],
    },
    {
      id: 'tflint',
      source: { documented: 'https://github.com/terraform-linters/tflint' },
      forms: [
        {
          class: 'located',
          match: /^(?<severity>Error|Warning|Notice): (?<message>.*) \((?<code>[a-z]+_[a-z_\d]+)\)$/,
        },
      ],
    },
    {
      id: 'checkov',
      source: { documented: 'https://www.checkov.io/2.Basics/Reviewing%20Scan%20Results.html' },
      forms: [
        { class: 'note', match: /^Check: (?<code>CKV\w+): / },
        { class: 'failure', match: /^\tFAILED for resource: (?<name>.*)$/ },
        { class: 'pass', match: /^\t(?:PASSED|SKIPPED) for resource: / },
        { class: 'located', match: /^\tFile: (?<file>[^\s:]+):(?<line>\d+)(?:-\d+)?$/ },
        { class: 'note', match: /^\tGuide: / },
      ],
    },
    {
      id: 'cloudformation',
      source: { documented: 'https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/view-stack-events.html' },
      forms: [
        { class: 'error', match: /\b(?:CREATE|UPDATE|DELETE|IMPORT)_FAILED\b/, has: '_failed' },
        { class: 'warning', match: /\b(?:UPDATE_)?ROLLBACK_(?:IN_PROGRESS|COMPLETE)\b/, has: 'rollback_' },
        {
          class: 'progress',
          match: /\b(?:CREATE|UPDATE|DELETE|REVIEW)(?:_COMPLETE_CLEANUP)?_(?:IN_PROGRESS|COMPLETE)\b/,
          has: ['_in_progress', '_complete'],
        },
        { class: 'error', match: /^\s*❌ +(?<message>\S.*)$/ },
        { class: 'error', match: /^(?<severity>[EW])\d{4} (?<message>[A-Z].*)$/ },
      ],
    },
    {
      id: 'pulumi',
      source: { documented: 'https://www.pulumi.com/docs/iac/cli/' },
      forms: [
        {
          class: 'progress',
          match: /^\s*[@+~-] {1,3}\S+ \S+ (?:creating|updating|deleting|created|updated|refreshing|reading)\b/,
        },
        {
          class: 'failure',
          match: /^\s*(?:[+~-]{1,2} {1,3})\S+ \S+ \*\*(?:creating|updating|deleting|replacing) failed\*\*/,
        },
      ],
    },
    {
      id: 'packer',
      source: { documented: 'https://developer.hashicorp.com/packer/docs/commands/build' },
      forms: [
        {
          class: 'failure',
          match:
            /^(?:Build '.{1,100}' errored after|--> \S+: (?<message>\S.*)$|==> Some builds didn't complete successfully)/,
        },
        { class: 'error', match: /^==> \S+: (?:Error|Failed|error|failed)\b(?<message>.*)$/ },
        {
          class: 'progress',
          match:
            /^==> \S+: (?:Creating|Waiting|Connected|Provisioning|Stopping|Terminating|Deleting|Cleaning|Launching|Using)\b/,
        },
      ],
    },
  ],
};
