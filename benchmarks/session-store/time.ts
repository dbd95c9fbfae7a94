/** Measures what a step takes. */
export interface Taken {
  /** By the clock. */
  readonly ms: number;
  /** Of processor time: the same on a busy machine. */
  readonly cpuMs: number;
}

export function time(step: () => void): Taken {
  const [begun, cpuBegun] = [performance.now(), process.cpuUsage()];
  step();
  const { user, system } = process.cpuUsage(cpuBegun);
  return { ms: performance.now() - begun, cpuMs: (user + system) / 1_000 };
}
