/** Tells linear work from work that grows with the square of its input, by the processor time that it takes. */

/** Characters of the shortest input. */
const SHORTEST = 1_000;
/** Milliseconds; what takes less holds nobody up, and caches and the collector make its figures uneven. */
const COMPARED_FROM = 400;
/** Milliseconds that are taken as they are: the next longer input is compared with no less. */
const SHORTEST_MS = COMPARED_FROM / 16;
/** Times as long for four times the input: linear work takes 4, square 16. */
const GROWTH_MAX = 8;
const RUNS = 2;

/**
 * Runs the work with longer and longer inputs, each four times as long as the one before, up to `longest` characters. Returns what
 * grew too fast, or null. Stops there, so that square work does not run for minutes.
 */
export async function findSteepGrowth(
  work: (text: string) => unknown,
  shape: (length: number) => string,
  longest: number,
): Promise<string | null> {
  const lengths = [longest];
  for (let length = longest / 4; length >= SHORTEST; length /= 4) lengths.unshift(Math.floor(length));
  let before = Number.POSITIVE_INFINITY;
  for (const length of lengths) {
    const text = shape(length).slice(0, length);
    const time = await shortestTime(work, text);
    if (time > COMPARED_FROM && time > GROWTH_MAX * before) {
      return `${length} characters take ${Math.round(time)} ms, a quarter of them ${Math.round(before)} ms`;
    }
    before = Math.max(time, SHORTEST_MS);
  }
  return null;
}

/** Shortest time of several runs in milliseconds, since a garbage collector or a compiler may run in any of them. */
async function shortestTime(work: (text: string) => unknown, text: string): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    // User time of this thread alone: neither a busy machine nor the system, which finds memory for large inputs, counts.
    const before = process.threadCpuUsage();
    await work(text);
    const { user } = process.threadCpuUsage(before);
    shortest = Math.min(shortest, user / 1_000);
    if (shortest < SHORTEST_MS) break;
  }
  return shortest;
}
