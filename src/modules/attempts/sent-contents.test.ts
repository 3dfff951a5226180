/** Tests that content which a running attempt has not sent yet is in no file and no review, and cannot be marked up. */
import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import type { Id } from "../../core/id.ts";
import { attemptMarkups, questionVersions } from "../../db/schema.ts";
import { buildAdmin, buildStudent } from "../../testing/build.ts";
import { buildSectionedAttempt } from "../../testing/build-attempts.ts";
import { buildInstituteTest, fixedSection } from "../../testing/build-institute-test.ts";
import { buildStimulus, wordsOfEntry } from "../../testing/build-stimulus.ts";
import { db } from "../../testing/test-db.ts";
import type { Student } from "../accounts/viewer.ts";
import { writeOwnData } from "../privacy/queries/own-data.server.ts";
import { markKeyOf } from "../stimuli/record.ts";
import { discardAttempt } from "./commands/discard-attempt.server.ts";
import { saveAnswers } from "./commands/save-answers.server.ts";
import { saveMarkup } from "./commands/save-markup.server.ts";
import { startCustomTest, startInstituteTest } from "./commands/start-attempt.server.ts";
import { submitAttempt } from "./commands/submit-attempt.server.ts";
import { NO_MARKUP } from "./markup.ts";
import { countCustomQuestions } from "./queries/count-custom-questions.server.ts";
import { findReview, findReviewOfStudent } from "./queries/review.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const admin = await buildAdmin(db);

async function fileOf(student: Student, now: Date): Promise<string> {
  let file = "";
  for await (const piece of writeOwnData(db, student, { institute: "Lamplight", now })) file += piece;
  return file;
}

const Stem = z.object({ stem: z.string() });

/** The words of the questions, in their order. */
async function stemsOf(versionIds: ReadonlyArray<Id<"version">>): Promise<string[]> {
  const rows = await db
    .select({ id: questionVersions.id, content: questionVersions.content })
    .from(questionVersions)
    .where(inArray(questionVersions.id, [...versionIds]));
  return versionIds.map((id) => Stem.parse(rows.find((row) => row.id === id)?.content).stem.replaceAll(/<[^>]+>/g, ""));
}

test("of a section that has not opened the own file says nothing, and nothing can be made on its questions", async () => {
  const built = await buildSectionedAttempt(db, { content: "by-section", startedAt: NOW });
  const { student, attemptId } = built;
  const stems = await stemsOf(built.versionIds);
  const markup = { ...NO_MARKUP, struck: ["b"] };
  const strike = (position: number, minutes: number) =>
    saveMarkup(db, student, attemptId, { position, markup, ageMs: 0 }, after(minutes));

  expect(await strike(1, 1)).toEqual({ kind: "saved" });
  expect(await strike(3, 1)).toEqual({ kind: "unknown" });
  // Nothing stores such a row today, but nothing may show one either.
  await db
    .insert(attemptMarkups)
    .values({ attemptId, position: 3, markup: { ...markup, struck: ["d"] }, madeAt: after(1) });
  const early = await fileOf(student, after(2));
  expect(stems.map((stem) => early.includes(stem))).toEqual([true, true, false, false]);
  expect(early).toContain("Option b");
  expect(early).not.toContain("Option d");

  expect(await strike(3, 11)).toEqual({ kind: "saved" });
  const late = await fileOf(student, after(11));
  expect(stems.map((stem) => late.includes(stem))).toEqual([true, true, true, true]);
});

test.each(["discarded", "expired"] as const)("of a test that was %s the file has only what was sent", async (end) => {
  const built = await buildSectionedAttempt(db, { content: "by-section", startedAt: NOW });
  const { student, attemptId } = built;
  const stems = await stemsOf(built.versionIds);
  if (end === "discarded") await discardAttempt(db, student, attemptId, after(1));
  else await submitAttempt(db, student, attemptId, after(60));
  const file = await fileOf(student, after(61));
  const isThere = end === "expired";
  expect(stems.map((stem) => file.includes(stem))).toEqual([isThere, isThere, isThere, isThere]);
});

/** A case study that is asked in a forward-only test, open since `NOW`; `before`: its review of an earlier attempt. */
async function buildRunningCase() {
  const student = await buildStudent(db);
  const { questionIds, lessonId, stimulusId } = await buildStimulus(db, admin, {}, NOW);
  const source = { kind: "fixed" as const, questions: questionIds };
  const start = async (navigation: "free" | "forward", at: Date) => {
    const { testId } = await buildInstituteTest(db, { sections: [fixedSection("case", [], { source, navigation })] });
    const started = await startInstituteTest(db, student, testId, at, Math.random);
    if (started.kind !== "started") throw new Error(started.kind);
    return started.attemptId;
  };
  const before = await start("free", after(-60));
  const markup = { ...NO_MARKUP, highlights: { [markKeyOf("note-6")]: [[0, 3] satisfies [number, number]] } };
  expect(await saveMarkup(db, student, before, { position: 1, markup, ageMs: 0 }, after(-59))).toEqual({
    kind: "saved",
  });
  const answer = { position: 1, basedOn: 0, ageMs: 0, answer: { chosen: "a" } };
  await saveAnswers(db, student, before, [answer], after(-58));
  await submitAttempt(db, student, before, after(-50));
  const running = await start("forward", NOW);
  return { student, before, running, lessonId, stimulusId };
}

test("a record is marked no further than a forward-only test has shown it", async () => {
  const { student, running } = await buildRunningCase();
  const mark = (entry: number, minutes: number) => {
    const markup = { ...NO_MARKUP, highlights: { [markKeyOf(`note-${entry}`)]: [[0, 3] satisfies [number, number]] } };
    return saveMarkup(db, student, running, { position: 1, markup, ageMs: 0 }, after(minutes));
  };
  expect([await mark(1, 1), await mark(2, 1), await mark(6, 1)].map(({ kind }) => kind)).toEqual([
    "saved",
    "unknown",
    "unknown",
  ]);
  await saveAnswers(db, student, running, [], after(2), { left: [{ position: 1, ageMs: 0 }] });
  expect(await mark(2, 3)).toEqual({ kind: "saved" });
  expect(await fileOf(student, after(4))).toContain(wordsOfEntry(2));
});

test("while a forward-only test asks a case study, no other attempt and no file shows more of its record", async () => {
  const { student, before, running, lessonId } = await buildRunningCase();
  const markup = { ...NO_MARKUP, highlights: { [markKeyOf("note-5")]: [[0, 3] satisfies [number, number]] } };
  await db.insert(attemptMarkups).values({ attemptId: running, position: 1, markup, madeAt: after(1) });

  const review = await findReview(db, student, before, after(2));
  expect(review).toMatchObject({ review: { records: [{ upTo: 1 }] } });
  expect(JSON.stringify(review)).toContain(wordsOfEntry(1));
  expect(JSON.stringify(review)).not.toContain(wordsOfEntry(2));
  const file = await fileOf(student, after(2));
  expect([wordsOfEntry(5), wordsOfEntry(6)].filter((words) => file.includes(words))).toEqual([]);
  const seen = await findReviewOfStudent(db, admin, student.studentId, before, after(2));
  expect(JSON.stringify(seen)).toContain(wordsOfEntry(6));

  const choices = { lessons: [lessonId], count: 0, cases: 1 };
  expect(await countCustomQuestions(db, student, choices, after(2))).toMatchObject({ units: { cases: 0 } });
  expect(await startCustomTest(db, student, choices, after(2), Math.random)).toEqual({ kind: "no-questions" });

  await submitAttempt(db, student, running, after(3));
  expect(JSON.stringify(await findReview(db, student, before, after(4)))).toContain(wordsOfEntry(6));
  expect(await fileOf(student, after(4))).toContain(wordsOfEntry(6));
  expect(await startCustomTest(db, student, choices, after(4), Math.random)).toMatchObject({ kind: "started" });
});
