/** Describes questions and stimuli again after a release that folds texts in another way (record 13). */
import { eq, gt, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { allowLongStatements } from "../../../db/long-statements.ts";
import { doWhenDue, type WorkResult } from "../../../db/recurring-work.ts";
import { questions, questionVersions, stimuli } from "../../../db/schema.ts";
import { findQuestionBody } from "../../../items/registry/models.ts";
import { describeQuestion } from "../describe-question.server.ts";

const HOUR_MS = 60 * 60_000;
/** A change of what `describeQuestion` or `search_folded` returns needs another number. */
const DESCRIPTION_WORK = {
  name: "description-2",
  everyMs: 100 * 365 * 24 * HOUR_MS,
  retryMs: HOUR_MS,
  giveUpAfterMs: 6 * HOUR_MS,
} as const;
const STOPPED = "the description of questions was stopped";
/** Number of questions to describe in one transaction: nobody else can change the bank meanwhile. */
const BATCH = 200;

/** Once for each way to fold, by one process however many there are: describes all questions again, and folds the words of stimuli. */
export function describeAgainWhenDue(db: Db, now: Date, isOver: () => boolean): Promise<WorkResult> {
  const work = async () => {
    const changed = await describeQuestions(db, isOver);
    const { rowCount } = await db.transaction(async (tx) => {
      await allowLongStatements(tx);
      return tx.execute(sql`
        update ${stimuli} set search_text = search_folded(search_text) where search_text <> search_folded(search_text)`);
    });
    return JSON.stringify({ questions: changed, stimuli: rowCount ?? 0 });
  };
  return doWhenDue(db, DESCRIPTION_WORK, work, now);
}

/** Number of questions whose words or fingerprint changed. */
async function describeQuestions(db: Db, isOver: () => boolean): Promise<number> {
  let changed = 0;
  let last: Id<"question"> | null = null;
  for (;;) {
    if (isOver()) throw new Error(STOPPED);
    const batch = await describeBatch(db, last);
    if (batch.last === null) return changed;
    changed += batch.changed;
    last = batch.last;
  }
}

async function describeBatch(
  db: Db,
  after: Id<"question"> | null,
): Promise<{ changed: number; last: Id<"question"> | null }> {
  return db.transaction(async (tx) => {
    await takeLock(tx, "questionBank");
    const { id, manualId, fingerprint, searchText } = questions;
    const { type, content, solution } = questionVersions;
    const rows = await tx
      .select({ id, manualId, fingerprint, searchText, type, content, solution })
      .from(questions)
      .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
      .where(after === null ? undefined : gt(id, after))
      .orderBy(id)
      .limit(BATCH);
    const outdated = rows.flatMap((row) => {
      const body = findQuestionBody(row);
      // A question that cannot be read stays as it is.
      if (!body) return [];
      const now = describeQuestion(body, row.manualId);
      const isSame = now.fingerprint === row.fingerprint && now.searchText === row.searchText;
      return isSame ? [] : [{ ...now, id: row.id }];
    });
    if (outdated.length > 0) {
      const [ids, fingerprints, texts] = [
        outdated.map((row) => row.id),
        outdated.map((row) => row.fingerprint),
        outdated.map((row) => row.searchText),
      ];
      await tx.execute(sql`
        update ${questions} set fingerprint = found.fingerprint, search_text = found.search_text
        from unnest(${sql.param(ids)}::uuid[], ${sql.param(fingerprints)}::text[], ${sql.param(texts)}::text[])
          as found (id, fingerprint, search_text)
        where ${questions.id} = found.id`);
    }
    return { changed: outdated.length, last: rows.at(-1)?.id ?? null };
  });
}
