import type { Language } from '../language.js';

const date = String.raw`\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d))?`;

/**
 * What CI systems put before, around and after the output of the commands they run: times, folds, step headers, exit
 * lines. Times are prefixes, so that the forms of every other tool see the line as the tool wrote it.
 */
export const ci: Language = {
  id: 'ci',
  name: 'Continuous integration systems',
  prefixes: [
    // `gh run view --log`: job, step and time between tabs.
    new RegExp(String.raw`^[^\t\n]{1,120}\t[^\t\n]{1,120}\t\ufeff?${date} ?`),
    // GitLab puts the stream behind the time: `00O `, `01E+`.
    new RegExp(String.raw`^\ufeff?${date}(?: \d\d[OE][ +]|[ \t]+|(?=\|)|$)`),
    // Jenkins and TaskCluster: `[2024-05-01T10:00:00.123Z] `, `[task 2024-05-01T10:00:00.123Z] `.
    new RegExp(String.raw`^\[(?:[A-Za-z][\w-]{1,20}:? )?${date}\] *`),
    /^\[\d\d:\d\d:\d\d(?:[.,]\d+)?\][ \t]*/,
    // The level of mozharness: only those that say nothing are taken off.
    /^\d\d:\d\d:\d\d(?:[.,]\d+)?[ \t]+(?:(?:INFO|DEBUG) +- {0,2})?/,
    // syslog and journald: date, host, program.
    /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]\d \d\d:\d\d:\d\d(?:\.\d+)? (?:[\w.-]{1,80} [\w./@()-]{1,80}(?:\[\d+\])?: )?/,
    // Buildkite's time mark without its escape characters.
    /^_bk;t=\d+ ?/,
    // `travis_time:end` stands before what its own line break should have parted from it.
    /^travis_time:end:[\da-f]+:start=\d+,finish=\d+,duration=\d+(?:,event=\w+)?(?=[^\d\s,])/,
    /^travis_time:start:[\da-f]{8}(?=\$ )/,
  ],
  tools: [
    {
      id: 'github-actions',
      source: { documented: 'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands' },
      forms: [
        {
          class: 'exit',
          match:
            /^(?:##\[error\]|Error: |::error::)\s*(?:Process completed with exit|(?:Bash|Cmd\.exe|PowerShell|Script) exited with) code '?(?<code>\d+)/,
        },
        {
          class: 'error',
          match:
            /^##\[(?<severity>error|warning)\]\s*(?<file>[^\s:()]+)[:(](?<line>\d+)(?:[:,](?<column>\d+))?\)?:?\s+(?:(?:error|warning)\b:?\s*(?:\[?(?<code>[\w-]+)\]?:\s+)?)?(?<message>.*)$/,
        },
        { class: 'error', match: /^##\[(?<severity>error|warning|notice|debug)\](?<message>.*)$/ },
        {
          class: 'error',
          match:
            /^::(?<severity>error|warning|notice) [^:]{0,40}?\bfile=(?<file>[^,:\n]+)(?:,line=(?<line>\d+))?(?:,endLine=\d+)?(?:,col(?:umn)?=(?<column>\d+))?[^:]{0,200}::(?<message>.*)$/,
        },
        { class: 'error', match: /^::(?<severity>error|warning|notice|debug)\b[^:]{0,200}::(?<message>.*)$/ },
        { class: 'command', match: /^(?:##\[(?:group|section|command)\]|::group::)\s*\S/ },
        {
          class: 'progress',
          match:
            /^(?:##\[(?:endgroup|add-matcher|remove-matcher)\]|::(?:endgroup|add-matcher|remove-matcher|save-state|set-output|add-mask|stop-commands)\b)/,
        },
        {
          class: 'install',
          match:
            /^(?:Download action repository|Getting action download info|Downloading action|Cache (?:restored|saved|hit|Size|not found)|Received \d+ of \d+ \()/,
        },
        {
          class: 'error',
          match:
            /^(?:Error: )?The (?:operation was canceled|runner has received a shutdown signal|hosted runner lost communication|job running on runner .{1,100} has exceeded the maximum execution time)/,
        },
        {
          class: 'progress',
          match:
            /^(?:Post job cleanup\.|Cleaning up orphan processes|Evaluate and set job outputs|Complete job name:|Prepare workflow directory|Prepare all required actions|Job is (?:about to start|waiting))/,
        },
      ],
    },
    {
      id: 'azure-pipelines',
      source: { documented: 'https://learn.microsoft.com/en-us/azure/devops/pipelines/scripts/logging-commands' },
      forms: [
        {
          class: 'error',
          match:
            /^##vso\[task\.logissue [^\]]{0,40}?type=(?<severity>error|warning);?(?:sourcepath=(?<file>[^;\]]+);)?(?:linenumber=(?<line>\d+);)?(?:columnnumber=(?<column>\d+);)?(?:code=(?<code>[^;\]]+);)?[^\]]{0,200}\](?<message>.*)$/,
        },
        { class: 'failure', match: /^##vso\[task\.complete [^\]]{0,100}result=Failed/ },
        { class: 'progress', match: /^##vso\[/ },
      ],
    },
    {
      id: 'travis',
      source: { documented: 'https://docs.travis-ci.com/user/job-lifecycle/' },
      forms: [
        { class: 'pass', match: /^The command "[^\n]*" exited with 0\.$/ },
        { class: 'command', match: /^\$ (?=\S)/ },
        { class: 'exit', match: /^The command "[^\n]*(?:exited with \d+|failed and exited with \d+)/ },
        // A command of several lines is echoed so.
        { class: 'exit', match: /^" (?:failed and )?exited with [1-9]\d*\.$/ },
        { class: 'warning', match: /^The command "[^\n]*" failed\. Retrying, \d/ },
        { class: 'exit', match: /^Done\. Your build exited with [1-9]\d*\./ },
        { class: 'summary', match: /^Done\. Your build exited with 0\./ },
        {
          class: 'error',
          match:
            /^(?:No output has been received in the last|The job exceeded the maximum (?:time limit|log length)|The build (?:has been|was) terminated|Your build has been stopped|The log length has exceeded)/,
        },
        { class: 'progress', match: /^travis_(?:fold|time):(?:start|end)/ },
        {
          class: 'progress',
          match:
            /^(?:store build cache|nothing changed, not updating cache|changes detected.{0,80}packing new archive|uploading archive|attempting to download cache archive|fetching \S+\.tgz|found cache|adding \S+ to cache|Setting environment variables from)/,
        },
      ],
    },
    {
      id: 'gitlab',
      source: { documented: 'https://docs.gitlab.com/ci/jobs/job_logs/' },
      forms: [
        { class: 'exit', match: /^ERROR: Job failed(?: \(system failure\))?: (?<message>.*)$/ },
        { class: 'summary', match: /^Job succeeded$/ },
        { class: 'progress', match: /^section_(?:start|end):\d+:/ },
        {
          class: 'progress',
          match:
            /^(?:Preparing (?:the ".+" executor|environment)|Getting source from Git repository|Restoring cache|Saving cache for|Uploading artifacts for|Cleaning up project directory|Executing "\w+" stage of the job script|Running with gitlab-runner|Checking cache for|Skipping Git submodules)/,
        },
      ],
    },
    {
      id: 'jenkins',
      source: { documented: 'https://www.jenkins.io/doc/book/pipeline/' },
      forms: [
        { class: 'exit', match: /^ERROR: script returned exit code (?<code>-?\d+)/ },
        { class: 'exit', match: /^[Ff]inished: (?:FAILURE|UNSTABLE|ABORTED|NOT_BUILT)$/ },
        { class: 'summary', match: /^[Ff]inished: SUCCESS$/ },
        {
          class: 'failure',
          match: /^Build step '.+' (?:marked build as failure|changed build result to (?:FAILURE|UNSTABLE))/,
        },
        { class: 'failure', match: /^(?:Failed in branch |Stage ".+" skipped due to earlier failure)/ },
        { class: 'command', match: /^\[Pipeline\] (?:\{ \(|stage\b)/ },
        { class: 'progress', match: /^\[Pipeline\] / },
        {
          class: 'frame',
          match: /^\s*at (?<function>WorkflowScript\.[\w$.]+)\((?<file>WorkflowScript):(?<line>\d+)\)/,
        },
        { class: 'error', match: /^(?<file>WorkflowScript): (?<line>\d+): (?<message>.*)$/ },
      ],
    },
    {
      id: 'teamcity',
      source: { documented: 'https://www.jetbrains.com/help/teamcity/service-messages.html' },
      forms: [
        { class: 'failure', match: /^##teamcity\[testFailed / },
        { class: 'error', match: /^##teamcity\[(?:buildProblem |message [^\]]{0,1000}status='(?:ERROR|FAILURE)')/ },
        { class: 'warning', match: /^##teamcity\[message [^\]]{0,1000}status='WARNING'/ },
        {
          class: 'located',
          match: /^##teamcity\[inspection [^\]]{0,1000}?file='(?<file>[^']+)'(?: line='(?<line>\d+)')?/,
        },
        { class: 'pass', match: /^##teamcity\[testFinished / },
        { class: 'progress', match: /^##teamcity\[/ },
      ],
    },
    {
      id: 'taskcluster',
      source: { documented: 'https://docs.taskcluster.net/docs/reference/workers/docker-worker' },
      forms: [
        { class: 'exit', match: /^\[taskcluster:error\] exit status (?<code>\d+)/ },
        { class: 'error', match: /^\[taskcluster:(?<severity>error|warn)\] *(?<message>.*)$/ },
        { class: 'exit', match: /^Unsuccessful task run with exit code: (?<code>\d+)/ },
        { class: 'exit', match: /^\s*Exit Code: [1-9]\d*$/ },
        {
          class: 'progress',
          match: /^(?:Preserving cache: |Downloading artifact |Uploading artifact |Uploading redirect artifact )/,
        },
      ],
    },
    {
      id: 'circleci',
      source: { documented: 'https://circleci.com/docs/' },
      forms: [
        { class: 'exit', match: /^Exited with code (?:exit status )?[1-9]\d*$/ },
        { class: 'exit', match: /^CircleCI received exit code [1-9]\d*/ },
        { class: 'error', match: /^Too long with no output \(exceeded / },
        {
          class: 'install',
          match:
            /^(?:Restoring cache|Found a cache from build|Cache archive|Stored Cache to|No cache is found for key|Skipping cache - )/,
        },
      ],
    },
    {
      id: 'buildkite',
      source: { documented: 'https://buildkite.com/docs/pipelines/configure/managing-log-output' },
      forms: [
        { class: 'command', match: /^(?:~~~|---|\+\+\+) (?::[\w+-]+:|[\u2190-\u2bff\ud83c-\ud83e])/ },
        { class: 'command', match: /^~~~ [A-Z]/ },
        { class: 'progress', match: /^\^\^\^ \+\+\+/ },
        { class: 'exit', match: /^🚨 Error: (?<message>.*)$/ },
      ],
    },
    {
      id: 'appveyor',
      source: { documented: 'https://www.appveyor.com/docs/' },
      forms: [
        { class: 'exit', match: /^Command exited with code [1-9]-?\d*/ },
        { class: 'error', match: /^Command executed with exception: (?<message>.*)$/ },
        { class: 'summary', match: /^Build success$/ },
      ],
    },
  ],
};
