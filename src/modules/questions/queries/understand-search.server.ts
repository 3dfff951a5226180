/**
 * What a search means: for each of its words its other spellings, the words of the bank that were likely meant, and the
 * lessons whose title or subject holds it. Comparing every text with a mistyped word takes PostgreSQL seconds; the bank's few thousand different
 * words take milliseconds, and the texts are then searched for what was meant.
 */
import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { spellingsOf } from "../../../core/spellings.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessons, searchWords, subjects } from "../../../db/schema.ts";
import { LESSONS_MAX } from "../../subjects/rules.ts";
import { bareWordsOf, foldForSearch, holdsWord, likelyMeant, mistakesIn, searchOf, wordsOf } from "../search.ts";

export type SearchedWord = {
  word: string;
  /** It, and its other spellings. */
  spellings: string[];
  /** Lessons whose title or subject holds it. */
  lessonIds: Id<"lesson">[];
  /** What it was likely meant to be, when nothing begins with it. */
  meant: string[];
  /** Lessons whose title or subject holds one of these. */
  meantLessonIds: Id<"lesson">[];
};

export type UnderstoodSearch = { search: string; words: SearchedWord[] };

/** Near enough to be looked at letter by letter; these are shares of what two words have in common. */
const SIMILARITY_MIN = 0.2;
const CANDIDATES_MAX = 500;

/** The search as it will be looked for; null when it holds no word. */
export async function understandSearch(db: Db | Tx, typed: string): Promise<UnderstoodSearch | null> {
  const search = searchOf(typed);
  const words = wordsOf(search);
  if (words.length === 0) return null;
  const lessonTitles = await loadTitles(db);
  const known = await findKnown(db, words.flatMap(spellingsOf));
  const understood: SearchedWord[] = [];
  for (const word of words) {
    const spellings = spellingsOf(word);
    const lessonIds = lessonTitles
      .filter(({ text }) => spellings.some((one) => holdsWord(text, one)))
      .map(({ id }) => id);
    const isKnown = lessonIds.length > 0 || spellings.some((one) => known.has(one));
    const meant = isKnown || mistakesIn(word) === 0 ? [] : await findMeant(db, spellings, titleWords(lessonTitles));
    const meantLessonIds = lessonTitles
      .filter(({ text }) => meant.some((other) => text.includes(other)))
      .map(({ id }) => id);
    understood.push({ word, spellings, lessonIds, meant, meantLessonIds });
  }
  return { search, words: understood };
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
  return [...new Set(lessonTitles.flatMap(({ text }) => bareWordsOf(text)))];
}

/** Those with which a word of the bank begins. */
async function findKnown(db: Db | Tx, words: ReadonlyArray<string>): Promise<Set<string>> {
  const typable = words.filter((word) => mistakesIn(word) > 0);
  if (typable.length === 0) return new Set();
  const { rows } = await db.execute<{ word: string }>(sql`
    select typed.word from unnest(${sql.param(typable)}::text[]) as typed (word)
    where exists (select from ${searchWords} where ${searchWords.word} like typed.word || '%')`);
  return new Set(rows.map(({ word }) => word));
}

/** What was likely meant by a word that nobody wrote, in any of its spellings. */
async function findMeant(db: Db | Tx, spellings: ReadonlyArray<string>, titles: ReadonlyArray<string>) {
  const meant: string[] = [];
  for (const one of spellings) meant.push(...likelyMeant(one, [...(await findSimilar(db, one)), ...titles]));
  return [...new Set(meant)];
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
