import type { Timer } from '../../../platform/limits/timer.ts';
import { ModelFailure } from './failure.ts';
import type { Question } from './model.ts';

/** Asks what ends when its time is over or one of the signals aborts. */
export async function inTime<Result>(
  limits: {
    readonly timer: Timer;
    readonly milliseconds: number;
    readonly signals: readonly AbortSignal[];
  },
  ask: (ends: Pick<Question, 'signal' | 'deadline'>) => Promise<Result>,
): Promise<Result> {
  const { timer, milliseconds, signals } = limits;
  const clock = new AbortController();
  const cancel = timer.after(milliseconds, () =>
    clock.abort(new ModelFailure('OUT_OF_TIME', 'The time for the whole is over.')),
  );
  const stop = () => {
    const reason: unknown = signals.find(({ aborted }) => aborted)?.reason;
    clock.abort(
      reason instanceof ModelFailure ? reason : new ModelFailure('STOPPED', 'Nobody waits for it any more.'),
    );
  };
  for (const signal of signals) {
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  }
  try {
    return await ask({ signal: clock.signal, deadline: timer.elapsed() + milliseconds });
  } finally {
    cancel();
    for (const signal of signals) signal.removeEventListener('abort', stop);
  }
}
