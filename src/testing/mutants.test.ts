import { parseSync } from "vite";
import { expect, test } from "vitest";
import { chooseMutants, diffOf, identify } from "../../scripts/mutants/choose.ts";
import { findEdits, mutate } from "../../scripts/mutants/mutators.ts";
import { tableOf } from "../../scripts/mutants/results.ts";
import { editsOfSql } from "../../scripts/mutants/sql.ts";
import { failedTestIn, tierOf } from "../../scripts/mutants/tiers.ts";

const FILE = "src/modules/a.tsx";

test.each([
  ["negate-condition", "if (a > b) go = 1;", "if (!(a > b)) go = 1;"],
  ["negate-condition", "while (!isDone) wait = 1;", "while (isDone) wait = 1;"],
  ["negate-condition", "b = a?.b ? c : d;", "b = !(a?.b) ? c : d;"],
  ["swap-logical", "a = b && c;", "a = b || c;"],
  ["swap-logical", "a = <p>{b || c}</p>;", "a = <p>{b && c}</p>;"],
  ["shift-comparison", "a = (b < c) === d;", "a = (b <= c) === d;", "a = (b < c) !== d;"],
  ["shift-comparison", "ü = '😀'; a = b >= c;", "ü = '😀'; a = b > c;"],
  ["plus-to-minus", "a = b + 1;", "a = b - 1;"],
  ["plus-to-minus", 'a = "b" + 1 + c;'],
  ["increment-number", "a = [0.5, 60_000];", "a = [1.5, 60_000];"],
  ["flip-boolean", "a = f(true);", "a = f(false);"],
  ["remove-call", "await f(a);", "globalThis || await f(a);"],
  [
    "remove-call",
    "if (a) b?.(); else c();",
    "if (a) globalThis || b?.(); else c();",
    "if (a) b?.(); else globalThis || c();",
  ],
  ["remove-call", "useEffect(a);"],
  [
    "empty-return",
    "function f(): A | null { return g(); }",
    "function f(): A | null { return globalThis ? null : g(); }",
  ],
  [
    "empty-return",
    "const f = async (): Promise<A[]> => { return await g(); };",
    "const f = async (): Promise<A[]> => { return globalThis ? [] : await g(); };",
  ],
  ["empty-return", "function f(): A { return g(); }"],
  ["drop-filter", "a = b.filter(c).map(d);", "a = b.filter(globalThis ? () => true : c).map(d);"],
  ["swap-branches", "a = b ? c : d;", "a = b ? d : c;"],
  ["change-sql", `a = sql<A>\`order by \${b.and} asc\`;`, `a = sql<A>\`order by \${b.and} desc\`;`],
])("%s: %s", (kind, source, ...expected) => {
  const mutated = findEdits(FILE, source)
    .filter((edit) => edit.kind === kind)
    .map((edit) => mutate(source, edit));
  expect(mutated).toEqual(expected);
  expect(mutated.flatMap((text) => parseSync(FILE, text).errors)).toEqual([]);
});

test("the operators and words of SQL are swapped, those in strings and of `between` are not", () => {
  const statement = "a between b and 'c or d' or e->>'f' <= g -- and h\norder by i desc";
  expect(editsOfSql(statement).map(({ from, to }) => `${from} → ${to}`)).toEqual(["or → and", "<= → <", "desc → asc"]);
});

test.each([
  'import data from "./a.json" with { type: "json" };',
  "type A = { b: 1; c: true } | 2;",
  "const { 0: a } = b;",
  "a = { 1: b };",
  'console.error(a > 1 ? "b" : "c");',
  'request.log.warn({ isLate: true }, "late");',
  "// if (a && b) return true;",
  'a = "b < 1 && c";',
  "a = b /* < */ < c;",
])("%s has no mutants", (source) => {
  expect(findEdits(FILE, source)).toEqual([]);
});

const GROUPS = ["modules", "items", "app", "server", "ui"];
const SOURCES = new Map(
  GROUPS.flatMap((group) =>
    Array.from({ length: 9 }, (_, file) => [`src/${group}/${file}.ts`, "a = b && c;\nd = e > 1;\n"] as const),
  ),
);
const NONE: Readonly<Record<string, string>> = {};
const CHOICE = { seed: 1, count: 40, excluded: NONE };
const chosen = (sources: ReadonlyMap<string, string>, choice: Partial<typeof CHOICE> = {}) =>
  chooseMutants(sources, { ...CHOICE, ...choice }).map(({ id }) => id);

test("a seed chooses the same mutants, whatever the order of the files, and another seed others", () => {
  expect(chosen(new Map([...SOURCES].reverse()))).toEqual(chosen(SOURCES));
  expect(chosen(SOURCES, { seed: 2 })).not.toEqual(chosen(SOURCES));
});

test("mutants are spread evenly, one in a file", () => {
  const files = chooseMutants(SOURCES, CHOICE).map(({ file }) => file);
  expect(new Set(files).size).toBe(40);
  for (const group of GROUPS) expect(files.filter((file) => file.startsWith(`src/${group}/`))).toHaveLength(8);
  expect(chosen(SOURCES, { count: 7 })).toHaveLength(7);
});

test("tests and their data have no mutants", () => {
  const files = ["src/modules/a.test.ts", "src/items/a.test-data.ts", "src/app/testing/a.ts", "src/db/a.ts"];
  expect(chosen(new Map(files.map((file) => [file, "a = 1;"])))).toEqual([]);
});

test("the next candidate takes the place of an excluded mutant, and all others stay", () => {
  const all = chosen(SOURCES);
  const [first = ""] = all;
  const others = chosen(SOURCES, { excluded: { [first]: "it makes no difference" } });
  expect(others).toHaveLength(40);
  expect(others).not.toContain(first);
  expect(others).toEqual(expect.arrayContaining(all.slice(1)));
});

test("an id survives edits of other lines, and equal lines have ids of their own", () => {
  const ids = (source: string) => identify(FILE, source).map(({ id }) => id);
  const before = ids("a = b && c;\na = b && c;\n");
  expect(new Set(before).size).toBe(2);
  expect(ids("// more\nlet d;\n  a = b && c;\nfor (;;);\na = b && c;\n")).toEqual(before);
});

test("a diff shows the lines of a mutant", () => {
  const diffs = identify(FILE, "a = 1;\nb = c\n  && d;\n").map(diffOf);
  expect(diffs[1]).toMatch(/^src.*\n@@ src\/modules\/a\.tsx:3\n- {2}&& d;\n\+ {2}\|\| d;\n$/);
});

test.each([
  ["check", "FAILED types\nsrc/a.ts(1,2): error", "types"],
  ["unit", "FAILED src/ui/a.test.tsx: holds: AssertionError", "src/ui/a.test.tsx: holds: AssertionError"],
  ["component", "FAILED src/ui/a.browser.test.tsx: holds: Error", "src/ui/a.browser.test.tsx: holds: Error"],
  ["fault", "FAILED tests/commands/a.test.ts: holds: Error", "tests/commands/a.test.ts: holds: Error"],
  ["cost", "FAILED tests/faults/a.cost.test.ts: holds: Error", "tests/faults/a.cost.test.ts: holds: Error"],
  ["browser", "FAILED tests/e2e/a.spec.ts: holds: Error", "tests/e2e/a.spec.ts: holds: Error"],
  [
    "browser",
    "  ✓  1 admin/a.spec.ts:1:1 › holds (1s)\n  ✘  2 admin/b.spec.ts:3:1 › holds",
    "admin/b.spec.ts:3:1 › holds",
  ],
  ["browser", "  1) [chromium] › a.spec.ts:3:1 › holds ─────", "a.spec.ts:3:1 › holds"],
  ["unit", "FAILED tests/e2e/a.spec.ts: b\nFAILED src/a.test.ts: c", "src/a.test.ts: c"],
  ["check", "ok    types\n1 passed", null],
])("%s finds it: %s", (tier, output, failed) => {
  expect(tierOf(output)).toBe(tier);
  expect(failedTestIn(output)).toBe(failed);
});

test("the table counts a mutant once, by its last run", () => {
  const result = { mutation: "line 1: a || b → a && b", test: "src/a.test.ts: holds", seconds: 3 };
  const table = tableOf([
    { ...result, id: "a", run: "changed", tier: null },
    { ...result, id: "b", run: "changed", tier: null },
    { ...result, id: "a", run: "whole", tier: "unit" },
  ]);
  expect(table).toContain("| a | line 1: a \\|\\| b → a && b | unit | src/a.test.ts: holds | 3 |");
  expect(table).toContain("Found 1 of 2: 0 check, 1 unit,");
  expect(table).toMatch(/Survivors:\n\n- b$/);
});
