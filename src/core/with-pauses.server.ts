import { setImmediate } from "node:timers/promises";

/** Number of rows of a file that take a few milliseconds. */
const VALUES_BETWEEN_PAUSES = 200;

/** Passes the values on, and lets everything else that waits for the process have its turn after every 200. */
export async function* withPauses<T>(values: AsyncIterable<T>): AsyncGenerator<T> {
  let count = 0;
  for await (const value of values) {
    yield value;
    count += 1;
    if (count % VALUES_BETWEEN_PAUSES === 0) await setImmediate();
  }
}
