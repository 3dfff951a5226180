import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { measuredVersions, questionVersions, stimuli, stimulusQuestions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";

/** How the questions of a stimulus went at their first answers, each in whatever version. */
export type StimulusFigures = {
  /** How many students have answered it for the first time. */
  asked: number;
  /** Mean points of all its questions together, and what they can give; null while it was not asked. */
  mean: { earned: number; possible: number } | null;
  /** The same of each question, 1 for the first. */
  questions: { position: number; asked: number; mean: { earned: number; possible: number } | null }[];
};

/** The figures of the questions that its present version has, from the sums that are kept of each; none without a version. */
export async function findStimulusFigures(db: Db, _admin: Admin, stimulusId: Id<"stimulus">): Promise<StimulusFigures> {
  const rows = await db
    .select({
      position: stimulusQuestions.position,
      asked: sql<number>`coalesce(sum(${measuredVersions.asked}), 0)::int`,
      earned: sql<number>`coalesce(sum(${measuredVersions.earned}), 0)::float8`,
      possible: sql<number>`coalesce(sum(${measuredVersions.possible}), 0)::float8`,
    })
    .from(stimuli)
    .innerJoin(stimulusQuestions, eq(stimulusQuestions.stimulusVersionId, stimuli.versionId))
    .leftJoin(questionVersions, eq(questionVersions.questionId, stimulusQuestions.questionId))
    .leftJoin(measuredVersions, eq(measuredVersions.versionId, questionVersions.id))
    .where(eq(stimuli.id, stimulusId))
    .groupBy(stimulusQuestions.position)
    .orderBy(stimulusQuestions.position);
  const questions = rows.map(({ position, asked, earned, possible }) => ({
    ...{ position, asked },
    mean: asked > 0 ? { earned: earned / asked, possible: possible / asked } : null,
  }));
  const means = questions.flatMap(({ mean }) => mean ?? []);
  const sumOf = (part: "earned" | "possible") => means.reduce((sum, mean) => sum + mean[part], 0);
  return {
    asked: Math.max(0, ...questions.map(({ asked }) => asked)),
    mean: means.length > 0 ? { earned: sumOf("earned"), possible: sumOf("possible") } : null,
    questions,
  };
}
