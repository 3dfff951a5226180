import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { questions } from "../../../db/schema.ts";
import { buildAdmin, buildLesson } from "../../../testing/build.ts";
import { createQuestions, textBody } from "../../../testing/build-content.ts";
import { db } from "../../../testing/test-db.ts";
import { listQuestions } from "../queries/list-questions.server.ts";
import { describeAgainWhenDue } from "./describe-again.server.ts";

const NOW = new Date("2026-12-01T09:00:00Z");

test("words and fingerprints that an earlier release made are made anew, once", async () => {
  const admin = await buildAdmin(db);
  const stem = "<p>Which SpO₂ does the client\u2019s probe show?</p>";
  const [question] = await createQuestions(db, admin, await buildLesson(db), [textBody({ stem })], NOW);
  if (!question) throw new Error("missing");
  const isIt = eq(questions.id, question.questionId);
  const { fingerprint, searchText } = questions;
  const described = () => db.select({ fingerprint, searchText }).from(questions).where(isIt);
  const before = await described();
  await db.update(questions).set({ fingerprint: "of-a-release-before", searchText: "which spo₂ does" }).where(isIt);

  expect(await describeAgainWhenDue(db, NOW, () => true)).toMatchObject({ kind: "failed" });
  const later = new Date(NOW.getTime() + 2 * 60 * 60_000);
  expect(await describeAgainWhenDue(db, later, () => false)).toEqual({
    kind: "done",
    outcome: JSON.stringify({ questions: 1, stimuli: 0 }),
  });
  expect(await described()).toEqual(before);
  expect((await listQuestions(db, admin, { search: "SpO2 client's" })).questions).toHaveLength(1);
  expect(await describeAgainWhenDue(db, later, () => false)).toEqual({ kind: "not-due" });
});
