/** Questions that belong to areas of exam plans. */
import { inArray } from "drizzle-orm";
import type { Id } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import { questions } from "../db/schema.ts";
import type { QuestionBody } from "../items/registry/models.ts";
import { buildLesson } from "./build.ts";
import { buildQuestion } from "./build-attempts.ts";

/** So many published questions with these areas, in a lesson of their own unless one is named. */
export async function buildAreaQuestions(
  db: Db,
  count: number,
  areas: ReadonlyArray<string>,
  {
    body,
    ...over
  }: Partial<
    Pick<typeof questions.$inferInsert, "lessonId" | "categoryId" | "difficultyId" | "isReserved" | "withdrawnAt">
  > & {
    body?: () => QuestionBody;
  } = {},
): Promise<{ questionId: Id<"question">; versionId: Id<"version"> }[]> {
  const lessonId = over.lessonId ?? (await buildLesson(db)).lessonId;
  const built = [];
  for (let number = 0; number < count; number += 1) built.push(await buildQuestion(db, lessonId, body?.()));
  const ids = built.map(({ questionId }) => questionId);
  if (count > 0) {
    await db
      .update(questions)
      .set({ ...over, areas: [...areas] })
      .where(inArray(questions.id, ids));
  }
  return built;
}
