import { and, count, eq, isNull, type SQL } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, stimuli } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { StimulusKind } from "../../stimuli/rules.ts";

export type StimulusCounts = Record<StimulusKind, number>;

type CountedKind = { subjectId: Id<"subject">; lessonId: Id<"lesson">; kind: StimulusKind; count: number };

/** Number of stimuli by kind in these lessons, with drafts and without withdrawn ones; no entry for a kind without any. */
export async function countStimuli(db: Db, _admin: Admin, ofLessons: SQL): Promise<CountedKind[]> {
  return db
    .select({ subjectId: lessons.subjectId, lessonId: lessons.id, kind: stimuli.kind, count: count() })
    .from(stimuli)
    .innerJoin(lessons, eq(lessons.id, stimuli.lessonId))
    .where(and(ofLessons, isNull(stimuli.withdrawnAt)))
    .groupBy(lessons.id, stimuli.kind);
}

/** The sums by kind. */
export function sumOf(counted: ReadonlyArray<CountedKind>): StimulusCounts {
  const counts: StimulusCounts = { case: 0, trend: 0, passage: 0 };
  for (const { kind, count } of counted) counts[kind] += count;
  return counts;
}

/** The sums of one lesson. */
export async function countStimuliOfLesson(db: Db, admin: Admin, lessonId: Id<"lesson">): Promise<StimulusCounts> {
  return sumOf(await countStimuli(db, admin, eq(lessons.id, lessonId)));
}
