import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questionLabels, questions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { LabelKind } from "../rules.ts";

export type LabelDeletion = { name: string; kind: LabelKind; questions: number };

/** What the dialog of deletion shows: how many questions have the label, withdrawn ones included. Null if it does not exist. */
export async function findLabelDeletion(db: Db, _admin: Admin, labelId: Id<"label">): Promise<LabelDeletion | null> {
  const [label] = await db.select().from(questionLabels).where(eq(questionLabels.id, labelId));
  if (!label) return null;
  const column = label.kind === "category" ? questions.categoryId : questions.difficultyId;
  return { name: label.name, kind: label.kind, questions: await db.$count(questions, eq(column, labelId)) };
}
