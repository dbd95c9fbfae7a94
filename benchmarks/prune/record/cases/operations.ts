/** What operators run: YAML linters, ansible, databases, archives, package managers of the system. */
import type { RecordedCase } from '../case.js';

const shared = { language: 'YAML', project: 'config-shop' };

export const operationsCases: readonly RecordedCase[] = [
  {
    ...shared,
    id: 'yamllint',
    tool: 'yamllint',
    kind: 'lint',
    needs: ['yamllint'],
    command: 'yamllint .',
    must: [
      './deploy.yaml',
      "22:3 error syntax error: found character '\\t' that cannot start any token (syntax)",
      '14:4 error duplication of key "web" in mapping (key-duplicates)',
      '21:9 error duplication of key "image" in mapping',
    ],
  },
  {
    ...shared,
    id: 'ansible-failed-task',
    tool: 'ansible-playbook',
    kind: 'runtime-log',
    needs: ['ansible-playbook'],
    env: { ANSIBLE_REMOTE_TMP: '/home/dev/scratch' },
    command: 'ansible-playbook -v playbook.yml',
    must: [
      'TASK [Unpack the release]',
      'fatal: [localhost]: FAILED! => {"changed": false, "msg": "Source \'/home/dev/config-shop/site/releases/shop-1.4.0.tar.gz\' does not exist"}',
      'failed=1 skipped=1 rescued=0 ignored=1',
    ],
    noise: ['changed: [localhost] => (item='],
  },
  {
    id: 'apt-simulated-install',
    tool: 'apt-get',
    language: 'Shell',
    kind: 'success',
    needs: ['apt-get'],
    command: 'apt-get install --simulate --no-install-recommends postgresql nginx redis-server',
    must: ['The following NEW packages will be installed:', 'newly installed,', 'Inst nginx ', 'Inst redis-server '],
    noise: ['Conf '],
  },
  {
    id: 'apt-unmet',
    tool: 'apt-get',
    language: 'Shell',
    kind: 'install',
    needs: ['apt-get'],
    command: 'apt-get install --simulate nginx nginx-no-such-module libssl99=1.2',
    must: ['E: Unable to locate package nginx-no-such-module', 'E: Unable to locate package libssl99'],
  },
  {
    id: 'strace-missing-file',
    tool: 'strace',
    language: 'C',
    kind: 'runtime-log',
    needs: ['strace'],
    command: 'strace -f cat prices.csv',
    must: ['openat(AT_FDCWD, "prices.csv", O_RDONLY) = -1 ENOENT (No such file or directory)', '+++ exited with 1 +++'],
    noise: ['mmap(', 'mprotect('],
  },
  {
    id: 'git-merge-conflict',
    tool: 'git',
    language: 'Shell',
    kind: 'build',
    project: 'config-shop',
    needs: ['git'],
    history: [{ subject: 'Describe the services' }],
    setup: [
      'git switch -q -c db-upgrade && sed -i "s/postgres:16/postgres:17/; s/replicas: 3/replicas: 5/" *.yaml && git -c user.name=Ada -c user.email=ada@example.com commit -qam "Use postgres 17"',
      'git switch -q main && sed -i "s/postgres:16/postgres:16.4/; s/replicas: 3/replicas: 4/" *.yaml && git -c user.name=Ben -c user.email=ben@example.com commit -qam "Pin postgres"',
    ],
    command: 'git -c user.name=Ada -c user.email=ada@example.com merge db-upgrade; git status; git diff',
    must: [
      'CONFLICT (content): Merge conflict in deploy.yaml',
      'CONFLICT (content): Merge conflict in services.yaml',
      'Automatic merge failed; fix conflicts and then commit the result.',
      '++<<<<<<< HEAD',
      '+ image: postgres:17',
    ],
  },
];
