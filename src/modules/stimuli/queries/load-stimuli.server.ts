import { eq, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, questionLabels, stimuli, stimulusVersions, subjects } from "../../../db/schema.ts";
import { StimulusDraft } from "../draft.ts";
import type { StimulusKind } from "../rules.ts";
import { readVersions } from "./read-versions.server.ts";

/** A stimulus with everything that an export contains. */
export type ExportedStimulus = {
  id: Id<"stimulus">;
  displayId: number;
  kind: StimulusKind;
  title: string;
  lessonId: Id<"lesson">;
  lessonTitle: string;
  subjectName: string;
  category: string | null;
  difficulty: string | null;
  areas: string[];
  isReserved: boolean;
  createdAt: Date;
  withdrawnAt: Date | null;
  /** What tests ask; null for one that was never published. */
  published: StimulusDraft | null;
  /** What is written and not published. */
  draft: StimulusDraft | null;
};

/** The stimuli that fit the condition, by their numbers; none that cannot be read. */
export async function loadStimuli(db: Db, where: SQL): Promise<ExportedStimulus[]> {
  const labelName = (id: typeof stimuli.categoryId | typeof stimuli.difficultyId) =>
    sql<string | null>`(select name from ${questionLabels} where ${questionLabels.id} = ${id})`;
  const rows = await db
    .select({
      id: stimuli.id,
      displayId: stimuli.displayId,
      kind: stimuli.kind,
      title: stimuli.title,
      lessonId: stimuli.lessonId,
      lessonTitle: lessons.title,
      subjectName: subjects.name,
      category: labelName(stimuli.categoryId),
      difficulty: labelName(stimuli.difficultyId),
      areas: stimuli.areas,
      isReserved: stimuli.isReserved,
      createdAt: stimuli.createdAt,
      withdrawnAt: stimuli.withdrawnAt,
      draft: stimuli.draft,
      versionId: stimulusVersions.id,
      content: stimulusVersions.content,
    })
    .from(stimuli)
    .innerJoin(lessons, eq(lessons.id, stimuli.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .leftJoin(stimulusVersions, eq(stimulusVersions.id, stimuli.versionId))
    .where(where)
    .orderBy(stimuli.displayId);
  const versions = await readVersions(
    db,
    rows.flatMap(({ versionId: id, content }) => (id ? [{ id, content }] : [])),
  );
  return rows.flatMap(({ versionId, content: _, draft: written, ...row }) => {
    const published = versionId && versions.get(versionId);
    const draft = written === null ? null : StimulusDraft.safeParse(written).data;
    return published === undefined || draft === undefined || (versionId !== null && published === null)
      ? []
      : [{ ...row, published, draft }];
  });
}
