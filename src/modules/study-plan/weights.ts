/** How much of the exam each subject is. Pure. */
import type { Id } from "../../core/id.ts";

/** Questions of a lesson that can be asked alone and have the same areas of test plans. */
export type OpenQuestions = {
  subjectId: Id<"subject">;
  lessonId: Id<"lesson">;
  areas: ReadonlyArray<string>;
  count: number;
};

/** Shares of the areas of a test plan, in percent. */
export type AreaShares = ReadonlyArray<{ area: string; share: number }>;

/** With areas at fewer of the questions than this share, the plan says little about the subjects. */
const TAGGED_MIN = 0.5;

export type Weights = {
  /** They add up to 1. */
  bySubject: ReadonlyMap<Id<"subject">, number>;
  /** True where the shares of a test plan decide; else a subject weighs as much as it has questions. */
  isPlanned: boolean;
};

/**
 * The weight of each subject. A question weighs as much of its area's share as each question of the area does, one without an area as much as
 * they do on average; without a test plan all weigh the same.
 */
export function weightsOf(open: ReadonlyArray<OpenQuestions>, shares: AreaShares): Weights {
  const shareOf = new Map(shares.map(({ area, share }) => [area, share]));
  const areaOf = ({ areas }: OpenQuestions) => areas.find((area) => shareOf.has(area));
  const inArea = new Map<string, number>();
  let [all, tagged] = [0, 0];
  for (const row of open) {
    const area = areaOf(row);
    all += row.count;
    if (area === undefined) continue;
    tagged += row.count;
    inArea.set(area, (inArea.get(area) ?? 0) + row.count);
  }
  const isPlanned = tagged >= all * TAGGED_MIN && tagged > 0;
  const covered = [...inArea.keys()].reduce((sum, area) => sum + (shareOf.get(area) ?? 0), 0);
  const weightOf = (row: OpenQuestions) => {
    if (!isPlanned) return 1;
    const area = areaOf(row);
    return area === undefined ? covered / tagged : (shareOf.get(area) ?? 0) / (inArea.get(area) ?? 1);
  };
  const weights = new Map<Id<"subject">, number>();
  let total = 0;
  for (const row of open) {
    const weight = weightOf(row) * row.count;
    total += weight;
    weights.set(row.subjectId, (weights.get(row.subjectId) ?? 0) + weight);
  }
  return { bySubject: new Map([...weights].map(([subjectId, weight]) => [subjectId, weight / total])), isPlanned };
}
