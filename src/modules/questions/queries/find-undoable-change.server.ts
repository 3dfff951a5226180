import { and, desc, eq, gt } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { auditEntries, bankChangeItems, bankChanges, lessons, questionLabels } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { BankChange, msBeforeAudit, undoableSince } from "../bank-change.ts";

type Tag = Extract<BankChange, { kind: "tag" }>;

/** A change that can be undone now. Names are the current ones; null for what was deleted or removed. */
export type UndoableChange = {
  id: Id<"bank-change">;
  count: number;
  /** For how many milliseconds it still can be. */
  msLeft: number;
  done:
    | { kind: "move"; lesson: string | null }
    | (Pick<Tag, "kind" | "area" | "judgmentStep" | "isReserved"> & {
        category: string | null | undefined;
        difficulty: string | null | undefined;
      })
    | { kind: "withdraw" }
    | { kind: "bring-back" }
    | { kind: "sign"; reviewer: string };
};

/**
 * The newest change of many questions that this administrator made and may want to take back; null when there is none, when it
 * was too long ago, and when anything was done after it: then it is history.
 */
export async function findUndoableChange(db: Db, admin: Admin, now: Date): Promise<UndoableChange | null> {
  const [kept] = await db
    .select()
    .from(bankChanges)
    .where(and(eq(bankChanges.changedBy, admin.userId), gt(bankChanges.changedAt, undoableSince(now))))
    .orderBy(desc(bankChanges.changedAt), desc(bankChanges.id))
    .limit(1);
  if (!kept) return null;
  const change = BankChange.parse(kept.change);
  const auditedAt = new Date(kept.changedAt.getTime() + msBeforeAudit(change));
  if (await hasDoneMore(db, admin, auditedAt)) return null;
  const count = await db.$count(bankChangeItems, eq(bankChangeItems.changeId, kept.id));
  return count === 0
    ? null
    : {
        id: kept.id,
        count,
        msLeft: kept.changedAt.getTime() - undoableSince(now).getTime(),
        done: await nameTarget(db, change),
      };
}

async function hasDoneMore(db: Db, { userId }: Admin, since: Date): Promise<boolean> {
  return (await db.$count(auditEntries, and(eq(auditEntries.actorId, userId), gt(auditEntries.at, since)))) > 0;
}

async function nameTarget(db: Db, change: BankChange): Promise<UndoableChange["done"]> {
  switch (change.kind) {
    case "move": {
      const [lesson] = await db.select({ title: lessons.title }).from(lessons).where(eq(lessons.id, change.lessonId));
      return { kind: "move", lesson: lesson?.title ?? null };
    }
    case "tag": {
      const { categoryId, difficultyId, ...tag } = change;
      return {
        ...tag,
        category: await nameOfLabel(db, categoryId),
        difficulty: await nameOfLabel(db, difficultyId),
      };
    }
    case "withdraw":
    case "bring-back":
      return { kind: change.kind };
    case "sign":
      return { kind: "sign", reviewer: change.reviewer };
    default:
      return change satisfies never;
  }
}

async function nameOfLabel(db: Db, id: Id<"label"> | null | undefined): Promise<string | null | undefined> {
  if (!id) return id;
  const [label] = await db.select({ name: questionLabels.name }).from(questionLabels).where(eq(questionLabels.id, id));
  return label?.name ?? null;
}
