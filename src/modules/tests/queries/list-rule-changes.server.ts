import { desc, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { ruleChanges, users } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { RuleChange, type WhatChanged, whatChanged } from "../rule-change.ts";

export type ListedChange = {
  what: WhatChanged;
  at: Date;
  /** Null when the account is gone. */
  authorName: string | null;
  /** Results marked again so far, and those of them that came out differently. */
  results: number;
  changed: number;
  /** False while a job has something left to do. */
  isFinished: boolean;
};

/** More often than any test is changed. */
const CHANGES_MAX = 50;

/** When a test was changed, by whom and how far it has got, the newest first. */
export async function listRuleChanges(db: Db, _admin: Admin, testId: Id<"test">): Promise<ListedChange[]> {
  const rows = await db
    .select({
      change: ruleChanges.change,
      at: ruleChanges.createdAt,
      authorName: users.name,
      results: ruleChanges.results,
      changed: ruleChanges.changed,
      finishedAt: ruleChanges.finishedAt,
    })
    .from(ruleChanges)
    .leftJoin(users, eq(users.id, ruleChanges.createdBy))
    .where(eq(ruleChanges.testId, testId))
    .orderBy(desc(ruleChanges.number))
    .limit(CHANGES_MAX);
  return rows.map(({ change, finishedAt, ...row }) => ({
    ...row,
    what: whatChanged(RuleChange.parse(change)),
    isFinished: finishedAt !== null,
  }));
}
