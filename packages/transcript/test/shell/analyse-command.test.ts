import { describe, expect, test } from 'vitest';
import { analyseCommand } from '../../src/shell/index.js';

describe('the files that a command names', () => {
  test.each<[string, Partial<ReturnType<typeof analyseCommand>>]>([
    ['cat a.ts ./b.ts a.ts', { reads: ['a.ts', 'b.ts'], names: ['a.ts', 'b.ts'], commands: ['cat'] }],
    ['cd pkg && cat src/a.ts ../x', { reads: ['pkg/src/a.ts', 'x'], cwd: 'pkg' }],
    ['cd /srv/app && cat a', { reads: ['/srv/app/a'], cwd: '/srv/app' }],
    ['cd a; (cd b && cat c); cat d', { reads: ['a/b/c', 'a/d'], cwd: 'a' }],
    ['cd .. && cat a', { reads: ['../a'], cwd: '..' }],
    [
      'cat ~/.profile "$HOME/x" *.ts',
      { reads: ['~/.profile', '"$HOME/x"', '*.ts'], unknown: ['~/.profile', '"$HOME/x"', '*.ts'] },
    ],
    ['cat src/{a,b}.ts', { reads: ['src/a.ts', 'src/b.ts'], unknown: [] }],
    ['for f in a b; do head "$f.ts"; done', { effect: 'reads', unknown: ['"$f.ts"'] }],
    ['f=src/a.ts; sed -n 1,5p $f', { effect: 'may-write', unknown: ['$f'] }],
    ['grep -n foo a.ts b.ts', { reads: ['a.ts', 'b.ts'] }],
    ['grep -e foo -f list a.ts', { reads: ['list', 'a.ts'] }],
    ['sed -i s/a/b/ a.ts b.ts', { reads: [], writes: ['a.ts', 'b.ts'] }],
    ['sort a -o b', { reads: ['a'], writes: ['b'] }],
    ['cp a b c dir', { reads: ['a', 'b', 'c'], writes: ['dir'] }],
    ['mv a b', { deletes: ['a'], writes: ['b'] }],
    ['rm -rf dist a.ts', { deletes: ['dist', 'a.ts'] }],
    ['cat a > b 2>> c < d', { reads: ['d', 'a'], writes: ['b', 'c'] }],
    ['ls | tee -a log', { writes: ['log'] }],
    ['git -C sub diff -- a.ts', { reads: ['sub/a.ts'] }],
    ['git diff --output=out.diff', { writes: ['out.diff'] }],
    ['bash -lc "cd x && cat y"', { reads: ['x/y'], names: ['x', 'x/y'], commands: ['bash', 'cd', 'cat'], cwd: '.' }],
    ['timeout 5 cat a', { reads: ['a'], commands: ['timeout', 'cat'] }],
    ['find src lib -name x', { reads: ['src', 'lib'] }],
    ['make -C build all.mk', { names: [], commands: ['make'] }],
    ['frob src/a.ts --x y', { names: ['src/a.ts'], reads: [] }],
    ['python tool.py', { effect: 'may-write', names: ['tool.py'] }],
    ['python3 -c 1', { names: [] }],
    ['python3 -m http.server 8000', { names: [] }],
    ['python3 run a.json 3', { reads: ['run'], names: ['run', 'a.json'] }],
    ['node -e 1 a/b x', { reads: [], names: ['a/b'] }],
    ['ssh host ls', { names: [] }],
    ['cat - < a', { reads: ['a'] }],
    ['cat a 2>/dev/null', { names: ['a'], writes: [] }],
  ])('%s', (command, facts) => {
    expect(analyseCommand(command)).toMatchObject(facts);
  });

  test('are resolved against the folder that it starts in', () => {
    expect(analyseCommand('cd src && cat a.ts ../b', { cwd: '/home/me/app' })).toMatchObject({
      reads: ['/home/me/app/src/a.ts', '/home/me/app/b'],
      cwd: '/home/me/app/src',
    });
  });

  test('below a folder that is not known are left as they are written', () => {
    const facts = analyseCommand('cd "$X" && cat a /b');
    expect(facts).toMatchObject({ effect: 'reads', reads: ['a', '/b'], unknown: ['"$X"', 'a'] });
    expect(facts).not.toHaveProperty('cwd');
  });
});

describe('the reason', () => {
  test.each([
    ['cat a | head', 'only reads: cat, head'],
    ['ls && rm x', 'rm deletes files'],
    ['git branch x', 'git branch x may make one'],
    ['ls > out', 'it writes to out'],
    ['cat --frob a', 'cat --frob is not known to only read'],
    ['$X a', 'which command $X is shows only when it runs'],
    ['./run', 'it runs the program ./run'],
    ['', 'only reads: nothing runs'],
  ])('%s', (command, why) => {
    expect(analyseCommand(command).why).toBe(why);
  });
});

describe('the network', () => {
  test.each([
    'curl http://x',
    'cat a | curl -s https://x/$(cat b)',
    'wget x',
    'ssh h ls',
    'scp a h:b',
    'rsync -a a h:b',
    'git fetch',
    'git pull',
    'git push',
    'git clone x',
    'git ls-remote',
    'git remote show origin',
    'git submodule update',
    'gh pr view 1',
    'gh auth status',
    'npm view x',
    'npm install',
    'pip download x',
    'pip list',
    'docker pull x',
    'kubectl get pods',
    'dig x',
    'lsof -i',
    'hostname -f',
    'cat < /dev/tcp/h/80',
    'echo a > /dev/tcp/h/80',
    'echo $(curl x)',
    'bash -c "curl x"',
    'find . -exec curl x \\;',
    'xargs curl',
    'python3 a.py',
    'make',
    'eval x',
    '. ./x',
    'frob',
    './run',
    '$X a',
    'cat --frob a',
    'cat a (',
  ])('%s may talk to it', (command) => {
    expect(analyseCommand(command).network).toBe(true);
  });

  test.each([
    'ls -la',
    'cat a > b',
    'rm -rf a',
    'sed -i s/a/b/ a',
    'sort a -o b',
    'tar xf a.tar',
    'git log -p',
    'git commit -m x',
    'git remote -v',
    'git branch x',
    'npm ls',
    'docker ps',
    'python3 --version',
    'lsof -n -i',
    'hostname',
    'gcc a.c',
    'xargs grep x < a',
    'for f in a b; do head "$f"; done',
    '',
  ])('%s does not', (command) => {
    expect(analyseCommand(command).network).toBe(false);
  });

  test('a request only reads all the same', () => {
    expect(analyseCommand('curl http://x')).toMatchObject({ effect: 'reads', network: true });
  });
});

describe('hostile texts', () => {
  test('a command that is too long is not analysed', () => {
    const started = performance.now();
    const facts = analyseCommand(`cat ${'a '.repeat(500_000)}`);
    expect(performance.now() - started).toBeLessThan(100);
    expect(facts).toMatchObject({ effect: 'may-write', why: expect.stringContaining('too long') });
  });

  test('control characters and a NUL are not understood', () => {
    expect(analyseCommand('cat a\0b').effect).toBe('may-write');
    expect(analyseCommand('cat a\rrm b').effect).toBe('may-write');
    expect(analyseCommand('cat a\tb').effect).toBe('reads');
  });

  test('names of built-in properties are names like others', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(analyseCommand(`${name} a; git ${name}; x=${name}; $${name}`).effect).toBe('may-write');
      expect(analyseCommand(`cat ${name}`)).toMatchObject({ effect: 'reads', reads: [name] });
    }
  });

  const size = 65_000;
  test.each(
    Object.entries({
      'nested substitutions': '$('.repeat(size / 2),
      'nested groups': `${'('.repeat(size / 2)}`,
      'nested quotes': '"$('.repeat(size / 3),
      'nested arithmetic': `echo $((${'('.repeat(size - 20)}`,
      'nested parameters': '${a:-'.repeat(size / 5),
      'nested tests': `[[ ${'( '.repeat(size / 2 - 5)}`,
      'long chains': 'ls && '.repeat(size / 6 - 1),
      'many commands': 'ls;'.repeat(size / 3),
      'many variables in many substitutions': 'a1=1;echo $(:);'.repeat(size / 15),
      'wrappers of wrappers': 'env '.repeat(size / 4),
      'many words': `cat ${'a '.repeat(size / 2 - 5)}`,
      'many braces': '{a,b}'.repeat(size / 5),
      'many open braces': `cat ${'{'.repeat(size - 10)}`,
      'a long awk program': `awk '${'/a[/ '.repeat(size / 6)}'`,
      'a long sed script': `sed '${'s/a[/b/;'.repeat(size / 9)}'`,
      'many -exec': `find . ${'-exec cat {} + '.repeat(size / 15 - 2)}`,
      'many names': Array.from({ length: 4_000 }, (_, i) => `v${i}=1; x`).join('; '),
      'many functions': Array.from({ length: 4_000 }, (_, i) => `f${i}() { :; }`).join('; '),
      'many here-documents': 'cat <<A\nA\n'.repeat(size / 11),
      'an unclosed quote after quotes': `${"''".repeat(size / 2 - 1)}'`,
      'folder below folder': 'cd a;'.repeat(size / 5),
      'folders pushed on folders': 'pushd x;'.repeat(size / 8),
      'many files in a deep folder': `cd ${'a/'.repeat(size / 4)}; cat ${'b '.repeat(size / 4 - 10)}`,
      'many files in a folder as deep as is followed': `cd ${'a/'.repeat(2_000)}; cat ${'b '.repeat(size / 2 - 2_010)}`,
      'a text that doubles': `x=a;${'x=$x$x;'.repeat(28)}cat $x`,
      'many files used many times': `for i in ${'f1 '.repeat(5_000)}; do cat ${'$i '.repeat(10_000)}; done`,
      'a script run many times': `x='${'ls;'.repeat(1_300)}'; ${'bash -c "$x";'.repeat(size / 13 - 310)}`,
      'an awk program run many times': `x='${'a '.repeat(2_000)}'; ${'awk "$x" f;'.repeat(size / 12 - 400)}`,
      blanks: ' '.repeat(size),
      backslashes: '\\'.repeat(size),
    }),
  )('%s take little time', (_, command) => {
    const started = performance.now();
    expect(analyseCommand(command).effect).toMatch(/^(reads|may-write)$/);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
