import { desc, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import {
  measuredVersions,
  parameterSets,
  questionParameters,
  questions,
  questionVersions,
} from "../../../db/schema.ts";
import { readContent } from "../../../items/registry/authoring.ts";
import type { Admin } from "../../accounts/viewer.ts";
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
  /** True where first answers were scored by older versions than the one in use. */
  canRescore: boolean;
};

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
      canRescore: hasOlderAnswers(questions.id, questions.versionId),
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.questionId, questions.id))
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
    canRescore: version.canRescore,
  };
}
