import type { Language } from '../language.js';

/** Docker, BuildKit, Compose and Podman: what runs inside keeps its own forms behind their prefixes. */
export const docker: Language = {
  id: 'docker',
  name: 'Containers',
  prefixes: [
    // BuildKit, `--progress=plain`: step number and seconds.
    /^#\d{1,4} \d+\.\d{1,3} /,
    // Compose and process managers: `web_1  | `, `web-1  | `, `web.1  | `.
    /^[A-Za-z][\w.-]{0,60}[_.-]\d{1,3} {1,30}\| ?/,
  ],
  tools: [
    {
      id: 'buildkit',
      source: { documented: 'https://docs.docker.com/reference/cli/docker/buildx/build/' },
      forms: [
        { class: 'error', match: /^#\d{1,4} ERROR: (?<message>.*)$/ },
        { class: 'progress', match: /^#\d{1,4} (?:DONE|CACHED|CANCELED|\.\.\.)/ },
        {
          class: 'install',
          match:
            /^#\d{1,4} (?:sha256:[\da-f]+ |extracting sha256:|resolve |transferring |exporting |writing image |naming to |pushing |preparing |sending tarball|resolving provenance|importing cache|inferred cache)/,
        },
        { class: 'command', match: /^#\d{1,4} \[(?<name>[^\]]{1,80})\] \S/ },
        { class: 'failure', match: /^\s*=> ERROR \[/ },
        {
          class: 'progress',
          match:
            /^\s*=> (?:=> )?(?:\[|CACHED |CANCELED |(?:exporting|transferring|naming|resolve|resolving|sha256:|writing|importing|extracting|pushing|preparing|sending|unpacking|loading|load|auth) ?)/,
        },
        { class: 'progress', match: /^\[\+\] (?:Building|Running|Pulling) / },
        { class: 'failure', match: /^ > \[[^\]]{1,80}\] .{1,400}:$/ },
        {
          class: 'error',
          match:
            /^(?:ERROR: )?failed to (?:solve|build|compute cache key|read dockerfile|fetch oauth token)\b:? ?(?<message>.*)$/,
        },
        {
          class: 'located',
          match: /^(?<file>[\w./-]*(?:Dockerfile|Containerfile)[\w.-]*):(?<line>\d+)$/,
        },
        { class: 'located', match: /^\s*(?<line>\d+) \| >>> (?<message>.*)$/ },
        { class: 'note', match: /^\s*\d+ \| {5,}\S/ },
        { class: 'warning', match: /^ ?- (?<code>[A-Z]\w+): (?<message>.{1,300}) \(line (?<line>\d+)\)$/ },
      ],
    },
    {
      id: 'build',
      source: { documented: 'https://docs.docker.com/reference/cli/docker/buildx/build/' },
      forms: [
        { class: 'command', match: /^(?:Step|STEP) \d+\/\d+ ?: / },
        {
          class: 'progress',
          match: /^ ?-{2,3}> (?:[\da-f]{11,64}|Running in [\da-f]{12}|Using cache(?: [\da-f]+)?|\[Warning\])/,
        },
        {
          class: 'progress',
          match:
            /^(?:Removing intermediate container |Sending build context to Docker daemon|Removed intermediate container )/,
        },
        { class: 'summary', match: /^Successfully (?:built [\da-f]{12}|tagged \S+)$/ },
        { class: 'exit', match: /^The command '.{1,1000}' returned a non-zero code: (?<code>\d+)/ },
        {
          class: 'exit',
          match: /\bdid not complete successfully: exit code: (?<code>\d+)/,
          has: 'did not complete successfully',
        },
        {
          class: 'install',
          match:
            /^(?:Copying (?:blob|config) |Writing manifest to image destination|Storing signatures|Getting image source signatures|Trying to pull |COMMIT )/,
        },
        { class: 'error', match: /^error building image: (?<message>.*)$/ },
      ],
    },
    {
      id: 'pull',
      source: { documented: 'https://docs.docker.com/reference/cli/docker/image/pull/' },
      forms: [
        {
          class: 'install',
          match:
            /^(?:[\da-f]{12}|[\da-f]{64}|sha256:[\da-f]{8,64}): (?:Pulling fs layer|Waiting|Downloading|Download complete|Verifying Checksum|Extracting|Pull complete|Already exists|Preparing|Pushing|Pushed|Layer already exists|Mounted from|Retrying in)/,
        },
        {
          class: 'install',
          match:
            /^(?:[\w.-]+: Pulling from \S+|Digest: sha256:[\da-f]+|Status: (?:Downloaded newer image|Image is up to date)|The push refers to repository|Using default tag: |Unable to find image '.{1,200}' locally|[\w.-]+: digest: sha256:)/,
        },
        {
          class: 'error',
          match:
            /^(?:docker: |ERROR: )?(?:Error response from daemon|error during connect|Cannot connect to the Docker daemon|denied|unauthorized|toomanyrequests|manifest unknown)(?<message>.*)$/,
        },
        { class: 'error', match: /^(?:docker: |ERROR: )?errors?:$/ },
      ],
    },
    {
      id: 'compose',
      source: { documented: 'https://docs.docker.com/reference/cli/docker/compose/' },
      forms: [
        {
          class: 'progress',
          match:
            /^ ?(?:[✔⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏⠿] )?(?:Container|Network|Volume|Image|Service) \S+ +(?:Creating|Created|Starting|Started|Stopping|Stopped|Removing|Removed|Recreate[d]?|Recreating|Running|Waiting|Healthy|Building|Built|Pulling|Pulled|Killing|Killed|Exited)\b/,
        },
        { class: 'error', match: /^ ?[✘×] ?(?:Container|Network|Volume|Image|Service) \S+ +(?<message>.*)$/ },
        { class: 'error', match: /^ ?(?:Container|Network|Volume|Image|Service) \S+ +(?:Error|Unhealthy)\b/ },
        {
          class: 'error',
          match:
            /^(?:dependency failed to start: |ERROR: for \S+ |service ".{1,80}" (?:didn't complete successfully|is not running))(?<message>.*)$/,
        },
        {
          class: 'progress',
          match:
            /^(?:Creating|Starting|Recreating|Stopping|Removing) \S+(?:_\d+| ) *\.{3}(?: done)?\s*$|^Attaching to /,
        },
      ],
    },
    {
      id: 'hadolint',
      source: { documented: 'https://github.com/hadolint/hadolint' },
      forms: [
        {
          class: 'located',
          match: /^(?<file>[^\s:]+):(?<line>\d+) (?<code>(?:DL|SC)\d+) (?<severity>\w+): (?<message>.*)$/,
          has: [' dl1', ' sc1'],
        },
      ],
    },
  ],
};
