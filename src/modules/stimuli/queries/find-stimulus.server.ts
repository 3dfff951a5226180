import { eq, isNotNull, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { attemptItems, lessons, stimuli, stimulusVersions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { blankStimulus, StimulusDraft } from "../draft.ts";
import type { StimulusMetadata } from "../metadata.ts";
import type { StimulusKind } from "../rules.ts";
import { readVersions } from "./read-versions.server.ts";

export type FoundStimulus = StimulusMetadata & {
  id: Id<"stimulus">;
  displayId: number;
  kind: StimulusKind;
  subjectId: Id<"subject">;
  /** What the next version will be; what the present one says where nothing else is written. */
  draft: StimulusDraft;
  /** Something is written that is not published. */
  hasDraft: boolean;
  /** What tests ask now; null for one that was never published. */
  version: { id: Id<"stimulus-version">; number: number; createdAt: Date } | null;
  withdrawnAt: Date | null;
  updatedAt: Date;
  /** A student was asked one of its questions, in whatever version. */
  isAsked: boolean;
};

/** A stimulus with all that its author holds, withdrawn ones too; else null. */
export async function findStimulus(
  db: Db | Tx,
  _admin: Admin,
  stimulusId: Id<"stimulus">,
): Promise<FoundStimulus | null> {
  const [row] = await db
    .select({
      stimulus: stimuli,
      subjectId: lessons.subjectId,
      version: stimulusVersions,
      isAsked: sql<boolean>`exists (
        select from ${attemptItems} join ${stimulusVersions} as asked on asked.id = ${attemptItems.stimulusVersionId}
        where ${isNotNull(attemptItems.stimulusVersionId)} and asked.stimulus_id = ${stimuli.id})`,
    })
    .from(stimuli)
    .innerJoin(lessons, eq(lessons.id, stimuli.lessonId))
    .leftJoin(stimulusVersions, eq(stimulusVersions.id, stimuli.versionId))
    .where(eq(stimuli.id, stimulusId));
  if (!row) return null;
  const { draft, versionId: _, questionCount: __, searchText: ___, createdAt: ____, ...stimulus } = row.stimulus;
  const { version } = row;
  return {
    ...stimulus,
    subjectId: row.subjectId,
    draft: draft === null ? ((await readVersion(db, version)) ?? blankStimulus()) : StimulusDraft.parse(draft),
    hasDraft: draft !== null,
    version: version && { id: version.id, number: version.number, createdAt: version.createdAt },
    isAsked: row.isAsked,
  };
}

/** What the present version of a stimulus says; null for one that was never published. */
export async function findPublishedStimulus(
  db: Db | Tx,
  { version }: Pick<FoundStimulus, "version">,
): Promise<StimulusDraft | null> {
  const [row] = version ? await db.select().from(stimulusVersions).where(eq(stimulusVersions.id, version.id)) : [];
  return readVersion(db, row ?? null);
}

async function readVersion(
  db: Db | Tx,
  version: { id: Id<"stimulus-version">; content: unknown } | null,
): Promise<StimulusDraft | null> {
  if (!version) return null;
  const read = (await readVersions(db, [version])).get(version.id);
  if (!read) throw new Error("A version of a stimulus cannot be read.");
  return read;
}
