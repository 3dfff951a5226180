/**
 * A filter of the bank as a condition of SQL. Each part has an index of its own; lessons are looked up before, because a
 * join would keep the database from using them.
 */
import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  gte,
  isNotNull,
  isNull,
  like,
  lte,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { parseId } from "../../../core/id.ts";
import { plainNumerals } from "../../../core/numerals.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { escapeLike } from "../../../db/like.ts";
import { lessons, questions, stimuli } from "../../../db/schema.ts";
import { LESSONS_MAX } from "../../subjects/rules.ts";
import { findPlan } from "../../tests/exam-plans.ts";
import { ALONE, type BankFilter, type PartOf } from "../bank-filter.ts";
import { manualIdOf } from "../rules.ts";
import type { SelectedQuestions } from "../selected-questions.ts";
import { type ParsedSearch, parseSearch, type SearchWord } from "./parse-search.server.ts";

/** That no clinician has signed the version in use. As the index says it. */
export const isUnreviewed = sql<boolean>`${questions.reviewedVersionId} is distinct from ${questions.versionId}`;

/** The condition of a filter, and what its search means. */
export async function parseFilter(
  db: Db | Tx,
  filter: BankFilter,
): Promise<{ where: SQL | undefined; search: ParsedSearch | null }> {
  const search = await parseSearch(db, filter.search);
  const where = and(
    filter.isWithdrawn ? isNotNull(questions.withdrawnAt) : isNull(questions.withdrawnAt),
    await inPlace(db, filter),
    filter.type === "" ? undefined : eq(questions.type, filter.type),
    filter.questionId === "" ? undefined : (or(...conditionsOfId(filter.questionId)) ?? sql`false`),
    filter.categoryId ? eq(questions.categoryId, filter.categoryId) : undefined,
    filter.difficultyId ? eq(questions.difficultyId, filter.difficultyId) : undefined,
    filter.area === null ? undefined : arrayContains(questions.areas, [filter.area]),
    filter.planWithoutArea === null ? undefined : withoutAreaOf(filter.planWithoutArea),
    filter.judgmentStep === null ? undefined : eq(questions.judgmentStep, filter.judgmentStep),
    filter.partOf === null ? undefined : isPartOf(filter.partOf),
    filter.isReserved ? and(sql`${questions.isReserved}`, isNull(questions.stimulusId)) : undefined,
    filter.needsRationale ? sql`${questions.needsRationale}` : undefined,
    filter.isUnreviewed ? isUnreviewed : undefined,
    ...(search ? search.words.map((word) => conditionOfWord(word, search)) : []),
  );
  return { where, search };
}

/** The condition for a selection. Ids of deleted questions match nothing. */
export async function conditionOfSelection(db: Db | Tx, selected: SelectedQuestions): Promise<SQL | undefined> {
  return selected.kind === "ids" ? isOneOf(questions.id, selected.ids) : (await parseFilter(db, selected.filter)).where;
}

/** How well a question fits the search, 0 the best: by its ID, by a word that begins so, inside a word, by parts, as meant. */
export function rankIn({ search, words }: ParsedSearch): SQL {
  const exactly = and(...words.map(({ spellings }) => or(...spellings.flatMap(conditionsOf)))) ?? sql`false`;
  return sql`case
    when ${or(...conditionsOfId(search), sql`false`)} then 0
    when ' ' || ${questions.searchText} like ${containing(` ${search}`)} then 1
    when ${like(questions.searchText, containing(search))} then 2
    when ${exactly} then 3
    else 4 end`;
}

function isPartOf(part: PartOf): SQL | undefined {
  if (part === ALONE) return isNull(questions.stimulusId);
  // All of them are reserved, and those have an index in the order of the list.
  return sql`${questions.isReserved} and exists (
    select from ${stimuli} where ${stimuli.id} = ${questions.stimulusId} and ${stimuli.kind} = ${part})`;
}

function withoutAreaOf(planId: string): SQL {
  const codes = findPlan(planId)?.areas.map(({ code }) => code) ?? [];
  return not(arrayOverlaps(questions.areas, codes));
}

async function inPlace(db: Db | Tx, { subjectId, lessonId }: BankFilter): Promise<SQL | undefined> {
  if (!subjectId) return undefined;
  const inside = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.subjectId, subjectId), lessonId ? eq(lessons.id, lessonId) : undefined))
    .limit(LESSONS_MAX);
  return isOneOf(
    questions.lessonId,
    inside.map(({ id }) => id),
  );
}

function conditionOfWord(searched: SearchWord, whole: ParsedSearch): SQL {
  const { word, spellings, corrections } = searched;
  const inLessons = [...searched.lessonIds, ...searched.correctedLessonIds];
  const parts = [
    ...[...spellings, ...corrections].flatMap(conditionsOf),
    ...(inLessons.length > 0 ? [isOneOf(questions.lessonId, inLessons)] : []),
    // Beside other words a number is a dose or an age.
    ...(whole.words.length === 1 ? conditionsOfId(word) : []),
  ];
  return or(...parts) ?? sql`false`;
}

/**
 * The number, that of its stimulus, the Question ID, the id or its first eight characters
 * (docs/product/administration.md#search-and-filters).
 */
function conditionsOfId(text: string): SQL[] {
  const folded = plainNumerals(text).trim().toLowerCase();
  const found: (SQL | undefined)[] = [];
  const displayId = /^#?(\d{1,9})$/.exec(folded)?.[1];
  if (displayId) found.push(eq(questions.displayId, Number(displayId)));
  const stimulusNumber = /^c(\d{1,9})$/.exec(folded)?.[1];
  if (stimulusNumber) {
    const ofStimulus = sql`(select id from ${stimuli} where ${stimuli.displayId} = ${Number(stimulusNumber)})`;
    found.push(sql`${questions.stimulusId} = ${ofStimulus}`);
  }
  const manualId = manualIdOf(text);
  if (manualId !== null && !manualId.includes("\0")) found.push(eq(questions.manualId, manualId));
  const id = parseId<"question">(folded);
  if (id) found.push(eq(questions.id, id));
  if (/^[\da-f]{8}$/.test(folded)) {
    const [first, last] = [`${folded}-0000-0000-0000-000000000000`, `${folded}-ffff-ffff-ffff-ffffffffffff`];
    found.push(and(gte(sql`${questions.id}`, sql`${first}::uuid`), lte(sql`${questions.id}`, sql`${last}::uuid`)));
  }
  return found.filter((condition) => condition !== undefined);
}

/**
 * That a text holds a word. The index knows every three letters that follow each other and every word by its first two, so
 * a shorter word is only looked for where one begins.
 */
export function conditionsOf(word: string): SQL[] {
  const patterns = [...word].length > 2 ? [containing(word)] : [`${escapeLike(word)}%`, containing(` ${word}`)];
  return patterns.map((pattern) => like(questions.searchText, pattern));
}

function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** One parameter however many ids there are. */
function isOneOf(column: typeof questions.id | typeof questions.lessonId, ids: ReadonlyArray<string>): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}
