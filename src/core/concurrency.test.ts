import { expect, test } from "vitest";
import { AbandonedError, limitConcurrency, TooBusyError, TooManyWaitingError } from "./concurrency.ts";

/** Work that lasts until the test ends it. */
function openWork() {
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  const run = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  /** Ends everything, in the order in which it begins. */
  const endAll = async () => {
    for (const name of begun) await end(name);
  };
  return { begun, run, end, endAll };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("no more than the limit run concurrently, and the next of a client in order of arrival", async () => {
  const inTurn = limitConcurrency({ atOnce: 2, mostWaiting: 10 });
  const { begun, run, end, endAll } = openWork();
  const all = Promise.all(["1", "2", "3", "4"].map((name) => inTurn("a", run(name))));
  await turn();
  expect(begun).toEqual(["1", "2"]);

  await end("2");
  expect(begun).toEqual(["1", "2", "3"]);
  await endAll();
  expect(await all).toEqual(["1", "2", "3", "4"]);
});

test("clients are served in turn, however much one of them asks for", async () => {
  const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 100 });
  const { begun, run, endAll } = openWork();
  const asked = [
    ...["a1", "a2", "a3", "a4", "a5"].map((name) => inTurn("a", run(name))),
    ...["b1", "b2"].map((name) => inTurn("b", run(name))),
    inTurn("c", run("c1")),
  ];

  await endAll();

  await Promise.all(asked);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4", "a5"]);
});

test("a client that has as much running as it may leaves the other places to others", async () => {
  const inTurn = limitConcurrency({ atOnce: 4, mostWaiting: 100, each: { atOnce: 2, mostWaiting: 6 } });
  const { begun, run, end, endAll } = openWork();
  const asked = ["a1", "a2", "a3", "a4"].map((name) => inTurn("a", run(name)));
  await turn();
  expect(begun).toEqual(["a1", "a2"]);

  asked.push(inTurn("b", run("b1")), inTurn("b", run("b2")), inTurn("c", run("c1")));
  await turn();
  expect(begun).toEqual(["a1", "a2", "b1", "b2"]);
  await end("a1");
  expect(begun.slice(4)).toEqual(["a3"]);
  await end("b1");
  expect(begun.slice(5)).toEqual(["c1"]);
  await endAll();
  await Promise.all(asked);
});

test("one client has only so many waiting, and others still find a place", async () => {
  const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 100, each: { atOnce: 1, mostWaiting: 2 } });
  const { begun, run, endAll } = openWork();
  const asked = ["a1", "a2", "a3"].map((name) => inTurn("a", run(name)));

  await expect(inTurn("a", run("a4"))).rejects.toBeInstanceOf(TooManyWaitingError);
  asked.push(inTurn("b", run("b1")));
  await endAll();
  await Promise.all(asked);
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
});

test("when all places to wait are taken, the client with the most waiting loses its last one", async () => {
  const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 3 });
  const { begun, run, endAll } = openWork();
  const [a1, a2, a3, a4] = ["a1", "a2", "a3", "a4"].map((name) => inTurn("a", run(name)));
  const lost = expect(a4).rejects.toBeInstanceOf(TooBusyError);
  await expect(inTurn("a", run("a5"))).rejects.toBeInstanceOf(TooBusyError);

  const b1 = inTurn("b", run("b1"));
  await lost;
  // With one more, this client would have as many as the other.
  await expect(inTurn("b", run("b2"))).rejects.toBeInstanceOf(TooBusyError);
  await endAll();
  await Promise.all([a1, a2, a3, b1]);
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
});

test("work that is aborted while it waits gives up its place and never runs", async () => {
  const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 100, each: { atOnce: 1, mostWaiting: 1 } });
  const { begun, run, endAll } = openWork();
  const gone = new AbortController();
  const first = inTurn("a", run("a1"));
  const second = inTurn("a", run("a2"), gone.signal);

  gone.abort();
  await expect(second).rejects.toBeInstanceOf(AbandonedError);
  const third = inTurn("a", run("a3"));
  await endAll();
  await Promise.all([first, third]);
  expect(begun).toEqual(["a1", "a3"]);
  await expect(inTurn("a", run("a4"), gone.signal)).rejects.toBeInstanceOf(AbandonedError);
});

test("work that fails frees its place for the next", async () => {
  const inTurn = limitConcurrency({ atOnce: 1, mostWaiting: 5 });
  const failing = inTurn("a", () => Promise.reject(new Error("no")));
  const next = inTurn("a", async () => "done");

  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});
