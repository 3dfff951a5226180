/** The lists of categories and difficulties: adding, renaming, saying how hard a difficulty is, deleting. */
import { eq, sql } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import { hasName } from "../../../core/plain-text.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { questionLabels, questions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { LABELS_MAX, type LabelKind } from "../rules.ts";

export type AddLabelResult =
  | { kind: "added"; labelId: Id<"label"> }
  /** There is one of that name. */
  | { kind: "taken" }
  /** There can be no more in this list. */
  | { kind: "full" };

/** Puts a label at the end of its list, unless there is one of that name or of one that reads the same. */
export async function addLabel(
  db: Db,
  admin: Admin,
  { kind, name }: { kind: LabelKind; name: string },
  now: Date,
): Promise<AddLabelResult> {
  return db.transaction(async (tx): Promise<AddLabelResult> => {
    await takeLock(tx, "questionBank");
    const there = await listOfKind(tx, kind);
    if (there.length >= LABELS_MAX) return { kind: "full" };
    if (hasName(namesOf(there), name)) return { kind: "taken" };
    const labelId = await insertLabel(tx, kind, name);
    if (!labelId) return { kind: "taken" };
    await recordAudit(tx, admin, { action: "label.added", subject: { id: labelId, name }, after: { kind, name } }, now);
    return { kind: "added", labelId };
  });
}

function listOfKind(tx: Tx, kind: LabelKind) {
  return tx
    .select({ id: questionLabels.id, name: questionLabels.name })
    .from(questionLabels)
    .where(eq(questionLabels.kind, kind));
}

function namesOf(labels: ReadonlyArray<{ name: string }>): string[] {
  return labels.map(({ name }) => name);
}

/** Stores a label at the end of its list; null when there is one of that name. The caller holds the lock of the bank. */
async function insertLabel(tx: Tx, kind: LabelKind, name: string): Promise<Id<"label"> | null> {
  const position = sql<number>`(
    select coalesce(max(position), 0) + 1 from ${questionLabels} where ${questionLabels.kind} = ${kind})`;
  const [added] = await tx
    .insert(questionLabels)
    .values({ id: newId<"label">(), kind, name, position })
    .onConflictDoNothing()
    .returning({ id: questionLabels.id });
  return added?.id ?? null;
}

export type EditLabelResult = { kind: "saved" } | { kind: "taken" } | { kind: "not-found" };

/** Gives a label another name, and a difficulty its place on the logit scale; its questions keep it. */
export async function editLabel(
  db: Db,
  admin: Admin,
  labelId: Id<"label">,
  { name, ...input }: { name: string; logit?: number | null | undefined },
  now: Date,
): Promise<EditLabelResult> {
  return db.transaction(async (tx): Promise<EditLabelResult> => {
    await takeLock(tx, "questionBank");
    const [label] = await tx.select().from(questionLabels).where(eq(questionLabels.id, labelId));
    if (!label) return { kind: "not-found" };
    const others = (await listOfKind(tx, label.kind)).filter(({ id }) => id !== labelId);
    if (hasName(namesOf(others), name)) return { kind: "taken" };
    const logit = label.kind === "difficulty" && input.logit !== undefined ? input.logit : label.logit;
    await tx.update(questionLabels).set({ name, logit }).where(eq(questionLabels.id, labelId));
    const subject = { id: labelId, name };
    const renamed = { action: "label.renamed" as const, before: { name: label.name }, after: { name } };
    const placed = { action: "label.placed" as const, before: { logit: label.logit }, after: { logit } };
    for (const change of [renamed, placed]) await recordAudit(tx, admin, { ...change, subject }, now);
    return { kind: "saved" };
  });
}

export type DeleteLabelResult =
  /** How many questions lost the label. */
  { kind: "deleted"; questions: number } | { kind: "gone" };

/** Takes a label out of its list and off all questions. */
export async function deleteLabel(db: Db, admin: Admin, labelId: Id<"label">, now: Date): Promise<DeleteLabelResult> {
  return db.transaction(async (tx): Promise<DeleteLabelResult> => {
    await takeLock(tx, "questionBank");
    const [label] = await tx.select().from(questionLabels).where(eq(questionLabels.id, labelId));
    if (!label) return { kind: "gone" };
    const column = label.kind === "category" ? questions.categoryId : questions.difficultyId;
    const count = await tx.$count(questions, eq(column, labelId));
    await tx.delete(questionLabels).where(eq(questionLabels.id, labelId));
    const { kind, name } = label;
    const before = { kind, name, questions: count };
    await recordAudit(tx, admin, { action: "label.deleted", subject: { id: labelId, name }, before }, now);
    return { kind: "deleted", questions: count };
  });
}
