/**
 * Signals are for the command: ctx passes them on and itself stays to show what came. They are held from before the
 * command starts until everything is printed, so that none of them ends ctx in between.
 */
const held = ['SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGHUP'] as const;

export interface HeldSignals {
  /** What ctx has received so far. */
  readonly received: ReadonlySet<NodeJS.Signals>;
  /** Where they go from now on, those first that came before. */
  passTo(receiver: SignalReceiver): void;
  /** Back to what signals do by themselves. */
  release(): void;
}

interface SignalReceiver {
  readonly send: (signal: NodeJS.Signals) => void;
  /**
   * Whether the receiver is at the same terminal as ctx. The terminal's keys (Ctrl-C, Ctrl-\) have reached it by
   * themselves then; sent twice, many programs give up their orderly end.
   */
  readonly sharesTerminal: boolean;
}

export function holdSignals(): HeldSignals {
  const received = new Set<NodeJS.Signals>();
  let receiver: SignalReceiver | undefined;
  const pass = (signal: NodeJS.Signals) => {
    const fromKeys = receiver?.sharesTerminal && (signal === 'SIGINT' || signal === 'SIGQUIT');
    if (!fromKeys) receiver?.send(signal);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    received.add(signal);
    pass(signal);
  };
  for (const signal of held) process.on(signal, onSignal);
  return {
    received,
    passTo: (to) => {
      receiver = to;
      for (const signal of received) pass(signal);
    },
    release: () => {
      for (const signal of held) process.off(signal, onSignal);
    },
  };
}
