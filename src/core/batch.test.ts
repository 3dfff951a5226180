import { expect, test } from "vitest";
import { coalesceCalls, inBatches } from "./batch.ts";

/** A batcher whose rounds end when the test says so, and the rounds it has started. */
function held(over: { most?: number; rounds?: number } = {}) {
  const begun: { inputs: ReadonlyArray<string>; end(): void; fail(error: Error): void }[] = [];
  const ask = inBatches<string, string>({
    run: (inputs) =>
      new Promise((resolve, reject) => {
        begun.push({ inputs, end: () => resolve(inputs.map((input) => input.toUpperCase())), fail: reject });
      }),
    keyOf: (input) => input[0] ?? "",
    most: over.most ?? 10,
    rounds: over.rounds ?? 1,
  });
  return { ask, begun };
}

test("a single caller does not wait, and those that come meanwhile share a round", async () => {
  const { ask, begun } = held();

  const first = ask("a");
  await expect.poll(() => begun.map(({ inputs }) => inputs)).toEqual([["a"]]);
  const others = [ask("b"), ask("c")];

  begun[0]?.end();
  expect(await first).toBe("A");
  await expect.poll(() => begun.length).toBe(2);
  expect(begun[1]?.inputs).toEqual(["b", "c"]);
  begun[1]?.end();
  expect(await Promise.all(others)).toEqual(["B", "C"]);
});

test("callers in one turn of the event loop share a round", async () => {
  const { ask, begun } = held();

  const all = ["a", "b", "c"].map(ask);

  await expect.poll(() => begun.map(({ inputs }) => inputs)).toEqual([["a", "b", "c"]]);
  begun[0]?.end();
  expect(await Promise.all(all)).toEqual(["A", "B", "C"]);
});

test("two inputs with the same key are never in one round, and keep their order", async () => {
  const { ask, begun } = held();
  const all = [ask("a1"), ask("a2"), ask("b1"), ask("a3")];

  for (let round = 0; round < 3; round += 1) {
    await expect.poll(() => begun.length).toBe(round + 1);
    begun[round]?.end();
  }

  expect(begun.map(({ inputs }) => inputs)).toEqual([["a1", "b1"], ["a2"], ["a3"]]);
  expect(await Promise.all(all)).toEqual(["A1", "A2", "B1", "A3"]);
});

test("neither the size of a round nor the number of concurrent rounds exceeds its limit", async () => {
  const { ask, begun } = held({ most: 2, rounds: 2 });
  const all = ["a", "b", "c", "d", "e"].map(ask);

  await expect
    .poll(() => begun.map(({ inputs }) => inputs))
    .toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  begun[0]?.end();
  await expect.poll(() => begun.length).toBe(3);
  expect(begun[2]?.inputs).toEqual(["e"]);
  begun[1]?.end();
  begun[2]?.end();
  expect(await Promise.all(all)).toEqual(["A", "B", "C", "D", "E"]);
});

test("if a round fails each input is tried alone, so that only the faulty one fails", async () => {
  const ask = inBatches<string, string>({
    run: async (inputs) => {
      if (inputs.includes("bad")) throw new Error("bad input");
      return inputs;
    },
    keyOf: (input) => input,
    most: 10,
    rounds: 1,
  });

  const results = await Promise.allSettled(["first", "good", "bad", "fine"].map(ask));

  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
});

test("a shared question is asked once a turn, and again for callers while it is in flight", async () => {
  const begun: PromiseWithResolvers<string>[] = [];
  const ask = coalesceCalls(() => {
    const held = Promise.withResolvers<string>();
    begun.push(held);
    return held.promise;
  });

  const early = [ask(), ask()];
  await expect.poll(() => begun.length).toBe(1);
  const late = [ask(), ask()];
  begun[0]?.resolve("before");
  expect(await Promise.all(early)).toEqual(["before", "before"]);
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve("after");

  expect(await Promise.all(late)).toEqual(["after", "after"]);
  expect(begun).toHaveLength(2);
});

test("a shared question that fails is asked again", async () => {
  let tries = 0;
  const ask = coalesceCalls(async () => {
    tries += 1;
    if (tries === 1) throw new Error("away");
    return tries;
  });

  const [failed, next] = [ask(), new Promise((resolve) => setImmediate(() => resolve(ask())))];

  await expect(failed).rejects.toThrow("away");
  expect(await next).toBe(2);
});
