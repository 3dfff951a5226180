import { expect, test } from "vitest";
import { buildAdmin, buildStudent } from "../../../testing/build.ts";
import {
  buildInstituteTest,
  buildQuestions,
  fixedSection,
  takeInstituteTest,
} from "../../../testing/build-institute-test.ts";
import { db } from "../../../testing/test-db.ts";
import { recordSectionAct } from "../../attempts/commands/record-section-act.server.ts";
import { saveAnswers } from "../../attempts/commands/save-answers.server.ts";
import { startInstituteTest } from "../../attempts/commands/start-attempt.server.ts";
import { listRunning } from "./list-running.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const admin = await buildAdmin(db);

async function buildSectioned() {
  const sections = [
    fixedSection("one", await buildQuestions(db, 2), { title: "First", minutes: 10 }),
    fixedSection("two", await buildQuestions(db, 2), { title: "Second", minutes: 10 }),
  ];
  return buildInstituteTest(db, { sections, version: { minutes: null, leavingASection: "closes" } });
}

test("who is in a test is seen with section, answers and the last sign of life, and nobody who is not", async () => {
  const [first, second, done, gone] = await Promise.all([1, 2, 3, 4].map(() => buildStudent(db)));
  if (!first || !second || !done || !gone) throw new Error("nobody");
  const { testId } = await buildSectioned();
  await startInstituteTest(db, gone, testId, later(-60), Math.random);
  await takeInstituteTest(db, done, testId, { right: 1, at: NOW });
  const started = await startInstituteTest(db, first, testId, NOW, Math.random);
  await startInstituteTest(db, second, testId, later(1), Math.random);
  if (started.kind !== "started") throw new Error(started.kind);
  const save = { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0, seconds: 5 };
  await saveAnswers(db, first, started.attemptId, [save], later(2));

  const at = (minutes: number) => listRunning(db, admin, testId, {}, later(minutes));

  expect(await at(3)).toMatchObject({
    ...{ total: 2, before: null, after: null },
    students: [
      { email: second.email, section: "First", answered: 0, questions: 4, lastSign: later(1), closesAt: later(21) },
      { email: first.email, section: "First", answered: 1, questions: 4, lastSign: later(2), closesAt: later(20) },
    ],
  });
  await recordSectionAct(db, first, started.attemptId, { section: 1, act: "close", ageMs: 0 }, later(4));
  expect((await at(5)).students.map(({ section }) => section)).toEqual(["First", "Second"]);
  expect(await at(60)).toMatchObject({ total: 0, students: [] });
});

test("only one page of those who are in a test is looked at", async () => {
  const { testId } = await buildInstituteTest(db);
  const count = 52;
  for (let nth = 0; nth < count; nth += 1) {
    await startInstituteTest(db, await buildStudent(db), testId, NOW, Math.random);
  }
  const first = await listRunning(db, admin, testId, {}, later(1));
  const next = await listRunning(db, admin, testId, { after: first.after }, later(1));

  expect([first.total, first.students.length, next.students.length, next.after]).toEqual([count, 50, 2, null]);
  expect(first.students[0]?.section).toBeNull();
});
