import { expect, test } from "vitest";
import { findUnused } from "../../scripts/unused-exports.ts";

const unusedOf = (files: Record<string, string>) => findUnused(new Map(Object.entries(files)));

test("a value that no other file names is found, whether its own file uses it or not", () => {
  expect(
    unusedOf({
      "src/core/a.ts": "export const LIMIT = 3;\nexport async function read() {\n  return LIMIT;\n}\n",
      "src/core/b.ts": 'import { read } from "./a.ts";\n',
    }),
  ).toEqual(["src/core/a.ts exports LIMIT, which nobody uses"]);
});

test.for([
  ["a type", "src/core/a.ts", "export type Limit = 3;\n"],
  ["what a route exports for React Router", "src/app/public/a.tsx", "export function meta() {}\n"],
  ["a table", "src/db/tables/a.ts", "export const rateLimits = 3;\n"],
  ["what scripts export", "scripts/a.ts", "export const LIMIT = 3;\n"],
] as const)("%s may stand alone", ([, file, text]) => {
  expect(unusedOf({ [file]: text })).toEqual([]);
});
