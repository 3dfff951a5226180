import { and, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { studentQuestions } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { Reason } from "../reason.ts";

/** Keeps why a question went wrong, as its student says; null takes it back. */
export async function tellWhy(
  db: Db,
  { studentId }: Student,
  questionId: Id<"question">,
  whyWrong: Reason | null,
): Promise<{ kind: "told" | "unknown" }> {
  const told = await db
    .update(studentQuestions)
    .set({ whyWrong })
    .where(and(eq(studentQuestions.studentId, studentId), eq(studentQuestions.questionId, questionId)))
    .returning({ id: studentQuestions.questionId });
  return { kind: told.length > 0 ? "told" : "unknown" };
}
