/**
 * What a search means: for each of its words its other spellings, its likely corrections among the words of the bank, and
 * the lessons whose title or subject holds it. Comparing every text with a mistyped word takes PostgreSQL seconds; the
 * bank's few thousand different words take milliseconds, and the texts are then searched for the corrections.
 */
import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { foldForSearch } from "../../../core/plain-text.ts";
import { spellingsOf } from "../../../core/spellings.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessons, searchWords, subjects } from "../../../db/schema.ts";
import { LESSONS_MAX } from "../../subjects/rules.ts";
import { closestWords, maxEditsOf, searchOf, wordsOf, wordsWithoutPunctuation } from "../search.ts";

export type SearchWord = {
  word: string;
  /** It, and its other spellings. */
  spellings: string[];
  /** Lessons whose title or subject holds it. */
  lessonIds: Id<"lesson">[];
  /** What it was likely meant to be, when nothing begins with it. */
  corrections: string[];
  /** Lessons whose title or subject holds one of these. */
  correctedLessonIds: Id<"lesson">[];
};

export type ParsedSearch = { search: string; words: SearchWord[] };

/** Near enough to be looked at letter by letter; these are shares of what two words have in common. */
const SIMILARITY_MIN = 0.2;
const CANDIDATES_MAX = 500;

/** The search as it will be looked for; null when it holds no word. */
export async function parseSearch(db: Db | Tx, typed: string): Promise<ParsedSearch | null> {
  const search = searchOf(typed);
  const words = wordsOf(search);
  if (words.length === 0) return null;
  const lessonTitles = await loadTitles(db);
  const known = await findKnown(db, words.flatMap(spellingsOf));
  const parsed: SearchWord[] = [];
  for (const word of words) {
    const spellings = spellingsOf(word);
    const lessonIds = lessonTitles
      .filter(({ text }) => spellings.some((one) => text.includes(one)))
      .map(({ id }) => id);
    const isKnown = lessonIds.length > 0 || spellings.some((one) => known.has(one));
    const corrections =
      isKnown || maxEditsOf(word) === 0 ? [] : await findCorrections(db, spellings, titleWords(lessonTitles));
    const correctedLessonIds = lessonTitles
      .filter(({ text }) => corrections.some((other) => text.includes(other)))
      .map(({ id }) => id);
    parsed.push({ word, spellings, lessonIds, corrections, correctedLessonIds });
  }
  return { search, words: parsed };
}

type Title = { id: Id<"lesson">; text: string };

async function loadTitles(db: Db | Tx): Promise<Title[]> {
  const rows = await db
    .select({ id: lessons.id, title: lessons.title, name: subjects.name })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .limit(LESSONS_MAX);
  return rows.map(({ id, title, name }) => ({ id, text: foldForSearch(`${name}\n${title}`) }));
}

function titleWords(lessonTitles: ReadonlyArray<Title>): string[] {
  return [...new Set(lessonTitles.flatMap(({ text }) => wordsWithoutPunctuation(text)))];
}

/** Those with which a word of the bank begins. */
async function findKnown(db: Db | Tx, words: ReadonlyArray<string>): Promise<Set<string>> {
  const typable = words.filter((word) => maxEditsOf(word) > 0);
  if (typable.length === 0) return new Set();
  const { rows } = await db.execute<{ word: string }>(sql`
    select typed.word from unnest(${sql.param(typable)}::text[]) as typed (word)
    where exists (select from ${searchWords} where ${searchWords.word} like typed.word || '%')`);
  return new Set(rows.map(({ word }) => word));
}

/** Likely corrections of a word that occurs in no question, in any of its spellings. */
async function findCorrections(db: Db | Tx, spellings: ReadonlyArray<string>, titles: ReadonlyArray<string>) {
  const corrections: string[] = [];
  for (const one of spellings) corrections.push(...closestWords(one, [...(await findSimilar(db, one)), ...titles]));
  return [...new Set(corrections)];
}

async function findSimilar(db: Db | Tx, word: string): Promise<string[]> {
  const length = [...word].length;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(SIMILARITY_MIN)}, true)`);
    const rows = await tx
      .select({ word: searchWords.word })
      .from(searchWords)
      .where(
        sql`${searchWords.word} % ${word} and length(${searchWords.word}) between ${length - 2}::int and ${length + 2}::int`,
      )
      .orderBy(sql`similarity(${searchWords.word}, ${word}) desc`)
      .limit(CANDIDATES_MAX);
    return rows.map((row) => row.word);
  });
}
