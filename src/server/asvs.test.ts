/** Decisions rest on `docs/asvs.md`: whatever can be checked in it without judgement is checked here. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../core/project-root.ts";

/** ASVS 5.0.0: the levels of the requirements of each section, in their order; `"1.5": "123"` are 1.5.1, 1.5.2 and 1.5.3. */
const LEVELS: Readonly<Record<string, string>> = {
  ...{ "1.1": "22", "1.2": "1111122223", "1.3": "112222222223", "1.4": "222", "1.5": "123" },
  ...{ "2.1": "122", "2.2": "112", "2.3": "12223", "2.4": "23" },
  ...{ "3.1": "3", "3.2": "113", "3.3": "12223", "3.4": "11222233", "3.5": "11122333", "3.6": "3", "3.7": "22333" },
  ...{ "4.1": "12233", "4.2": "23333", "4.3": "22", "4.4": "1222" },
  ...{ "5.1": "2", "5.2": "112333", "5.3": "113", "5.4": "222" },
  ...{ "6.1": "122", "6.2": "111111112222", "6.3": "11223333", "6.4": "112233", "6.5": "22222333", "6.6": "2223" },
  ...{ "6.7": "33", "6.8": "2222" },
  ...{ "7.1": "222", "7.2": "1111", "7.3": "22", "7.4": "11222", "7.5": "223", "7.6": "22" },
  ...{ "8.1": "1233", "8.2": "1123", "8.3": "133", "8.4": "23" },
  ...{ "9.1": "111", "9.2": "1222" },
  ...{ "10.1": "22", "10.2": "223", "10.3": "22223", "10.4": "1111122222233333", "10.5": "22222", "10.6": "22" },
  ...{ "10.7": "222" },
  ...{ "11.1": "2233", "11.2": "22233", "11.3": "11233", "11.4": "1222", "11.5": "23", "11.6": "23", "11.7": "33" },
  ...{ "12.1": "12233", "12.2": "11", "12.3": "22223" },
  ...{ "13.1": "2333", "13.2": "222223", "13.3": "2233", "13.4": "1222233" },
  ...{ "14.1": "22", "14.2": "12223333", "14.3": "122" },
  ...{ "15.1": "12233", "15.2": "12233", "15.3": "1222222", "15.4": "3333" },
  ...{ "16.1": "2", "16.2": "22222", "16.3": "2222", "16.4": "222", "16.5": "2223" },
  ...{ "17.1": "23", "17.2": "22223333", "17.3": "22" },
};

const VERDICTS = ["met", "deviates", "not applicable"];

const root = projectRoot();
const text = readFileSync(path.join(root, "docs/asvs.md"), "utf8");
const tableRows = text.split("\n").filter((line) => line.startsWith("| "));
const cellsOf = (line: string) => line.split("|").slice(1, -1);
const judged = tableRows.map(cellsOf).flatMap((cells) => {
  const [id = "", level = "", asks = "", verdict = "", where = ""] = cells.map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, asks, verdict, where, width: cells.length }] : [];
});

/** The text between a heading and the next. */
function sectionOf(heading: string): string {
  return text.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? "";
}

test("each requirement of levels 1 and 2 is judged once, under its number, in order", () => {
  const asked = Object.entries(LEVELS).flatMap(([section, levels]) =>
    [...levels].map((level, at) => ({ id: `${section}.${at + 1}`, level })).filter(({ level }) => level !== "3"),
  );
  expect(asked.filter(({ level }) => level === "1")).toHaveLength(70);
  expect(asked.filter(({ level }) => level === "2")).toHaveLength(183);

  expect(judged.map(({ id, level }) => ({ id, level }))).toEqual(asked);
});

test("each line has all its cells, and one of three verdicts", () => {
  const wrong = judged.filter(
    ({ width, asks, verdict, where }) => width !== 5 || !asks || !where || !VERDICTS.includes(verdict),
  );

  expect(wrong).toEqual([]);
});

test("every file that is named exists", () => {
  const named = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, name = ""]) =>
    /^[\w.@-]+(?:\/[\w.@-]+)*\/?$/.test(name) && /\/|\.(?:md|json|yaml)$/.test(name) ? [name] : [],
  );

  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test("the counts match the lines below", () => {
  const count = (level: string, verdict: string | null) =>
    judged.filter((row) => (level === "both" || row.level === level) && (verdict === null || row.verdict === verdict))
      .length;
  const counts = ["1", "2", "both"].map((level) => [
    level,
    ...[...VERDICTS, null].map((verdict) => String(count(level, verdict))),
  ]);

  const written = tableRows.map((line) => cellsOf(line).map((cell) => cell.trim())).slice(2, 5);
  expect(written).toEqual(counts);
});

test("each deviation is explained to the institute, and nothing else is", () => {
  const explained = new Set(sectionOf("What an institute should know").match(/\d+\.\d+\.\d+/g));

  const deviating = judged.filter(({ verdict }) => verdict === "deviates").map(({ id }) => id);
  expect([...explained].toSorted()).toEqual(deviating.toSorted());
});
