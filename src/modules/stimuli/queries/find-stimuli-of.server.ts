import { inArray, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { questions, stimuli } from "../../../db/schema.ts";
import type { StimulusKind } from "../rules.ts";

/** A stimulus with the questions of its present version in their order, and all that it ever had. */
export type WholeStimulus = {
  kind: StimulusKind;
  displayId: number;
  title: string;
  withdrawnAt: Date | null;
  asked: Id<"question">[];
  all: Id<"question">[];
};

/** By each of its questions the stimulus of these; those that stand alone have none. */
export async function findStimuliOf(
  db: Db | Tx,
  ids: ReadonlyArray<Id<"question">>,
): Promise<ReadonlyMap<Id<"question">, WholeStimulus>> {
  if (ids.length === 0) return new Map();
  const named = db
    .select({ id: questions.stimulusId })
    .from(questions)
    .where(inArray(questions.id, [...ids]));
  const rows = await db
    .select({
      kind: stimuli.kind,
      displayId: stimuli.displayId,
      title: stimuli.title,
      withdrawnAt: stimuli.withdrawnAt,
      asked: sql<Id<"question">[]>`array(
        select question_id from stimulus_questions where stimulus_version_id = stimuli.version_id order by position)`,
      all: sql<Id<"question">[]>`array(select questions.id from questions where stimulus_id = stimuli.id)`,
    })
    .from(stimuli)
    .where(inArray(stimuli.id, named));
  return new Map(rows.flatMap((stimulus) => stimulus.all.map((id) => [id, stimulus] as const)));
}
