/** What answers add to the figures of questions (record 62): worked out here for counting, for a count anew and for the check. */
import { type SQL, sql } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Db, Tx } from "../../db/client.ts";
import { type measuredAnswers, NO_FORM } from "../../db/schema.ts";
import { readContent } from "../../items/registry/authoring.ts";
import { requireOpenVersions } from "../attempts/queries/versions.server.ts";
import { BLANK, chosenIn } from "./chosen.ts";
import { secondsStep } from "./question-figures.ts";

export type Contribution = typeof measuredAnswers.$inferSelect;

type Row = {
  resultId: Id<"result">;
  position: number;
  versionId: Id<"version">;
  answer: unknown;
  isAnswered: boolean;
  isFirst: boolean;
  section: number;
  points: number;
  max: number;
  seconds: number | null;
  total: number;
  abilityBefore: number | null;
  formId: Id<"test-version"> | null;
};

/**
 * Of the answers that `which` says of `answer` and its `result`: first ones, and all of a student's first result of a fixed test. What
 * their results keep of ability and test is taken from there, so that the same answers always give the same.
 */
export async function contributionsOf(db: Db | Tx, which: SQL): Promise<Contribution[]> {
  const { rows } = await db.execute<Row>(sql`
    select answer.test_result_id as "resultId", answer.position, answer.version_id as "versionId", answer.answer,
      answer.is_answered as "isAnswered", answer.is_first as "isFirst", answer.section,
      answer.earned as points, answer.max, answer.seconds, result.earned as total,
      result.ability_before as "abilityBefore", result.form_id as "formId"
    from test_answers as answer join test_results as result on result.id = answer.test_result_id
    where (answer.is_first or result.form_id is not null) and answer.max > 0 and ${which}`);
  const versionIds = [...new Set(rows.map(({ versionId }) => versionId))];
  const versions = await requireOpenVersions(db, versionIds);
  const choices = new Map(
    [...versions].map(([id, { content, type }]) => [id, readContent(content, type)?.choices ?? []]),
  );
  return rows.map((row) => ({
    testResultId: row.resultId,
    position: row.position,
    versionId: row.versionId,
    isFirst: row.isFirst,
    formId: row.formId ?? NO_FORM,
    section: row.section,
    points: row.points,
    max: row.max,
    criterion: row.formId === null ? row.abilityBefore : row.total,
    // A question that was never in view has no time.
    seconds: row.seconds ? secondsStep(row.seconds) : null,
    options: row.isAnswered ? chosenIn(choices.get(row.versionId) ?? [], row.answer) : [BLANK],
  }));
}

/** Adds them to the figures; what is there already stays as it is. */
export async function addContributions(tx: Tx, contributions: ReadonlyArray<Contribution>): Promise<void> {
  const rows = contributions.map((one) => ({
    test_result_id: one.testResultId,
    position: one.position,
    version_id: one.versionId,
    is_first: one.isFirst,
    form_id: one.formId,
    section: one.section,
    points: one.points,
    max: one.max,
    criterion: one.criterion,
    seconds: one.seconds,
    options: one.options,
  }));
  await tx.execute(sql`
    insert into measured_answers
      (test_result_id, position, version_id, is_first, form_id, section, points, max, criterion, seconds, options)
    select test_result_id, position, version_id, is_first, form_id, section, points, max, criterion, seconds, options
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
      (test_result_id uuid, position int, version_id uuid, is_first bool, form_id uuid, section int, points int, max int,
        criterion int, seconds int, options text[])
    on conflict do nothing`);
}
