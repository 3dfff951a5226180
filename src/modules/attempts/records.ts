/** The records beside the questions of an attempt, as far as its student may read them. Pure. */
import type { Id } from "../../core/id.ts";
import type { StimulusVersion } from "../stimuli/queries/stimulus-versions.server.ts";
import { recordAt } from "../stimuli/record.ts";
import { unitsIn } from "../stimuli/units.ts";

export type OpenRecord = StimulusVersion & {
  id: Id<"stimulus-version">;
  /** Position of its first question; they follow each other. */
  first: number;
  questionCount: number;
  /** The question of it, 1 for the first, until which `content` has all that appears. */
  upTo: number;
};

type Item = {
  position: number;
  stimulusVersionId: Id<"stimulus-version"> | null;
  /** True when it can no longer be answered. */
  isFinal: boolean;
};

/**
 * The records of these questions. Where there is no way back, none of them has what appears at a question that the student has not come
 * to: it may answer those before. Where every question may be opened at any time, all can be read. `countOf` is how many questions a
 * record has in an adaptive test, which asks one after the other.
 */
export function openRecordsOf(
  items: ReadonlyArray<Item & { isForward: boolean }>,
  versions: ReadonlyMap<Id<"stimulus-version">, StimulusVersion>,
  countOf: (id: Id<"stimulus-version">) => number = () => 0,
): OpenRecord[] {
  return unitsIn(items, ({ stimulusVersionId }) => stimulusVersionId).flatMap((unit) => {
    const [first] = unit;
    const id = first?.stimulusVersionId;
    const version = id && versions.get(id);
    if (!first || !version) return [];
    const firstOpen = unit.findIndex(({ isFinal }) => !isFinal);
    const upTo = first.isForward && firstOpen !== -1 ? firstOpen + 1 : unit.length;
    const record = { id, first: first.position, questionCount: Math.max(unit.length, countOf(id)), upTo };
    return [{ ...record, kind: version.kind, content: recordAt(version.content, upTo) }];
  });
}
