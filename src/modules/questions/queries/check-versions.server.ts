import { asc, gt } from "drizzle-orm";
import { messageOf } from "../../../core/errors.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questionVersions } from "../../../db/schema.ts";
import { parseQuestionBody, parseSolvedItem } from "../../../items/registry/models.ts";
import { bestAnswer, scoreItem } from "../../../items/registry/scorers.server.ts";

const BATCH = 1_000;

export type BrokenVersion = { versionId: Id<"version">; questionId: Id<"question">; number: number; reason: string };

/**
 * Every stored version that today's code cannot read, or whose own right answer does not earn all of its points. Reads in
 * batches; `onProgress` gets the number read so far.
 */
export async function checkVersions(
  db: Db,
  onProgress: (checked: number) => void,
): Promise<{
  checked: number;
  broken: BrokenVersion[];
}> {
  const broken: BrokenVersion[] = [];
  let checked = 0;
  let after: Id<"version"> | null = null;
  for (;;) {
    const versions: (typeof questionVersions.$inferSelect)[] = await db
      .select()
      .from(questionVersions)
      .where(after ? gt(questionVersions.id, after) : undefined)
      .orderBy(asc(questionVersions.id))
      .limit(BATCH);
    for (const { id, questionId, number, ...parts } of versions) {
      const reason = faultOf(parts);
      if (reason !== null) broken.push({ versionId: id, questionId, number, reason });
    }
    checked += versions.length;
    onProgress(checked);
    after = versions.at(-1)?.id ?? null;
    if (versions.length < BATCH) return { checked, broken };
  }
}

/** Why a question cannot be read, or earns less than all of its points by its own right answer; null when it is fine. */
export function faultOf(parts: { type: string; content: unknown; solution: unknown }): string | null {
  try {
    const body = parseQuestionBody(parts);
    const { earned, max } = scoreItem(parseSolvedItem({ ...body, answer: bestAnswer(body) }));
    return max > 0 && earned === max ? null : `its right answer earns ${earned} of ${max}`;
  } catch (error) {
    return messageOf(error);
  }
}
