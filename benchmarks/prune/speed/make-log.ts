/**
 * Makes the log that speed is measured on: what a long build with its tests prints, with colours, redrawn progress, text of
 * several scripts, warnings, errors and stack traces. The same size gives the same bytes on every machine.
 */

/** A log of `bytes` bytes, up to a whole block more. */
export function makeLog(bytes: number): Uint8Array {
  const random = randomFrom(20_260_101);
  const blocks: string[] = [];
  for (let size = 0; size < bytes; ) {
    const block = makeBlock(random);
    blocks.push(block);
    size += Buffer.byteLength(block);
  }
  return Buffer.from(blocks.join(''));
}

/** A whole number from 0 up to, not including, `below`. */
type Random = (below: number) => number;

const modules = ['cart', 'billing', 'inventory', 'session', 'search', 'mailer', 'ledger', 'routes'];
const words = ['résumé', 'größe', 'データ', 'проверка', 'naïve', '处理', 'café', 'ελέγχου'];

const blocksOf: readonly (readonly [weight: number, lines: (random: Random, name: string) => string[]])[] = [
  [30, passingTests],
  [20, compiling],
  [15, progress],
  [15, plainLog],
  [8, warning],
  [5, otherScripts],
  [3, compileError],
  [2, failingTest],
  [2, trace],
];

function makeBlock(random: Random): string {
  let at = random(100);
  const name = pick(random, modules);
  for (const [weight, lines] of blocksOf) {
    if (at < weight) return `${lines(random, name).join('\n')}\n`;
    at -= weight;
  }
  return '\n';
}

function passingTests(random: Random, name: string): string[] {
  return repeat(
    2 + random(8),
    (index) => `  \x1b[32m✓\x1b[39m ${name} › keeps case ${index} of ${random(900)} (${random(40)} ms)`,
  );
}

function compiling(random: Random, name: string): string[] {
  return repeat(
    1 + random(6),
    () => `[${random(400)}/400] Building CXX object src/${name}/CMakeFiles/${name}.dir/part${random(99)}.cpp.o`,
  );
}

function progress(random: Random, name: string): string[] {
  const steps = repeat(
    4,
    (index) => `\rDownloading ${name}-${random(9)}.tgz ${index * 25}% [${'#'.repeat(index * 5)}]`,
  );
  return [`${steps.join('')}\rDownloaded ${name} in ${random(900)} ms`];
}

function plainLog(random: Random, name: string): string[] {
  return repeat(1 + random(5), () => {
    const time = `2026-01-01T${two(random(24))}:${two(random(60))}:${two(random(60))}.${100 + random(900)}Z`;
    return `${time} INFO ${name}: handled request ${random(1e6)} for /api/${name}/${random(1e4)} in ${random(300)}ms`;
  });
}

function warning(random: Random, name: string): string[] {
  const place = `src/${name}/store.c:${random(900)}:${random(80)}`;
  return [
    `${place}: \x1b[1;35mwarning:\x1b[0m unused variable 'left' [-Wunused-variable]`,
    '   41 |   int left;',
    '      |       ^',
  ];
}

function otherScripts(random: Random, name: string): string[] {
  return [`${pick(random, words)}: ${name} ${pick(random, words)} ${random(100)} → ${pick(random, words)}`];
}

function compileError(random: Random, name: string): string[] {
  const place = `src/${name}.ts(${random(900)},${random(80)})`;
  return [`${place}: error TS2339: Property 'total${random(50)}' does not exist on type 'Order'.`];
}

function failingTest(random: Random, name: string): string[] {
  const id = random(5000);
  return [
    `  \x1b[31m✕\x1b[39m ${name} › adds the tax of order ${id}`,
    `    AssertionError: expected ${random(90)} to equal ${random(90)}`,
    `      at Context.<anonymous> (test/${name}.test.ts:${random(300)}:7)`,
  ];
}

function trace(random: Random, name: string): string[] {
  return [
    'Traceback (most recent call last):',
    `  File "/srv/app/${name}/views.py", line ${random(400)}, in handle`,
    '    return self.render(order)',
    '  File "/usr/lib/python3/dist-packages/web/core.py", line 88, in render',
    '    raise KeyError(name)',
    `KeyError: 'customer_${random(300)}'`,
  ];
}

function repeat(count: number, line: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => line(index));
}

function pick(random: Random, from: readonly string[]): string {
  return from[random(from.length)] ?? '';
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** A small generator (mulberry32): the platform's own cannot be given a seed. */
function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
