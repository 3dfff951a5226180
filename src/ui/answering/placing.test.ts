import { expect, test } from "vitest";
import { dropToken, pressToken, removeToken } from "./placing.ts";

test("a pressed token goes into the next free slot, and pressed again it comes back", () => {
  expect(pressToken(["a1"], "a2", 2)).toEqual({ kind: "placed", ids: ["a1", "a2"] });
  expect(pressToken(["a1", "a2"], "a1", 2)).toEqual({ kind: "removed", ids: ["a2"] });
});

test("full slots refuse one more, a single slot replaces its token", () => {
  expect(pressToken(["a1", "a2"], "a3", 2)).toEqual({ kind: "full" });
  expect(pressToken([], "a3", 0)).toEqual({ kind: "full" });
  expect(pressToken(["c1"], "c2", 1)).toEqual({ kind: "replaced", ids: ["c2"], other: "c1" });
});

test("a dropped token takes the slot it is dropped on, or the next free one", () => {
  expect(dropToken(["a1", "a2"], "a3", 0, 2)).toEqual({ kind: "replaced", ids: ["a3", "a2"], other: "a1" });
  expect(dropToken([], "a3", 1, 2)).toEqual({ kind: "placed", ids: ["a3"] });
  expect(dropToken(["a1", "a2"], "a2", 0, 2)).toEqual({ kind: "placed", ids: ["a1", "a2"] });
});

test("removing everything leaves nothing", () => {
  expect(removeToken(["a1"], "a1")).toEqual({ kind: "removed", ids: [] });
});
