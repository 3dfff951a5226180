import { count, desc, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { stimulusQuestions, stimulusVersions, users } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";

/** Enough for one page. */
const VERSIONS_MAX = 200;

export type ListedStimulusVersion = {
  number: number;
  createdAt: Date;
  /** Null for a command at the server's console, and if the account was deleted. */
  authorName: string | null;
  questions: number;
};

/** The versions of a stimulus, the latest first. */
export async function listStimulusVersions(
  db: Db,
  _admin: Admin,
  stimulusId: Id<"stimulus">,
): Promise<ListedStimulusVersion[]> {
  return db
    .select({
      number: stimulusVersions.number,
      createdAt: stimulusVersions.createdAt,
      authorName: users.name,
      questions: count(stimulusQuestions.position),
    })
    .from(stimulusVersions)
    .leftJoin(users, eq(users.id, stimulusVersions.createdBy))
    .leftJoin(stimulusQuestions, eq(stimulusQuestions.stimulusVersionId, stimulusVersions.id))
    .where(eq(stimulusVersions.stimulusId, stimulusId))
    .groupBy(stimulusVersions.id, users.name)
    .orderBy(desc(stimulusVersions.number))
    .limit(VERSIONS_MAX);
}
