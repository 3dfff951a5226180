import { and, desc, eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import {
  measuredPoints,
  measuredVersions,
  NO_FORM,
  parameterSets,
  questionLabels,
  questionParameters,
  questions,
  questionVersions,
} from "../../../db/schema.ts";
import { readContent } from "../../../items/registry/authoring.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { calibratedThresholds, guessedThresholds, meanDifficulty } from "../../adaptive/calibration.ts";
import { STEPS_A_LOGIT } from "../../adaptive/queries/abilities-before.server.ts";
import { hasOlderAnswers, loadMeasured, type Measured } from "./load-counts.server.ts";

/** The newest sets that the chart of a difficulty shows. */
const SETS_MAX = 60;

export type QuestionMeasurement = {
  displayId: number;
  isWithdrawn: boolean;
  stimulusId: Id<"stimulus"> | null;
  /** The words of the question; null when it cannot be read. */
  stem: string | null;
  version: { id: Id<"version">; number: number; isInUse: boolean };
  /** All of its versions, the newest first. */
  versions: number[];
  /** Null before its first answer was counted. */
  measured: Measured | null;
  isWrong: boolean;
  /** What sets found of its difficulty, the oldest first; empty while it is its author's guess. */
  difficulties: (Pick<
    typeof questionParameters.$inferSelect,
    "setNumber" | "thresholds" | "errors" | "answers" | "stage" | "drift"
  > & { madeAt: Date })[];
  /** What the answers counted so far say, those of students whose ability was known before; null for too few. */
  live: { value: number; error: number; answers: number } | null;
  /** True where first answers were scored by older versions than the one in use. */
  canRescore: boolean;
};

/** Of fewer the author's guess says more. */
const FEWEST_LIVE = 10;

/**
 * The difficulty by what is counted now: the sums say of how many students of each ability how many earned how much, and corrected keys and
 * erased students have left them (P143). `before` are the thresholds of the newest set.
 */
async function findLive(
  db: Db,
  versionId: Id<"version">,
  level: number,
  before: ReadonlyArray<number> | undefined,
): Promise<QuestionMeasurement["live"]> {
  const { max, points, criterion, count } = measuredPoints;
  const rows = await db
    .select({ max, points, criterion, count })
    .from(measuredPoints)
    .where(and(eq(measuredPoints.versionId, versionId), eq(measuredPoints.formId, NO_FORM)));
  const most = Math.max(0, ...rows.map((row) => row.max));
  const counted = rows.filter((row) => row.max === most);
  const answers = counted.reduce((sum, row) => sum + row.count, 0);
  if (answers < FEWEST_LIVE) return null;
  const guess = guessedThresholds(level, most);
  const observed = counted.map((row) => ({
    theta: row.criterion / STEPS_A_LOGIT,
    points: row.points,
    count: row.count,
  }));
  const from = before?.length === most ? before : guess;
  return { ...meanDifficulty(calibratedThresholds(guess, from, observed)), answers };
}

/** What is known of a version of a question, of the one in use without a number; null when there is no such. */
export async function findQuestionMeasurement(
  db: Db,
  _admin: Admin,
  questionId: Id<"question">,
  number: number | null,
): Promise<QuestionMeasurement | null> {
  const versions = await db
    .select({
      id: questionVersions.id,
      number: questionVersions.number,
      inUse: questions.versionId,
      displayId: questions.displayId,
      withdrawnAt: questions.withdrawnAt,
      stimulusId: questions.stimulusId,
      level: sql<number>`coalesce(${questionLabels.logit}, 0)::float8`,
      canRescore: hasOlderAnswers(questions.id, questions.versionId),
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.questionId, questions.id))
    .leftJoin(questionLabels, eq(questionLabels.id, questions.difficultyId))
    .where(eq(questions.id, questionId))
    .orderBy(desc(questionVersions.number));
  const version = versions.find((one) => (number === null ? one.id === one.inUse : one.number === number));
  if (!version) return null;
  const [[content], measured, [sums], difficulties] = await Promise.all([
    db
      .select({ content: questionVersions.content, type: questionVersions.type })
      .from(questionVersions)
      .where(eq(questionVersions.id, version.id)),
    loadMeasured(db, [version.id]),
    db
      .select({ isWrong: measuredVersions.isWrong })
      .from(measuredVersions)
      .where(eq(measuredVersions.versionId, version.id)),
    db
      .select({
        setNumber: questionParameters.setNumber,
        madeAt: parameterSets.madeAt,
        thresholds: questionParameters.thresholds,
        errors: questionParameters.errors,
        answers: questionParameters.answers,
        stage: questionParameters.stage,
        drift: questionParameters.drift,
      })
      .from(questionParameters)
      .innerJoin(parameterSets, eq(parameterSets.number, questionParameters.setNumber))
      .where(eq(questionParameters.versionId, version.id))
      .orderBy(desc(questionParameters.setNumber))
      .limit(SETS_MAX),
  ]);
  return {
    displayId: version.displayId,
    isWithdrawn: version.withdrawnAt !== null,
    stimulusId: version.stimulusId,
    stem: content ? (readContent(content.content, content.type)?.question ?? null) : null,
    version: { id: version.id, number: version.number, isInUse: version.id === version.inUse },
    versions: versions.map((one) => one.number),
    measured: measured.get(version.id) ?? null,
    isWrong: sums?.isWrong ?? false,
    difficulties: difficulties.toReversed(),
    live: await findLive(db, version.id, version.level, difficulties[0]?.thresholds),
    canRescore: version.canRescore,
  };
}
