import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { questionVersions } from "../../../db/schema.ts";
import { ITEM_TYPES, parseQuestionBody } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { buildLesson } from "../../../testing/build.ts";
import { buildQuestion } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { checkVersions } from "./check-versions.server.ts";

test("versions that can be read and answered right are fine, others are named with the reason", async () => {
  const { lessonId } = await buildLesson(db);
  for (const type of ITEM_TYPES) {
    const { content, solution } = sampleOf(type);
    await buildQuestion(db, lessonId, parseQuestionBody({ type, content, solution }));
  }
  expect((await checkVersions(db, () => {})).broken).toEqual([]);

  const { questionId } = await buildQuestion(db, lessonId);
  const stored = { v: 1, stem: "<p>Which?</p>", options: [] };
  const base = { questionId, type: "text", solution: { correct: "z", rationale: "" } };
  const [unreadable, unanswerable] = [newId<"version">(), newId<"version">()];
  await db.insert(questionVersions).values([
    { ...base, id: unreadable, number: 2, content: stored },
    {
      ...base,
      id: unanswerable,
      number: 3,
      type: "multi-select",
      content: {
        ...stored,
        options: [
          { id: "a", text: "A" },
          { id: "b", text: "B" },
        ],
      },
      solution: { correct: [], rationale: "" },
    },
  ]);

  const { checked, broken } = await checkVersions(db, () => {});

  const [stands] = await db.select({ count: sql<number>`count(*)::int` }).from(questionVersions);
  expect(checked).toBe(stands?.count);
  expect(broken.map(({ versionId }) => versionId).sort()).toEqual([unreadable, unanswerable].sort());
  expect(broken.find(({ versionId }) => versionId === unanswerable)?.reason).toBe("its right answer earns 0 of 0");
});
