/** The parts of the Analytics Dashboard: in words, one without the other, and as files. */

import { expect, test } from "vitest";
import { csvRow } from "../../../core/csv.ts";
import { countActivity } from "../../../modules/statistics/commands/count-activity.server.ts";
import { findStimulus } from "../../../modules/stimuli/queries/find-stimulus.server.ts";
import { brokenDatabase } from "../../../testing/broken-db.ts";
import { buildAdmin, buildLesson } from "../../../testing/build.ts";
import { buildResult } from "../../../testing/build-attempts.ts";
import { buildAskedQuestion, buildJoinedStudent, countAnswers } from "../../../testing/build-statistics.ts";
import { buildStimulus } from "../../../testing/build-stimulus.ts";
import { db } from "../../../testing/test-db.ts";
import { analyticsQueryIn, chartLoaders, loadPart, loadTable } from "./load.server.ts";
import { loadCards } from "./load-cards.server.ts";

const admin = await buildAdmin(db);
const timeZone = "Asia/Kolkata";
const NOW = new Date("2034-03-10T06:00:00Z");

function quietLog() {
  const errors: string[] = [];
  return { errors, info() {}, warn() {}, error: (_: object, message: string) => errors.push(message) };
}

const ask = (address: string) =>
  analyticsQueryIn(new URLSearchParams(address), { now: NOW, timeZone, courses: ["NCLEX-RN", "OET"] });

/** Somebody with one result, 50 of 100, after two hours. */
async function buildSomebody(name: string) {
  const student = await buildJoinedStudent(db, new Date("2034-03-08T06:00:00Z"), { name });
  const { lessonId } = await buildLesson(db);
  const answers = [{ lessonId, isCorrect: true }, { lessonId }];
  await buildResult(db, student, { answers, timeTaken: 7200, completedAt: new Date("2034-03-09T06:00:00Z") });
  await countActivity(db, timeZone);
}

test("an address chooses a range and a course, and what it does not know is left out", () => {
  expect(ask("range=7&course=OET")).toMatchObject({ range: 7, course: "OET", span: { from: "2034-03-04" } });
  expect(ask("range=8&course=%3Cb%3E")).toMatchObject({ range: 30, course: null });
});

test("without data every figure without a number is a dash, with it there is a trend only where there is a before", async () => {
  const log = quietLog();
  const valuesOf = async () =>
    (await loadCards({ db, timeZone }, admin, ask("range=7"), log)).map(({ figure }) =>
      figure.kind === "loaded" ? [figure.value.value, figure.value.trend] : figure.kind,
    );
  expect(await valuesOf()).toEqual([
    ["0", null],
    ["–", null],
    ["0", null],
    ["–", null],
  ]);

  await buildSomebody("Asha Verma");

  expect(await valuesOf()).toEqual([
    ["0", null],
    ["0%", null],
    ["1", null],
    ["2h", null],
  ]);
});

test("a part that cannot be loaded says so and is logged, and the others stay", async () => {
  const log = quietLog();
  const broken = await brokenDatabase();
  const lost = await loadPart(log, "scores", chartLoaders({ db: broken, timeZone }, admin, ask("range=7")).scores);
  const found = await loadPart(log, "scores", chartLoaders({ db, timeZone }, admin, ask("range=7")).scores);
  const cards = await loadCards({ db: broken, timeZone }, admin, ask("range=7"), log);

  expect(lost).toEqual({ kind: "failed" });
  expect(found.kind).toBe("loaded");
  expect(cards.map(({ figure }) => figure.kind)).toEqual(["failed", "failed", "failed", "failed"]);
  expect(log.errors).toHaveLength(5);
});

test("a file holds what its chart shows: each day of the range, and no formula of whatever somebody is called", async () => {
  await buildSomebody('=HYPERLINK("https://evil.example")');
  const load = chartLoaders({ db, timeZone }, admin, ask("range=7"));

  const tests = await loadTable("tests-taken", load);
  expect(tests.columns).toEqual(["Day", "Tests taken"]);
  expect(tests.rows.map(([day]) => day)).toEqual([4, 5, 6, 7, 8, 9, 10].map((day) => `2034-03-${`0${day}`.slice(-2)}`));
  expect(tests.rows.at(0)).toEqual(["2034-03-04", 0]);

  const scores = await loadTable("student-performance", load);
  expect(scores.rows).toEqual([["2034-03-08", 50, expect.any(Number), expect.any(Number)]]);

  const performers = await loadTable("top-performers", load);
  const row = performers.rows.find(([name]) => String(name).startsWith("="));
  expect(csvRow(row ?? [])).toBe(`"'=HYPERLINK(""https://evil.example"")",NCLEX-RN,0,50,2,–\r\n`);
});

test("the text of a hard question is cut at the end of a word", async () => {
  const stem = `<p>${"A client is admitted with a finding. ".repeat(10)}</p>`;
  const { displayId } = await buildAskedQuestion(db, { stem, asked: 10, earned: 1, possible: 20 });

  const { rows } = await loadTable("hardest-questions", chartLoaders({ db, timeZone }, admin, ask("")));
  const [, share, asked, , , partOf, text] = rows.find(([number]) => number === `#${displayId}`) ?? [];

  expect([share, asked, partOf]).toEqual([5, 10, ""]);
  expect(String(text)).toMatch(/^A client is admitted .*\w\.?…$/);
  expect(String(text).length).toBeLessThan(100);
});

test("a hard question of a case study says so", async () => {
  const { questionIds, stimulusId } = await buildStimulus(db, admin, {}, new Date());
  const [, second] = questionIds;
  if (!second) throw new Error("The case study has no second question.");
  await countAnswers(db, second, { asked: 10, earned: 1, possible: 20 });
  const found = await findStimulus(db, admin, stimulusId);

  const { rows } = await loadTable("hardest-questions", chartLoaders({ db, timeZone }, admin, ask("")));

  expect(rows.map((row) => row[5])).toContain(`Question 2 of case study C${found?.displayId}`);
});
