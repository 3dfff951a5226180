import { asc } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questionLabels } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { LABEL_KINDS, LABELS_MAX, type LabelKind } from "../rules.ts";

export type Label = {
  id: Id<"label">;
  kind: LabelKind;
  name: string;
  /** Of a difficulty: where it lies on the logit scale; null until somebody says so. */
  logit: number | null;
};

/** All categories and all difficulties, each in the order of its list. */
export async function listLabels(db: Db, _admin: Admin): Promise<Label[]> {
  return db
    .select({
      id: questionLabels.id,
      kind: questionLabels.kind,
      name: questionLabels.name,
      logit: questionLabels.logit,
    })
    .from(questionLabels)
    .orderBy(asc(questionLabels.kind), asc(questionLabels.position), asc(questionLabels.name))
    .limit(LABEL_KINDS.length * LABELS_MAX);
}
