/** How answers to older versions of a question are scored by the one in use. The preview and the rescore both start here. */
import { and, eq, inArray } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Db, Tx } from "../../db/client.ts";
import { questions, questionVersions } from "../../db/schema.ts";
import { readContent } from "../../items/registry/authoring.ts";
import { parseAnswer, parseSolvedItem } from "../../items/registry/models.ts";
import { scoreItem } from "../../items/registry/scorers.server.ts";
import { type OpenVersion, requireSolvedVersions } from "./queries/versions.server.ts";
import { isCorrect, scoreOf } from "./rules.ts";
import { haveSameChoices } from "./same-choices.ts";

/** Which answers: those to a question that were scored by one of these versions. */
export type RescoreTarget = { questionId: Id<"question">; versionIds: ReadonlyArray<Id<"version">> };

export type AnswerPoints = { earned: number; max: number; isCorrect: boolean; rule: string };

export type Rescorer = {
  /** The version in use: its solution decides the new score. */
  version: { id: Id<"version">; number: number };
  /** The requested versions except for the one in use. */
  oldVersionIds: Id<"version">[];
  /** The points of an answer to an old version, or null when that answer does not fit the version in use. */
  score(oldVersionId: Id<"version">, answer: unknown): AnswerPoints | null;
};

/** Null when there is no such question. Versions of other questions are left out. */
export async function openRescorer(db: Db | Tx, { questionId, versionIds }: RescoreTarget): Promise<Rescorer | null> {
  const [version] = await db
    .select({ id: questionVersions.id, number: questionVersions.number })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
    .where(eq(questions.id, questionId));
  if (!version) return null;

  const requested = await db
    .select({ id: questionVersions.id })
    .from(questionVersions)
    .where(and(eq(questionVersions.questionId, questionId), inArray(questionVersions.id, [...versionIds])));
  const oldVersionIds = requested.map(({ id }) => id).filter((id) => id !== version.id);
  const versions = await requireSolvedVersions(db, [version.id, ...oldVersionIds]);
  const current = versions.get(version.id);
  if (!current) return null;
  const choicesOf = ({ type, content }: OpenVersion) => readContent(content, type)?.choices ?? [];
  const fitting = new Set(
    oldVersionIds.filter((id) => {
      const old = versions.get(id);
      return old?.type === current.type && haveSameChoices(choicesOf(old), choicesOf(current));
    }),
  );

  const known = new Map<string, AnswerPoints | null>();
  const scoreAnew = (answer: unknown): AnswerPoints | null => {
    if (answer !== null && parseAnswer(current, answer) === null) return null;
    const { earned, max, rule } = scoreItem(parseSolvedItem({ ...current, answer }));
    return { earned, max, rule, isCorrect: isCorrect({ earned, max }) };
  };
  return {
    version,
    oldVersionIds,
    score(oldVersionId, answer) {
      if (!fitting.has(oldVersionId)) return null;
      const key = JSON.stringify(answer);
      const kept = known.get(key);
      if (kept !== undefined) return kept;
      const points = scoreAnew(answer);
      known.set(key, points);
      return points;
    },
  };
}

export type ResultTotals = {
  score: number;
  correctCount: number;
  earned: number;
  possible: number;
  questionCount: number;
};

/** The totals of a result after one of its answers was scored again. */
export function totalsAfter(
  totals: ResultTotals,
  before: Omit<AnswerPoints, "rule">,
  after: Omit<AnswerPoints, "rule">,
): ResultTotals {
  const correctCount = totals.correctCount + Number(after.isCorrect) - Number(before.isCorrect);
  return {
    questionCount: totals.questionCount,
    correctCount,
    score: scoreOf(correctCount, totals.questionCount),
    earned: totals.earned + after.earned - before.earned,
    possible: totals.possible + after.max - before.max,
  };
}

/** True if the student's points changed. */
export function isChangedBy(before: { earned: number; max: number }, after: { earned: number; max: number }): boolean {
  return before.earned !== after.earned || before.max !== after.max;
}
