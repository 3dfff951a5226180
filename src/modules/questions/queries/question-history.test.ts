import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { questionVersions } from "../../../db/schema.ts";
import { parseQuestionBody } from "../../../items/registry/models.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildQuestion, buildResult, singleChoiceBody } from "../../../testing/build-attempts.ts";
import { questionInput, textBody } from "../../../testing/build-content.ts";
import { db } from "../../../testing/test-db.ts";
import { createQuestion } from "../commands/create-question.server.ts";
import { editQuestion } from "../commands/edit-question.server.ts";
import { findQuestion } from "./find-question.server.ts";
import { countResultsOfOtherKeys, findQuestionHistory } from "./find-question-history.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const LATER = new Date("2026-03-02T09:00:00Z");
const admin = await buildAdmin(db);

test("the history names who changed what and when, the newest first", async () => {
  const place = await buildLesson(db);
  const body = textBody({ stem: "<p>Which?</p>" });
  const created = await createQuestion(db, admin, questionInput(place, { body }), NOW);
  if (created.kind !== "created") throw new Error(JSON.stringify(created));
  const { questionId } = created;
  const input = questionInput(place, { body: textBody({ stem: "<p>Which one?</p>", correct: "o2" }) });
  await editQuestion(db, admin, { questionId, basedOnVersion: 1, input }, LATER);

  expect(await findQuestionHistory(db, admin, questionId)).toMatchObject({
    displayId: created.displayId,
    isWithdrawn: false,
    versions: [
      { number: 2, authorName: "Admin User", createdAt: LATER, changes: ["stem", "right"], answerCount: 0 },
      { number: 1, authorName: "Admin User", createdAt: NOW, changes: null, body },
    ],
  });
});

test("a version from the console has no author, one that cannot be read says so, and answers are counted where they are scored", async () => {
  const { lessonId } = await buildLesson(db);
  const question = await buildQuestion(db, lessonId);
  const { questionId } = question;
  await buildResult(db, await buildStudent(db), { answers: [{ lessonId, question, isCorrect: true }] });
  const broken = { type: "text", content: { v: 99 }, solution: {} };
  await db.insert(questionVersions).values({ id: newId<"version">(), questionId, number: 2, ...broken });

  expect((await findQuestionHistory(db, admin, questionId))?.versions).toMatchObject([
    { number: 2, body: null, changes: null, answerCount: 0 },
    { number: 1, authorName: null, answerCount: 1 },
  ]);
});

test("results of older versions are counted when something else is right by now, and only then", async () => {
  const { lessonId } = await buildLesson(db);
  const body = singleChoiceBody();
  const question = await buildQuestion(db, lessonId, body);
  const { questionId } = question;
  await buildResult(db, await buildStudent(db), { answers: [{ lessonId, question, isCorrect: true }] });
  const edit = async (basedOnVersion: number, correct: string, rationale: string) => {
    const found = await findQuestion(db, admin, questionId);
    if (!found) throw new Error("The question is gone.");
    const { content, solution } = body;
    const input = {
      ...found,
      body: parseQuestionBody({ type: "text", content, solution: { ...solution, correct, rationale } }),
    };
    return editQuestion(db, admin, { questionId, basedOnVersion, input }, LATER);
  };

  expect(await countResultsOfOtherKeys(db, admin, questionId)).toBe(0);
  expect(await edit(1, "a", "<p>Said better.</p>")).toMatchObject({ kind: "saved" });
  expect(await countResultsOfOtherKeys(db, admin, questionId)).toBe(0);
  expect(await edit(2, "b", "<p>Said better.</p>")).toMatchObject({ kind: "saved" });
  expect(await countResultsOfOtherKeys(db, admin, questionId)).toBe(1);
});

test("there is no history of a question that never was", async () => {
  expect(await findQuestionHistory(db, admin, newId<"question">())).toBeNull();
});
