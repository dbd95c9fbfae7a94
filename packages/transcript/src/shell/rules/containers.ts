import { ruleTable } from '../command-rule.js';

const text = { operands: 'text' } as const;
const elsewhere = { writes: 'may change what runs elsewhere', network: true, operands: 'text' } as const;

/** Containers, clusters and clouds. */
export const containers = ruleTable({
  'docker podman nerdctl': {
    exactly: ['--version', '-v', 'version', 'info', '--help'],
    subcommands: ruleTable({
      'ps images logs inspect port top history stats': {
        options:
          '-afn:qst --all --filter= --format= --no-trunc --quiet --size --tail= --since= --until= --timestamps --follow --latest --last= --type= --no-stream --digests',
        ...text,
      },
      'version info': { options: '-f: --format=', ...text },
      'image container volume network': {
        subcommands: ruleTable({
          'ls list inspect': { options: '-aqf: --all --quiet --filter= --format= --no-trunc', ...text },
        }),
      },
      compose: {
        options: '-f:p: --file= --project-name=',
        subcommands: ruleTable({
          'ps logs ls images top config': {
            options: '-aq --all --quiet --tail= --follow --no-color --format= --services --since= --timestamps',
            ...text,
          },
        }),
      },
    }),
  },
  'docker-compose': {
    writes: 'changes containers',
    network: true,
    exactly: ['ps', 'logs', '--version', 'version'],
    ...text,
  },
  'kubectl oc': {
    subcommands: ruleTable({
      'get describe logs top explain api-resources api-versions version': {
        options:
          '-An:o:l:c: --all-namespaces --namespace= --output= --selector= --show-labels --tail= --since= --container= --previous --context= --no-headers --sort-by= --field-selector= --client',
        network: true,
        ...text,
      },
      config: { exactly: ['view', 'current-context', 'get-contexts'], writes: 'may change its settings' },
    }),
  },
  'helm terraform kind minikube flyctl gcloud az': { ...elsewhere, exactly: ['--version', 'version'] },
  'pulumi ansible ansible-playbook vagrant aws vercel netlify heroku wrangler': {
    ...elsewhere,
    exactly: ['--version'],
  },
});
