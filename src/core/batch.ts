/**
 * Many callers, one round trip: calls in one turn of the event loop, or while an earlier round is in flight, are combined. A
 * single caller does not wait; rounds grow with the load, like group commits in a database.
 */

type Waiting<In, Out> = { input: In; resolve(output: Out): void; reject(error: unknown): void };

/**
 * A function that answers one input by requesting many together. `run` gets the inputs of a round and returns the outputs in
 * the same order. Two inputs with the same key are never in one round. If a round fails, each of its inputs is tried alone,
 * so that one caller's fault does not affect the others.
 */
export function inBatches<In, Out>(options: {
  run(inputs: ReadonlyArray<In>): Promise<ReadonlyArray<Out>>;
  keyOf(input: In): string;
  /** Maximum inputs per round. */
  most: number;
  /** Maximum concurrent rounds. */
  rounds: number;
}): (input: In) => Promise<Out> {
  const { run, keyOf, most, rounds } = options;
  let waiting: Waiting<In, Out>[] = [];
  let running = 0;
  let isScheduled = false;

  function take(): Waiting<In, Out>[] {
    const keys = new Set<string>();
    const taken: Waiting<In, Out>[] = [];
    const left: Waiting<In, Out>[] = [];
    for (const call of waiting) {
      const key = keyOf(call.input);
      if (taken.length < most && !keys.has(key)) taken.push(call);
      else left.push(call);
      keys.add(key);
    }
    waiting = left;
    return taken;
  }

  async function runRound(): Promise<void> {
    const calls = take();
    try {
      const outputs = await run(calls.map(({ input }) => input));
      for (const [index, call] of calls.entries()) settle(call, outputs, index);
    } catch (error) {
      if (calls.length === 1) calls[0]?.reject(error);
      else await Promise.all(calls.map(runAlone));
    }
  }

  async function runAlone(call: Waiting<In, Out>): Promise<void> {
    try {
      settle(call, await run([call.input]), 0);
    } catch (error) {
      call.reject(error);
    }
  }

  function settle(call: Waiting<In, Out>, outputs: ReadonlyArray<Out>, index: number): void {
    const output = outputs[index];
    if (output === undefined) call.reject(new Error("A round returned fewer outputs than it was given inputs."));
    else call.resolve(output);
  }

  /** At the end of this turn of the event loop: the round includes every request that has arrived by then. */
  function runSoon(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      runNext();
    });
  }

  function runNext(): void {
    while (running < rounds && waiting.length > 0) {
      running += 1;
      void runRound().finally(() => {
        running -= 1;
        if (waiting.length > 0) runSoon();
      });
    }
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      runSoon();
    });
}

/**
 * Coalesces calls: all that are made in one turn of the event loop, or while an earlier call is running, share the next run.
 * So no result is older than the call that gets it. A failure rejects every call that shares it.
 */
export function coalesceCalls<Out>(call: () => Promise<Out>): () => Promise<Out> {
  let running: Promise<unknown> | null = null;
  let next: Promise<Out> | null = null;

  async function callNext(before: Promise<unknown>): Promise<Out> {
    // A failure of the run before belongs to its own callers.
    await before.catch(() => {});
    running = next;
    next = null;
    try {
      return await call();
    } finally {
      running = null;
    }
  }

  return () => {
    next ??= callNext(running ?? new Promise((resolve) => setImmediate(resolve)));
    return next;
  };
}
