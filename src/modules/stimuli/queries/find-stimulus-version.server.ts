import { and, asc, eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questionVersions, stimulusQuestions, stimulusVersions, users } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { StimulusDraft } from "../draft.ts";
import { readVersions } from "./read-versions.server.ts";

export type FoundStimulusVersion = {
  createdAt: Date;
  /** Null for a command at the server's console, and if the account was deleted. */
  authorName: string | null;
  hasNewer: boolean;
  /** What it says; null for one that cannot be read. */
  said: StimulusDraft | null;
  /** Its questions in their order, each with the number of the version that is asked with it. */
  asked: { questionId: Id<"question">; number: number }[];
};

/** A version of a stimulus by its number, 1 for the first, however old; else null. */
export async function findStimulusVersion(
  db: Db,
  _admin: Admin,
  stimulusId: Id<"stimulus">,
  number: number,
): Promise<FoundStimulusVersion | null> {
  // Other numbers are none for the database.
  if (!Number.isInteger(number) || number < 1 || number > 2 ** 31 - 1) return null;
  const [row] = await db
    .select({
      id: stimulusVersions.id,
      content: stimulusVersions.content,
      createdAt: stimulusVersions.createdAt,
      authorName: users.name,
      hasNewer: sql<boolean>`exists (select from stimulus_versions as newer
        where newer.stimulus_id = ${stimulusId} and newer.number > ${number})`,
    })
    .from(stimulusVersions)
    .leftJoin(users, eq(users.id, stimulusVersions.createdBy))
    .where(and(eq(stimulusVersions.stimulusId, stimulusId), eq(stimulusVersions.number, number)));
  if (!row) return null;
  const { id, content, ...version } = row;
  const [read, asked] = await Promise.all([
    readVersions(db, [{ id, content }]),
    db
      .select({ questionId: stimulusQuestions.questionId, number: questionVersions.number })
      .from(stimulusQuestions)
      .innerJoin(questionVersions, eq(questionVersions.id, stimulusQuestions.versionId))
      .where(eq(stimulusQuestions.stimulusVersionId, id))
      .orderBy(asc(stimulusQuestions.position)),
  ]);
  return { ...version, said: read.get(id) ?? null, asked };
}
