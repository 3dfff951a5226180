/** What an adaptive test decided, as its review shows it. */
import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { adaptiveBanks, adaptiveResults } from "../../../db/schema.ts";
import { type Alike, findAlike } from "../../standards/queries/find-reliability.server.ts";
import { findArea } from "../../tests/exam-plans.ts";
import type { Ability } from "../ability.ts";
import { AdaptiveDetails, bandOfResult, intervalOf, isEarlyEnd, type Standing } from "../outcome.ts";
import type { AdaptivePlan } from "../plan.ts";
import type { EndedBy } from "../stopping.ts";
import { weakestTopics } from "../weak-topics.ts";

type Interval = { from: number; to: number };

export type AdaptiveResult = {
  /** Null where nothing that counts was answered. */
  band: Standing | null;
  /** In logits, with the interval; null like the band, and where nothing that counts was answered. */
  estimate: { ability: number; interval: Interval } | null;
  cut: number;
  /** True where instructors set it; else it is the number of the exam. */
  isOwnStandard: boolean;
  /** What became in the real exam of students with such a result of the whole test, at its minimum at least; null before enough told. */
  alike: Alike | null;
  endedBy: EndedBy;
  /** Its student or the clock ended it before the minimum. */
  isEarly: boolean;
  isShorter: boolean;
  /** Questions that were answered, those of them that count, and how many the test asks at least. */
  asked: number;
  scored: number;
  minimum: number;
  /** After each scored answer, by the position of its question. */
  path: (Interval & { position: number; ability: number })[];
  /** In the order of the exam plan, with how many questions each had; `standing` is null for too few. */
  areas: { name: string; questions: number; standing: Standing | null }[];
  /** Lessons, the weakest first. */
  weakest: { lessonId: Id<"lesson">; questions: number }[];
};

type GivenAnswer = { questionId: Id<"question">; lessonId: Id<"lesson">; earned: number; max: number };

/** Not by `loadBank`: results of any age are read, and their banks would drive those of the tests that run out of memory. */
const readThresholds = nameStatement<{ questionId: string; thresholds: number[] }>(
  "read_thresholds",
  sql`
    select asked ->> 'questionId' as "questionId", asked -> 'thresholds' as thresholds
    from ${adaptiveBanks}, lateral (
      select jsonb_array_elements(${adaptiveBanks.content} -> 'questions') as asked
      union all
      select jsonb_array_elements(one -> 'questions') from jsonb_array_elements(${adaptiveBanks.content} -> 'cases') as one
    ) as every
    where ${adaptiveBanks.id} = ${sql.placeholder("bankId")} and asked ->> 'questionId' = any (${sql.placeholder("questionIds")}::text[])`,
);

/**
 * The result as it was decided; null where none was, as the test was closed by a process that could not. `answers` are those that count, with
 * the points that they have today.
 */
export async function findAdaptiveResult(
  db: Db,
  { resultId, bankId, plan }: { resultId: Id<"result">; bankId: Id<"adaptive-bank">; plan: AdaptivePlan },
  answers: ReadonlyArray<GivenAnswer>,
): Promise<AdaptiveResult | null> {
  const [row] = await db.select().from(adaptiveResults).where(eq(adaptiveResults.resultId, resultId));
  if (!row) return null;
  const { ability, error, cut, endedBy, isShorter, asked, scored } = row;
  const { path, areas } = AdaptiveDetails.parse(row.details);
  const estimate = ability === null || error === null ? null : { theta: ability, error };
  const intervalAt = (at: Ability) => intervalOf(at, plan);
  return {
    ...{ cut, endedBy, isShorter, asked, scored, minimum: plan.minimum, isEarly: isEarlyEnd(endedBy, asked, plan) },
    band: bandOfResult(row, { ...plan, cut }),
    isOwnStandard: plan.standardId !== null,
    alike: estimate && !isShorter && asked >= plan.minimum ? await findAlike(db, row.presetId, estimate, cut) : null,
    estimate: estimate && { ability: estimate.theta, interval: intervalAt(estimate) },
    path: path.map(({ position, ...at }) => ({
      ...{ position, ability: at.ability },
      ...intervalAt({ theta: at.ability, error: at.error }),
    })),
    areas: areas.map(({ area, questions, standing }) => ({
      ...{ name: findArea(area)?.area.name ?? area, questions, standing },
    })),
    weakest: ability === null ? [] : await weakestOf(db, bankId, answers, ability),
  };
}

/** An answer that has another number of points since a key was corrected is left out: nobody knows its thresholds. */
async function weakestOf(
  db: Db,
  bankId: Id<"adaptive-bank">,
  answers: ReadonlyArray<GivenAnswer>,
  ability: number,
): Promise<AdaptiveResult["weakest"]> {
  const questionIds = answers.map(({ questionId }) => questionId);
  const rows = await readThresholds(db, { bankId, questionIds });
  const known = new Map(rows.map(({ questionId, thresholds }) => [questionId, thresholds]));
  const scored = answers.flatMap(({ questionId, lessonId, earned, max }) => {
    const thresholds = known.get(questionId);
    return thresholds?.length === max ? [{ topic: lessonId, thresholds, points: earned }] : [];
  });
  return weakestTopics(scored, ability).map(({ topic, questions }) => ({ lessonId: topic, questions }));
}
