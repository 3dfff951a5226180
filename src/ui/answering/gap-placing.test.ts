import { expect, test } from "vitest";
import { dropOnGap, dropOnTokens, type Gap, heldAfter, pressGap, pressToken } from "./gap-placing.ts";

const EITHER = ["a", "b", "c"];
const gaps = (one: string | null, two: string | null): Gap[] => [
  { id: "g1", takes: EITHER, token: one },
  { id: "g2", takes: EITHER, token: two },
];

test("a pressed token is picked up, and goes into the gap that is pressed next; pressed again it is put down", () => {
  const step = pressToken(gaps(null, null), null, "a");
  const held = heldAfter(step, null);

  expect(step).toEqual({ kind: "picked-up", token: "a" });
  expect(pressGap(gaps(null, null), held, "g2")).toMatchObject({ kind: "placed", gaps: gaps(null, "a"), other: null });
  expect(pressToken(gaps(null, null), held, "a")).toEqual({ kind: "put-down", token: "a" });
  expect(heldAfter({ kind: "put-down", token: "a" }, held)).toBeNull();
  expect(pressToken(gaps(null, null), held, "b")).toEqual({ kind: "picked-up", token: "b" });
});

test("a pressed empty gap waits for the token that is pressed next, also for one of another gap", () => {
  const step = pressGap(gaps(null, null), null, "g2");
  const held = heldAfter(step, null);

  expect(step).toEqual({ kind: "waiting", gap: "g2" });
  expect(pressToken(gaps(null, null), held, "b")).toMatchObject({ kind: "placed", gaps: gaps(null, "b") });
  expect(pressToken(gaps("b", null), held, "b")).toMatchObject({ kind: "placed", gaps: gaps(null, "b") });
  expect(pressGap(gaps(null, null), held, "g2")).toEqual({ kind: "not-waiting", gap: "g2" });
});

test("a filled gap sends its token back when another one comes, and by itself when it is pressed", () => {
  expect(dropOnGap(gaps("a", "b"), "c", "g1")).toMatchObject({ kind: "placed", gaps: gaps("c", "b"), other: "a" });
  expect(dropOnGap(gaps("a", "b"), "a", "g2")).toMatchObject({ kind: "placed", gaps: gaps(null, "a"), other: "b" });
  expect(dropOnGap(gaps("a", "b"), "a", "g1")).toMatchObject({ kind: "placed", gaps: gaps("a", "b"), other: null });
  expect(pressGap(gaps("a", "b"), null, "g1")).toMatchObject({ kind: "taken-back", gaps: gaps(null, "b") });
  expect(pressToken(gaps("a", "b"), null, "b")).toMatchObject({ kind: "taken-back", gaps: gaps("a", null) });
  expect(dropOnTokens(gaps("a", "b"), "a")).toMatchObject({ kind: "taken-back", gaps: gaps(null, "b") });
  expect(dropOnTokens(gaps("a", "b"), "c")).toEqual({ kind: "put-down", token: "c" });
});

test("a token that only one gap takes goes there at once, and no other gap takes it", () => {
  const own: Gap[] = [
    { id: "g1", takes: ["a"], token: null },
    { id: "g2", takes: ["b", "c"], token: null },
  ];
  const refused = dropOnGap(own, "a", "g2");

  expect(pressToken(own, null, "a")).toMatchObject({ kind: "placed", gap: "g1" });
  expect(pressToken(own, { kind: "gap", id: "g2" }, "a")).toMatchObject({ kind: "placed", gap: "g1" });
  expect(refused).toEqual({ kind: "refused", token: "a", gap: "g2" });
  expect(heldAfter(refused, { kind: "token", id: "a" })).toEqual({ kind: "token", id: "a" });
});
