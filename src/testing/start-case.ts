/** A student in the middle of a case study, with everything that the product keeps about one. */
import type { Db } from "../db/client.ts";
import type { Admin, Student } from "../modules/accounts/viewer.ts";
import { saveAnswers } from "../modules/attempts/commands/save-answers.server.ts";
import { saveMarkup } from "../modules/attempts/commands/save-markup.server.ts";
import { startInstituteTest } from "../modules/attempts/commands/start-attempt.server.ts";
import type { Markup } from "../modules/attempts/markup.ts";
import { signVersion } from "../modules/questions/commands/sign-version.server.ts";
import { changeStimulus } from "../modules/stimuli/commands/change-stimulus.server.ts";
import { buildInstituteTest, fixedSection } from "./build-institute-test.ts";
import { buildStimulus, recordOf } from "./build-stimulus.ts";

/**
 * A new case study with a draft beside its version and a review of its first question, in a test that the student has begun: question
 * 1 is answered, and `note` is written to it.
 */
export async function startCase(db: Db, admin: Admin, student: Student, note: string, now: Date) {
  const built = await buildStimulus(db, admin, {}, now);
  const { stimulusId, questionIds } = built;
  const [questionId] = questionIds;
  if (!questionId) throw new Error("A case study has questions.");
  const signature = { reviewer: "Asha Nair", qualification: "RN" };
  await signVersion(db, admin, { questionId, number: 1, signature }, now);
  const content = { ...recordOf([1]), client: "Somebody else" };
  await changeStimulus(db, admin, { stimulusId, basedOn: null }, { kind: "record", content }, now);
  const sections = [fixedSection("case", [], { source: { kind: "fixed", questions: questionIds } })];
  const { testId } = await buildInstituteTest(db, { sections });
  const started = await startInstituteTest(db, student, testId, now, Math.random);
  if (started.kind !== "started") throw new Error(started.kind);
  const { attemptId } = started;
  await saveAnswers(db, student, attemptId, [{ position: 1, basedOn: 0, ageMs: 0, answer: { chosen: "a" } }], now);
  const markup: Markup = { struck: ["b"], highlights: { stem: [[0, 1]] }, notes: { stem: note } };
  await saveMarkup(db, student, attemptId, { position: 1, markup, ageMs: 0 }, now);
  return { ...built, testId, attemptId };
}
