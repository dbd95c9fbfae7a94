import type { Language } from '../language.js';

/** kubectl, helm and the checkers of manifests. */
export const kubernetes: Language = {
  id: 'kubernetes',
  name: 'Kubernetes',
  // kubectl logs --prefix
  prefixes: [/^\[pod\/[\w.-]+\/[\w.-]+\] /],
  tools: [
    {
      id: 'kubectl',
      source: { documented: 'https://kubernetes.io/docs/reference/kubectl/' },
      forms: [
        { class: 'error', match: /^Error from server(?: \((?<code>\w+)\))?: (?<message>.*)$/ },
        {
          class: 'error',
          match:
            /^error: (?:error (?:validating|parsing|when \w+ing) |resource mapping not found|deployment |timed out waiting|unable to (?:recognize|decode|read))(?<message>.*)$/,
        },
        {
          class: 'error',
          match: /^The (?:connection to the server \S+ was refused|\w+ ".{1,200}" is invalid: )(?<message>.*)$/,
        },
        // The events of `kubectl describe` and the pod table of `kubectl get`.
        {
          class: 'error',
          match: /^\s*(?:\S+\s+)?Warning\s+(?:Failed\w*|BackOff|Unhealthy|OOM\w*|Evicted|Err\w+|NodeNotReady)\s/,
        },
        { class: 'warning', match: /^\s*(?:\d\w{0,9}\s+)?Warning\s+(?:[A-Z][a-z]+){1,6}\s/ },
        {
          class: 'error',
          match:
            /\b(?:CrashLoopBackOff|ImagePullBackOff|ErrImage(?:Pull|NeverPull)|OOMKilled|CreateContainer(?:Config)?Error|RunContainerError|InvalidImageName|Init:(?:Error|CrashLoopBackOff))\b/,
          has: [
            'crashloopbackoff',
            'imagepullbackoff',
            'errimage',
            'oomkilled',
            'createcontainer',
            'runcontainererror',
            'invalidimagename',
            'init:error',
          ],
        },
        { class: 'progress', match: /^Waiting for (?:deployment|daemon set|statefulset|\d+ pods)\b.{0,200}\.{3}$/ },
        {
          class: 'note',
          match:
            /^\s*(?:\d\w{0,9}\s+)?Normal\s+(?:Pull\w+|Created|Started|Scheduled|SuccessfulCreate|Killing|ScalingReplicaSet)\s/,
        },
      ],
    },
    {
      id: 'helm',
      source: { documented: 'https://helm.sh/docs/helm/helm_lint/' },
      forms: [
        { class: 'error', match: /^Error: (?:INSTALLATION|UPGRADE|ROLLBACK|UNINSTALL) FAILED: (?<message>.*)$/ },
        {
          class: 'error',
          match:
            /^(?:\[ERROR\] |Error: )(?:templates\/: )?(?:template: |parse error at \()(?<file>[^\s:]+):(?<line>\d+)(?::(?<column>\d+))?(?<message>.*)$/,
        },
        { class: 'error', match: /^Error: YAML parse error on (?<file>\S+): (?<message>.*)$/ },
        { class: 'error', match: /^\[(?<severity>ERROR|WARNING|INFO)\] (?<file>[\w./-]+\.ya?ml): (?<message>.*)$/ },
        { class: 'note', match: /^\[INFO\] Chart\.yaml: / },
        { class: 'summary', match: /^\d+ chart\(s\) linted, / },
        { class: 'file', match: /^==> Linting (?<file>\S+)$/ },
      ],
    },
    {
      id: 'manifest-checkers',
      source: { documented: 'https://github.com/yannh/kubeconform' },
      forms: [
        {
          class: 'error',
          match: /^(?<file>[^\s:]+\.ya?ml) - (?:.{1,200} is invalid: |failed validation: )(?<message>.*)$/,
        },
        {
          class: 'error',
          match: /^(?<file>[^\s:]+\.ya?ml): \(object: .{1,200}\) (?<message>.*) \(check: (?<code>[\w-]+)/,
        },
        { class: 'pass', match: /^\S+\.ya?ml - .{1,200} is valid$/, has: ' is valid' },
        { class: 'summary', match: /^Summary: \d+ resources? found / },
      ],
    },
    {
      id: 'minikube',
      source: { documented: 'https://minikube.sigs.k8s.io/docs/' },
      forms: [
        { class: 'error', match: /^(?:❌|💣) +(?<message>Exiting due to .*)$/ },
        { class: 'progress', match: /^ • .{1,80}\.{3}$/ },
      ],
    },
  ],
};
