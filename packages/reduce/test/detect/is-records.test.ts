import { isRecords } from '../../src/detect/is-records.js';
import { checkRows } from './check-rows.js';

checkRows(
  'isRecords',
  isRecords,
  (
    [
      ['git log', true],
      ['git -C /x --no-pager log --oneline -30', true],
      ['cd a && git log | head -5', true],
      ['GIT_PAGER=cat git -c color.ui=never blame a.ts', true],
      ['docker ps -a', true],
      ['kubectl get pods -n x', true],
      ['gh pr list --limit 50', true],
      ['sudo ps aux | grep node', true],
      ['ls -la src', true],
      ['pip list; npm ls', true],
      ['/usr/bin/git branch -a', true],
      ['git log -p', false],
      ['git diff', false],
      ['git status && npm test', false],
      ['npm test; git log', false],
      ['gh pr view 3', false],
      ['ls', false],
      ['echo "git log"', false],
      ['legit log', false],
      ['', false],
    ] as const
  ).map(([command, expected]) => [command || 'no command', expected, { command, text: 'a1b2c3d fail\n' }]),
);
checkRows('isRecords', isRecords, [
  ['a command that failed', false, { command: 'git log', status: 'error', text: 'fatal: x' }],
]);
