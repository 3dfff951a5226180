import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, dataViews } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildQuestion } from "../../../testing/build-attempts.ts";
import {
  buildInstituteTest,
  buildQuestions,
  fixedSection,
  takeInstituteTest,
} from "../../../testing/build-institute-test.ts";
import { db } from "../../../testing/test-db.ts";
import { startInstituteTest } from "../../attempts/commands/start-attempt.server.ts";
import { exportTestResults } from "../commands/export-test-results.server.ts";
import { percentileOf } from "../pass-rules.ts";
import { findPeers } from "./find-peers.server.ts";
import { findSectionFigures, findTestFigures, listTestResults } from "./test-results.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const admin = await buildAdmin(db);

/** Two sections of two questions, in which a wrong answer takes half a mark; half of the marks pass. Right: 4, 3, 1, 0 and again 2. */
async function buildTaken() {
  const [one, two] = [await buildQuestions(db, 2), await buildQuestions(db, 2)];
  const marks = { by: "questions" as const, right: 12, wrong: -6, omitted: 0 };
  const built = await buildInstituteTest(db, {
    sections: [fixedSection("one", one, { title: "First" }), fixedSection("two", two, { title: "Second" })],
    rules: { marks: { one: marks, two: marks }, pass: { kind: "percent", threshold: { percent: 50 } } },
  });
  const word = unique("Taker");
  const takers = [];
  for (const [nth, right] of [4, 3, 1, 0].entries()) {
    const student = await buildStudent(db, { name: `${word} ${["zero", "one", "two", "three"][nth]}` });
    await takeInstituteTest(db, student, built.testId, { right, at: later(nth) });
    takers.push(student);
  }
  const [first, second] = takers;
  if (!first || !second) throw new Error("Nobody has taken it.");
  await takeInstituteTest(db, first, built.testId, { right: 2, at: later(10) });
  await startInstituteTest(db, second, built.testId, later(11), Math.random);
  return { ...built, first, second, word };
}

test("the figures of a test are those computed by hand, over all its results", async () => {
  const { testId } = await buildTaken();
  await takeInstituteTest(db, await buildStudent(db), (await buildInstituteTest(db)).testId, { right: 3, at: NOW });

  // Marks of 4: 4, 2.5, -0.5, -2 and 1, in percent 100, 62.5, -12.5, -50 and 25.
  expect(await findTestFigures(db, admin, testId, later(12))).toEqual({
    ...{ results: 5, takers: 4, running: 1, mean: 25, median: 25, judged: 5, passed: 2 },
    ranges: [2, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1],
  });
  // Right in the first: 2, 2, 1, 0, 2; in the second: 2, 1, 0, 0, 0.
  expect((await findSectionFigures(db, admin, testId)).sections).toEqual([
    { id: "one", title: "First", asked: 10, correct: 7 },
    { id: "two", title: "Second", asked: 10, correct: 3 },
  ]);
});

test("a test without a result has no figures", async () => {
  const { testId } = await buildInstituteTest(db);

  expect(await findTestFigures(db, admin, testId, NOW)).toMatchObject({
    results: 0,
    mean: null,
    median: null,
    judged: 0,
  });
  expect((await findSectionFigures(db, admin, testId)).sections).toEqual([]);
  expect(await listTestResults(db, admin, { testId, search: "" }, {})).toEqual({
    results: [],
    firsts: null,
    before: null,
    after: null,
  });
});

test("the results come in pages, the newest first, and are found by words of name and address", async () => {
  const { testId, word, first } = await buildTaken();
  for (let nth = 0; nth < 25; nth += 1) {
    await takeInstituteTest(db, first, testId, { right: 4, at: later(100 + nth) });
  }
  const list = (search: string, page = {}) => listTestResults(db, admin, { testId, search }, page);

  const newest = await list("");
  const older = await list("", { after: newest.after });
  const back = await list("", { before: older.before });

  expect([newest.results.length, older.results.length, older.after]).toEqual([25, 5, null]);
  expect(newest.results[0]).toMatchObject({
    studentId: first.studentId,
    headline: { kind: "marks", marks: 48, possible: 48 },
    right: { correct: 4, asked: 4 },
  });
  expect(older.results.map(({ right }) => right.correct)).toEqual([2, 0, 1, 3, 4]);
  expect(back.results).toEqual(newest.results);
  expect((await list(`two ${word.toUpperCase()}`)).results).toHaveLength(1);
  expect((await list(`${word} nobody`)).results).toEqual([]);
  expect((await list(first.email)).results).toHaveLength(25);
});

test("from thirty first attempts on each result has the percentile that its review has, in the list and in the file", async () => {
  const { testId, title, first } = await buildTaken();
  const takers = await Promise.all(Array.from({ length: 25 }, () => buildStudent(db)));
  for (const [nth, taker] of takers.entries()) {
    await takeInstituteTest(db, taker, testId, { right: nth % 5, at: later(20 + nth) });
  }
  const list = () => listTestResults(db, admin, { testId, search: "" }, {});
  const before = await list();
  expect([before.firsts, ...new Set(before.results.map(({ percentile }) => percentile))]).toEqual([29, null]);

  await takeInstituteTest(db, await buildStudent(db), testId, { right: 3, at: later(60) });
  await takeInstituteTest(db, first, testId, { right: 0, at: later(61) });

  const { firsts, results, after } = await list();
  const older = await listTestResults(db, admin, { testId, search: "" }, { after });
  expect(firsts).toBe(30);
  const all = [...results, ...older.results];
  expect(all).toHaveLength(32);
  // Of thirty 6 had 4 right, 7 had 3, 5 had 2, 6 had 1 and 6 had none. The latest is compared instead of the 4 of its student.
  expect(all[0]).toMatchObject({ studentId: first.studentId, percentile: 23.3333333 });
  expect(all[1]).toMatchObject({ percentile: 80 });
  const peers = await Promise.all(all.map(async ({ id }) => percentileOf(await findPeers(db, id))));
  expect(all.map(({ percentile }) => percentile)).toEqual(peers);

  const pieces = await exportTestResults(db, admin, { id: testId, title, hasVerdicts: false }, "Asia/Kolkata", NOW);
  let text = "";
  for await (const piece of pieces) text += piece;
  const inFile = text.trimEnd().split("\r\n").slice(1);
  expect(inFile.map((line) => Number(line.split(",").at(-1)))).toEqual(peers);
});

test("where every attempt draws its own questions nobody is compared", async () => {
  const { lessonId } = await buildLesson(db);
  for (let number = 0; number < 2; number += 1) await buildQuestion(db, lessonId);
  const source = { kind: "drawn" as const, rules: [{ count: 1, from: { lessons: [lessonId] } }] };
  const { testId } = await buildInstituteTest(db, { sections: [{ ...fixedSection("drawn", []), source }] });
  await takeInstituteTest(db, await buildStudent(db), testId, { right: 1, at: NOW });

  const { firsts, results } = await listTestResults(db, admin, { testId, search: "" }, {});
  expect([firsts, results.length, results[0]?.percentile]).toEqual([null, 1, null]);
});

test("the file has every result, and that it was taken out is in the audit and the register", async () => {
  const { testId, first, title } = await buildTaken();
  const collector = await buildAdmin(db);
  const exported = async (hasVerdicts: boolean) => {
    let text = "";
    const pieces = await exportTestResults(db, collector, { id: testId, title, hasVerdicts }, "Asia/Kolkata", NOW);
    for await (const piece of pieces) text += piece;
    return text.trimEnd().split("\r\n");
  };

  const lines = await exported(true);
  expect(lines).toHaveLength(6);
  expect(lines[0]).toContain(
    "Name,Email,Started (Asia/Kolkata),Submitted (Asia/Kolkata),Seconds,Extra minutes,Marks,Of marks,Score (%),Right,Of questions,Questions not counted,Questions given to all,Percentile,Verdict",
  );
  expect(lines[1]).toBe(`${first.name},${first.email},2026-03-01 14:40,2026-03-01 14:41,60,0,1,4,,2,4,0,0,,not passed`);
  expect((await exported(false))[1]).toMatch(/,1,4,,2,4,0,0,$/);
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.actorId, collector.userId));
  expect(entry).toMatchObject({ action: "test.results-exported", subjectId: testId, after: { students: 4 } });
  const [view] = await db.select().from(dataViews).where(eq(dataViews.viewerId, collector.userId));
  expect(view).toMatchObject({ what: "test-results.exported", people: 4 });
});
