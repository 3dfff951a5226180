/** What an adaptive test decided, as its review shows it. */
import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { adaptiveBanks, adaptiveResults } from "../../../db/schema.ts";
import { type Correctness, correctnessOf } from "../../attempts/rules.ts";
import { type Alike, findAlike } from "../../standards/queries/find-reliability.server.ts";
import { findArea } from "../../tests/exam-plans.ts";
import type { Ability } from "../ability.ts";
import { AdaptiveDetails, type Band, intervalOf, isEarlyEnd, placementOf, type Standing } from "../outcome.ts";
import type { AdaptivePlan } from "../plan.ts";
import type { EndedBy } from "../stopping.ts";
import { weakestTopics } from "../weak-topics.ts";

type Interval = { from: number; to: number };

export type AdaptiveResult = {
  band: Band;
  /** In logits, with the interval; null where the answers are not compared with the standard. */
  estimate: { ability: number; interval: Interval } | null;
  cut: number;
  /** True where instructors set it; else it is the number of the exam. */
  isOwnStandard: boolean;
  /** What became in the real exam of students with such a result of the whole test, at its minimum at least; null before enough told. */
  alike: Alike | null;
  endedBy: EndedBy;
  /** Its student or the clock ended it before the minimum. */
  isEarly: boolean;
  /** Questions that were answered, those of them that count, and how many the test asks at least. */
  asked: number;
  scored: number;
  minimum: number;
  /** After each scored answer, by the position of its question; empty like the estimate. */
  path: (Interval & { position: number; ability: number })[];
  areas: AreasBesideStandard | AreasInCounts;
  /** Lessons, the weakest first; empty like the estimate. */
  weakest: { lessonId: Id<"lesson">; questions: number }[];
};

/** In the order of the exam plan, with how many questions each had; `standing` is null for too few. */
export type AreasBesideStandard = {
  kind: "beside-standard";
  rows: { name: string; questions: number; standing: Standing | null }[];
};

/** Number of questions right, partly right and wrong in each area, by the points that they have today. */
export type AreasInCounts = {
  kind: "counts";
  rows: { name: string; right: number; partly: number; wrong: number }[];
};

type GivenAnswer = { questionId: Id<"question">; lessonId: Id<"lesson">; earned: number; max: number };

/** Thresholds and area of a question, as the bank of its test has them. */
type Asked = { questionId: string; thresholds: number[]; area: string | null };

/** Not by `loadBank`: results of any age are read, and their banks would drive those of the tests that run out of memory. */
const readAsked = nameStatement<Asked>(
  "read_asked_of_bank",
  sql`
    select asked ->> 'questionId' as "questionId", asked -> 'thresholds' as thresholds, asked ->> 'area' as area
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
  const { cut, endedBy, asked, scored } = row;
  const { path, areas } = AdaptiveDetails.parse(row.details);
  const { band, isCompared } = placementOf(row, { ...plan, cut });
  const known = await askedIn(db, bankId, answers);
  const estimate =
    isCompared && row.ability !== null && row.error !== null ? { theta: row.ability, error: row.error } : null;
  const intervalAt = (at: Ability) => intervalOf(at, plan);
  return {
    ...{ band, cut, endedBy, asked, scored, minimum: plan.minimum, isEarly: isEarlyEnd(endedBy, asked, plan) },
    isOwnStandard: plan.standardId !== null,
    alike: estimate && asked >= plan.minimum ? await findAlike(db, row.presetId, estimate, cut) : null,
    estimate: estimate && { ability: estimate.theta, interval: intervalAt(estimate) },
    path: isCompared
      ? path.map(({ position, ...at }) => ({
          ...{ position, ability: at.ability },
          ...intervalAt({ theta: at.ability, error: at.error }),
        }))
      : [],
    areas: isCompared
      ? {
          kind: "beside-standard",
          rows: areas.map(({ area, questions, standing }) => ({ name: nameOf(area), questions, standing })),
        }
      : { kind: "counts", rows: countsByArea(plan, answers, known) },
    weakest: estimate ? weakestOf(answers, known, estimate.theta) : [],
  };
}

const nameOf = (area: string) => findArea(area)?.area.name ?? area;

/** Questions of the bank by their ids. */
async function askedIn(db: Db, bankId: Id<"adaptive-bank">, answers: ReadonlyArray<GivenAnswer>) {
  const rows = await readAsked(db, { bankId, questionIds: answers.map(({ questionId }) => questionId) });
  return new Map(rows.map((row) => [row.questionId, row]));
}

function countsByArea(
  { areas }: AdaptivePlan,
  answers: ReadonlyArray<GivenAnswer>,
  known: ReadonlyMap<string, Asked>,
): AreasInCounts["rows"] {
  const byArea = Map.groupBy(answers, ({ questionId }) => known.get(questionId)?.area);
  return areas.flatMap(({ area }) => {
    const own = byArea.get(area);
    if (!own) return [];
    const verdicts = own.map((score) => correctnessOf({ isAnswered: true, score }));
    const countOf = (verdict: Correctness) => verdicts.filter((one) => one === verdict).length;
    return [{ name: nameOf(area), right: countOf("right"), partly: countOf("partly"), wrong: countOf("wrong") }];
  });
}

/** An answer that has another number of points since a key was corrected is left out: nobody knows its thresholds. */
function weakestOf(
  answers: ReadonlyArray<GivenAnswer>,
  known: ReadonlyMap<string, Asked>,
  ability: number,
): AdaptiveResult["weakest"] {
  const scored = answers.flatMap(({ questionId, lessonId, earned, max }) => {
    const thresholds = known.get(questionId)?.thresholds;
    return thresholds?.length === max ? [{ topic: lessonId, thresholds, points: earned }] : [];
  });
  return weakestTopics(scored, ability).map(({ topic, questions }) => ({ lessonId: topic, questions }));
}
