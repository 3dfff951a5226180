/** A limit on costly work: so much at once, so many waiting, and no more. */

/** More are waiting than can be served soon. */
export class TooBusyError extends Error {
  override name = "TooBusyError";
}

/** Runs what it is given, at most `atOnce` at a time, in the order of asking. Throws TooBusyError when `mostWaiting` wait already. */
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
      // Whoever is next takes over the place, so that nobody who comes later can pass.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
