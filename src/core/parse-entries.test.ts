import { expect, test } from "vitest";
import { z } from "zod/mini";
import { parseEntries } from "./parse-entries.ts";

const Entry = z.object({ id: z.string(), points: z.number() });

test("a wrong entry is named by its id, or by its place, with the field; the others are read", () => {
  const right = { id: "one", points: 1 };
  const { parsed, wrong } = parseEntries([right, { id: "two", points: "2" }, 3], Entry, "first list");
  expect(parsed).toEqual([right]);
  expect(wrong.map(({ id }) => id)).toEqual(["two", "first list, entry 3"]);
  expect(wrong.map(({ problem }) => problem.split(":")[0])).toEqual(["points", "the entry"]);
});
