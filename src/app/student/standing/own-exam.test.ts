/** "Where I stand" begins with the exam of the student's course. */
import { expect, test } from "vitest";
import { seededRandom } from "../../../core/random.ts";
import { saveAnswers } from "../../../modules/attempts/commands/save-answers.server.ts";
import { startCustomTest } from "../../../modules/attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../../../modules/attempts/commands/submit-attempt.server.ts";
import { buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildAreaQuestions } from "../../../testing/build-area-questions.ts";
import { db } from "../../../testing/test-db.ts";
import { loadStanding } from "./load-standing.server.ts";

const NOW = new Date("2026-03-28T06:00:00Z");
const AREAS = ["nclex-rn:management-of-care", "norcet:fundamentals", "gulf:fundamentals"];

test.each([
  ["DHA", "gulf"],
  ["NORCET", "norcet"],
  ["PTE", null],
])("a student of %s sees %s first, and subjects when asked", async (course, own) => {
  const { lessonId, subjectId } = await buildLesson(db);
  await buildAreaQuestions(db, 1, AREAS, { lessonId });
  const student = await buildStudent(db, { course });
  const started = await startCustomTest(db, student, { lessons: [lessonId] }, NOW, seededRandom(1));
  if (started.kind !== "started") throw new Error(started.kind);
  const answer = { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 };
  await saveAnswers(db, student, started.attemptId, [answer], NOW);
  await submitAttempt(db, student, started.attemptId, NOW);
  const load = (params: Record<string, string>) =>
    loadStanding({ db, timeZone: "Asia/Kolkata" }, student, new URLSearchParams(params), NOW);

  const { view, plans } = await load({});

  expect(view.planId).toBe(own);
  expect(plans.filter(({ isOwn }) => isOwn).map(({ id }) => id)).toEqual(own === null ? [] : [own]);
  expect(plans.map(({ id }) => id).slice(0, 1)).toEqual([own ?? "nclex-rn"]);
  expect((await load({ by: "subjects" })).view).toMatchObject({ by: "subject", planId: null });
  expect((await load({ by: "nclex-rn" })).view.planId).toBe("nclex-rn");
  expect((await load({ subject: subjectId })).view.by).toBe("lesson");
});
