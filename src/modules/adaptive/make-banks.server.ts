/** What adaptive tests choose from: made at night after the difficulties, and kept for the attempts that name it (record 64). */
import { setImmediate as others } from "node:timers/promises";
import { and, eq, notExists, sql } from "drizzle-orm";
import { type Id, newId } from "../../core/id.ts";
import type { Db } from "../../db/client.ts";
import { adaptiveBanks, attempts, questions } from "../../db/schema.ts";
import { parseSolvedItem } from "../../items/registry/models.ts";
import { scoreItem } from "../../items/registry/scorers.server.ts";
import { requireSolvedVersions } from "../attempts/queries/versions.server.ts";
import { isQuestionOf } from "../subjects/queries/subjects-of-course.server.ts";
import { findPlan } from "../tests/exam-plans.ts";
import type { BankContent } from "./bank-content.ts";
import { guessedThresholds, type Stage } from "./calibration.ts";
import { ADAPTIVE_PRESETS } from "./nclex.ts";

/** Of so many questions the contents are read at a time. */
const QUESTIONS = 500;
/** Days over which it is counted how often a question was asked. */
const EXPOSURE_DAYS = 90;
/** The share of fewer tests says little: as if there had been so many. */
const FEWEST_TESTS = 40;

/** A bank for each adaptive preset's exam plan. Those that no attempt names and that are no longer the newest are deleted. */
export async function makeBanks(db: Db, now: Date): Promise<void> {
  for (const { plan } of ADAPTIVE_PRESETS) await makeBank(db, plan.examPlan, now);
}

/** Makes the bank of one exam plan from the questions in use and their newest difficulties, and returns its id. */
export async function makeBank(db: Db, examPlan: string, now: Date): Promise<Id<"adaptive-bank">> {
  const content = await contentOf(db, examPlan, now);
  const id = newId<"adaptive-bank">();
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into adaptive_banks (id, exam_plan, set_number, made_at, content)
      select ${id}::uuid, ${examPlan}, (select max(number) from parameter_sets), ${now.toISOString()}::timestamptz,
        ${JSON.stringify(content)}::jsonb`);
    await tx.delete(adaptiveBanks).where(
      and(
        eq(adaptiveBanks.examPlan, examPlan),
        sql`${adaptiveBanks.id} <> ${id}`,
        // A test that is just being started may name the one before.
        sql`${adaptiveBanks.madeAt} < ${new Date(now.getTime() - 60 * 60_000).toISOString()}::timestamptz`,
        notExists(tx.select({ one: sql`1` }).from(attempts).where(eq(attempts.bankId, adaptiveBanks.id))),
      ),
    );
  });
  return id;
}

async function contentOf(db: Db, examPlan: string, now: Date): Promise<BankContent> {
  const exposures = await exposuresOf(db, examPlan, now);
  const exposureOf = (questionId: string) => exposures.get(questionId) ?? 0;
  const areas = (findPlan(examPlan)?.areas ?? []).map(({ code }) => code);
  const alone: BankContent["questions"] = [];
  const cases = new Map<string, BankContent["cases"][number]>();
  const courses = ADAPTIVE_PRESETS.find(({ plan }) => plan.examPlan === examPlan)?.courses ?? [];
  for await (const rows of rowsOf(db, areas, courses)) {
    for (const { stimulusId, stimulusVersionId, isJudgment, area, ...row } of rows) {
      const { questionId } = row;
      if (stimulusId === null || stimulusVersionId === null) {
        if (area !== null) alone.push({ ...row, area, isJudgment, exposure: exposureOf(questionId) });
        continue;
      }
      const one = cases.get(stimulusId) ?? { stimulusId, stimulusVersionId, exposure: 0, questions: [] };
      one.questions.push({ ...row, area });
      one.exposure = Math.max(one.exposure, exposureOf(questionId));
      cases.set(stimulusId, one);
    }
  }
  return { v: 1, questions: alone, cases: [...cases.values()] };
}

type Row = {
  questionId: Id<"question">;
  versionId: Id<"version">;
  area: string | null;
  isJudgment: boolean;
  level: number;
  parametersId: Id<"parameters"> | null;
  thresholds: number[] | null;
  stage: Stage | null;
  stimulusId: Id<"stimulus"> | null;
  stimulusVersionId: Id<"stimulus-version"> | null;
};

/**
 * Reads the questions from the subjects of the courses, or from all subjects if there are no courses: questions of the areas that stand
 * alone and anybody may be asked, and questions of the case studies of the areas, in the order of each case. Each question has its newest
 * parameters, or the difficulty that its author guessed.
 */
async function* rowsOf(db: Db, areas: ReadonlyArray<string>, courses: ReadonlyArray<string>) {
  const codes = sql.param([...areas]);
  const isOfExam = courses.length > 0 ? isQuestionOf(sql`any (${sql.param([...courses])}::text[])`) : sql`true`;
  const { rows } = await db.execute<Row>(sql`
    with asked as (
      select questions.id, questions.version_id, null::uuid as stimulus_id, null::uuid as stimulus_version_id, 0 as position
      from ${questions}
      where ${isOfExam} and questions.areas && ${codes}::text[] and questions.withdrawn_at is null and not questions.is_reserved
        and questions.stimulus_id is null
      union all
      select version.question_id, version.id, stimulus.id, stimulus.version_id, place.position
      from stimuli as stimulus
      join stimulus_questions as place on place.stimulus_version_id = stimulus.version_id
      join question_versions as version on version.id = place.version_id
      join ${questions} on ${questions.id} = version.question_id
      where ${isOfExam} and stimulus.kind = 'case' and stimulus.areas && ${codes}::text[] and stimulus.withdrawn_at is null
        and not stimulus.is_reserved
    )
    select asked.id as "questionId", asked.version_id as "versionId", asked.stimulus_id as "stimulusId",
      asked.stimulus_version_id as "stimulusVersionId", question.judgment_step is not null as "isJudgment",
      coalesce(label.logit, 0)::float8 as level, known.id as "parametersId", known.thresholds, known.stage,
      (select area from unnest(question.areas) as area where area = any (${codes}::text[]) limit 1) as area
    from asked
    join questions as question on question.id = asked.id
    left join question_labels as label on label.id = question.difficulty_id
    left join lateral (
      select id, thresholds, stage from question_parameters where version_id = asked.version_id
      order by set_number desc limit 1
    ) as known on true
    order by asked.stimulus_id nulls first, asked.position, asked.id`);
  for (let from = 0; from < rows.length; from += QUESTIONS) {
    yield await withThresholds(db, rows.slice(from, from + QUESTIONS));
    await others();
  }
}

async function withThresholds(db: Db, rows: ReadonlyArray<Row>) {
  const versions = await requireSolvedVersions(
    db,
    rows.map(({ versionId }) => versionId),
  );
  return rows.flatMap(({ level, parametersId, thresholds, stage, ...row }) => {
    const version = versions.get(row.versionId);
    if (!version) return [];
    const { max } = scoreItem(parseSolvedItem({ ...version, answer: null }));
    // Nothing can be learned from a question without a point; and what was found by another rule says nothing now.
    if (max === 0) return [];
    const known = thresholds?.length === max && stage !== null ? { thresholds, stage, parametersId } : null;
    const guess = { thresholds: guessedThresholds(level, max), stage: "guess" as const, parametersId: null };
    return [{ ...row, ...(known ?? guess) }];
  });
}

/** By question, the share of the adaptive tests of the last days that asked it, from 0 to 1. */
async function exposuresOf(db: Db, examPlan: string, now: Date): Promise<ReadonlyMap<string, number>> {
  const since = new Date(now.getTime() - EXPOSURE_DAYS * 86_400_000).toISOString();
  const { rows } = await db.execute<{ questionId: string; tests: number; asked: number }>(sql`
    with recent as (
      select attempt.id from attempts as attempt join adaptive_banks as bank on bank.id = attempt.bank_id
      where bank.exam_plan = ${examPlan} and attempt.started_at > ${since}::timestamptz
    )
    select version.question_id as "questionId", count(*)::int as asked, (select count(*)::int from recent) as tests
    from recent
    join attempt_items as item on item.attempt_id = recent.id
    join question_versions as version on version.id = item.version_id
    group by version.question_id`);
  return new Map(
    rows.map(({ questionId, asked, tests }) => [questionId, Math.min(1, asked / Math.max(tests, FEWEST_TESTS))]),
  );
}
