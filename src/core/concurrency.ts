/** A limit on costly work: how much runs concurrently, how much may wait, and no more. */

/** More callers are waiting than can be served soon. */
export class TooBusyError extends Error {
  override name = "TooBusyError";
}

/** Runs the given work, at most `atOnce` at a time, in order of arrival. Throws TooBusyError if `mostWaiting` already wait. */
export function limitConcurrency({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new TooBusyError("Too much of this is waiting already.");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await run();
    } finally {
      // The next in the queue takes over the place, so that no later caller can overtake it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
