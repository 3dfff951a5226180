/** What all changes of a stimulus begin with: nobody else changes it meanwhile, and nobody has since it was opened. */
import { and, eq } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import { foldForSearch } from "../../core/plain-text.ts";
import type { Tx } from "../../db/client.ts";
import { takeLock } from "../../db/locks.ts";
import { lessons, stimuli } from "../../db/schema.ts";
import { isStale, nextUpdatedAt } from "../../db/updated-at.ts";
import type { Admin } from "../accounts/viewer.ts";
import { findGoneLabels } from "../questions/check-question.server.ts";
import type { LabelKind } from "../questions/rules.ts";
import type { StimulusContent } from "./content.ts";
import type { StimulusMetadata } from "./metadata.ts";
import { type FoundStimulus, findStimulus } from "./queries/find-stimulus.server.ts";
import { wordsOfRecord } from "./words.ts";

export type StimulusNotChanged =
  | { kind: "not-found" }
  /** It was changed by somebody else after it was opened; nothing was written. */
  | { kind: "stale"; updatedAt: Date };

/** Which stimulus, and when it was saved last before it was opened; null to change it however it is by now. */
export type StimulusTarget = { stimulusId: Id<"stimulus">; basedOn: Date | null };

/** The stimulus under the lock of the bank, until the transaction ends. */
export async function lockStimulus(
  tx: Tx,
  admin: Admin,
  { stimulusId, basedOn }: StimulusTarget,
): Promise<{ kind: "locked"; stimulus: FoundStimulus } | StimulusNotChanged> {
  await takeLock(tx, "questionBank");
  const stimulus = await findStimulus(tx, admin, stimulusId);
  if (!stimulus) return { kind: "not-found" };
  if (basedOn !== null && isStale(stimulus, basedOn)) return { kind: "stale", updatedAt: stimulus.updatedAt };
  return { kind: "locked", stimulus };
}

/** Stores what changed of the row of a stimulus, and the time of it, which it returns. */
export async function touchStimulus(
  tx: Tx,
  stimulus: Pick<FoundStimulus, "id" | "updatedAt">,
  set: Partial<typeof stimuli.$inferInsert>,
  now: Date,
): Promise<Date> {
  const updatedAt = nextUpdatedAt(stimulus, now);
  await tx
    .update(stimuli)
    .set({ ...set, updatedAt })
    .where(eq(stimuli.id, stimulus.id));
  return updatedAt;
}

/** The column by which a stimulus is searched. */
export function searchTextOfStimulus({ title }: Pick<StimulusMetadata, "title">, content: StimulusContent): string {
  return foldForSearch([title, ...wordsOfRecord(content)].join(" "));
}

/** Why a stimulus cannot be described so. */
export type MisplacedStimulus =
  /** It no longer exists, or belongs to another subject. */
  { kind: "lesson-gone" } | { kind: "labels-gone"; gone: LabelKind[] };

/** What is not there of the place and the labels of a stimulus; null if all is. */
export async function findMisplacement(
  tx: Tx,
  input: Pick<StimulusMetadata, "lessonId" | "categoryId" | "difficultyId"> & { subjectId: Id<"subject"> },
): Promise<MisplacedStimulus | null> {
  if (!(await isLessonOf(tx, input))) return { kind: "lesson-gone" };
  const gone = await findGoneLabels(tx, input);
  return gone.length > 0 ? { kind: "labels-gone", gone } : null;
}

/** True if the lesson is there and belongs to the subject. */
async function isLessonOf(
  tx: Tx,
  { lessonId, subjectId }: { lessonId: Id<"lesson">; subjectId: Id<"subject"> },
): Promise<boolean> {
  return (await tx.$count(lessons, and(eq(lessons.id, lessonId), eq(lessons.subjectId, subjectId)))) > 0;
}
