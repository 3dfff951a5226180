import { expect, test } from "vitest";
import { limitConcurrency, TooBusyError } from "./concurrency.ts";

/** Work that lasts until the test ends it. */
function openWork() {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const run = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { ends, begun, run };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("no more than the limit run concurrently, and the next in order of arrival", async () => {
  const inTurn = limitConcurrency({ atOnce: 2, mostWaiting: 10 });
  const { ends, begun, run } = openWork();
  const all = Promise.all([1, 2, 3, 4].map((number) => inTurn(run(number))));
  await turn();
  expect(begun).toEqual([1, 2]);

  ends[1]?.();
  await turn();
  expect(begun).toEqual([1, 2, 3]);
  ends[0]?.();
  await turn();
  for (const end of ends) end();
  expect(await all).toEqual([1, 2, 3, 4]);
});

test("a caller when too many wait is refused immediately, and those waiting are served", async () => {
  const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 1 });
  const { ends, run } = openWork();
  const first = inTurn(run(1));
  const second = inTurn(run(2));

  await expect(inTurn(run(3))).rejects.toBeInstanceOf(TooBusyError);
  await turn();
  ends[0]?.();
  await turn();
  ends[1]?.();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});

test("work that fails frees its place for the next", async () => {
  const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 5 });
  const failing = inTurn(() => Promise.reject(new Error("no")));
  const next = inTurn(async () => "done");

  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});
