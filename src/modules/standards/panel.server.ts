/** A panel with what its judges have rated so far. */
import { asc, eq } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Db, Tx } from "../../db/client.ts";
import { standardJudges, standardRatings, standards } from "../../db/schema.ts";
import { cutOf, type RatedQuestion, RatedQuestions } from "./standard.ts";

export const ROUNDS = [1, 2] as const;
export type Round = (typeof ROUNDS)[number];

export type Judge = {
  id: Id<"judge">;
  name: string;
  /** By round: the ratings by the position of their question, from 1, and the cut once all are there. */
  rounds: Record<Round, { ratings: ReadonlyMap<number, number>; cut: number | null }>;
};

export type Panel = Omit<typeof standards.$inferSelect, "questions" | "round" | "startedBy" | "judges"> & {
  round: Round;
  questions: ReadonlyArray<RatedQuestion>;
  judges: ReadonlyArray<Judge>;
};

/** Null where there is none. A caller that changes it has locked its row. */
export async function loadPanel(db: Db | Tx, standardId: Id<"standard">): Promise<Panel | null> {
  const [row] = await db.select().from(standards).where(eq(standards.id, standardId));
  if (!row) return null;
  const judges = await db
    .select({ id: standardJudges.id, name: standardJudges.name })
    .from(standardJudges)
    .where(eq(standardJudges.standardId, standardId))
    .orderBy(asc(standardJudges.position));
  const ratings = await db
    .select({
      judgeId: standardRatings.judgeId,
      round: standardRatings.round,
      position: standardRatings.position,
      percent: standardRatings.percent,
    })
    .from(standardRatings)
    .innerJoin(standardJudges, eq(standardJudges.id, standardRatings.judgeId))
    .where(eq(standardJudges.standardId, standardId));
  const questions = RatedQuestions.parse(row.questions);
  const inRound = (judgeId: Id<"judge">, round: Round) => {
    const own = ratings.filter((one) => one.judgeId === judgeId && one.round === round);
    return roundOf(questions, new Map(own.map(({ position, percent }) => [position, percent])));
  };
  const { startedBy: _, ...standard } = row;
  return {
    ...standard,
    round: row.round === 2 ? 2 : 1,
    questions,
    judges: judges.map((judge) => ({ ...judge, rounds: { 1: inRound(judge.id, 1), 2: inRound(judge.id, 2) } })),
  };
}

function roundOf(questions: ReadonlyArray<RatedQuestion>, ratings: ReadonlyMap<number, number>) {
  const percents = questions.flatMap((_, index) => ratings.get(index + 1) ?? []);
  const isWhole = percents.length === questions.length;
  return { ratings, cut: isWhole ? cutOf(difficultiesOf(questions), percents) : null };
}

function difficultiesOf(questions: ReadonlyArray<RatedQuestion>): number[] {
  return questions.map(({ difficulty }) => difficulty);
}

/** The cuts of the judges that have rated everything in a round. */
export function cutsOf({ judges }: Panel, round: Round): number[] {
  return judges.flatMap(({ rounds }) => rounds[round].cut ?? []);
}

/** True for a judge who may rate in the round at hand: in the second one only those who have finished the first. */
export function isInRound({ rounds }: Judge, round: Round): boolean {
  return round === 1 || rounds[1].cut !== null;
}
