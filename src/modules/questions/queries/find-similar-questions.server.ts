/** Questions of the bank that ask nearly the same as one that is being written. */

import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { plainText } from "../../../core/html.ts";
import type { Id } from "../../../core/id.ts";
import { foldForSearch } from "../../../core/plain-text.ts";
import type { Db } from "../../../db/client.ts";
import { orderBy } from "../../../db/keyset.ts";
import { questions, questionVersions } from "../../../db/schema.ts";
import { textsOf } from "../../../items/registry/authoring.ts";
import type { QuestionBody } from "../../../items/registry/models.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { wordsWithoutPunctuation } from "../search.ts";
import { conditionsOf } from "./bank-conditions.server.ts";
import { NEWEST } from "./list-questions.server.ts";

export type SimilarQuestion = { id: Id<"question">; displayId: number; stem: string };

/** More are not named. */
const SIMILAR_MAX = 3;
/** So many are compared letter by letter, the newest ones. */
const CANDIDATES_MAX = 100;
/** Shares of what two texts have in common, either of which is enough: of a whole question, and of the question text alone. */
const SAME_WHOLE = 0.6;
const SAME_STEM = 0.8;
/** Fewer words could be any question's. */
const WORDS_MIN = 4;
const WORD_LENGTH_MIN = 4;
/** Long words are seldom ones. */
const WORDS_ASKED = 6;

/**
 * The questions in use of the same type that are most like this one, the nearest first; none when what is written is too little to
 * tell. To compare with every question would take seconds, so first the index of words finds those that share two long words:
 * of six, in three pairs, two may have been changed.
 */
export async function findSimilarQuestions(db: Db, _admin: Admin, body: QuestionBody): Promise<SimilarQuestion[]> {
  const stem = foldForSearch(plainText(body.content.stem));
  const whole = foldForSearch(textsOf(body).join(" "));
  const words = longestWords(stem);
  if (words.length < WORDS_MIN) return [];
  const half = Math.ceil(words.length / 2);
  const pairs = words.slice(0, half).map((word, index) => [word, words[index + half] ?? word]);
  const candidates = db.$with("candidates").as(
    db
      .select({ id: questions.id, searchText: questions.searchText })
      .from(questions)
      .where(
        and(
          isNull(questions.withdrawnAt),
          eq(questions.type, body.type),
          or(...pairs.map((pair) => and(...pair.flatMap(conditionsOf)))),
        ),
      )
      .orderBy(...orderBy(NEWEST))
      .limit(CANDIDATES_MAX),
  );
  const likeness = sql`greatest(
    word_similarity(${stem}::text, search_text) / ${SAME_STEM}::real,
    similarity(search_text, ${whole}::text) / ${SAME_WHOLE}::real
  )`;
  const near = await db
    .with(candidates)
    .select({ id: candidates.id })
    .from(candidates)
    .where(sql`${likeness} >= 1`)
    .orderBy(sql`${likeness} desc`, candidates.id)
    .limit(SIMILAR_MAX);
  return describe(
    db,
    near.map(({ id }) => id),
  );
}

function longestWords(stem: string): string[] {
  const words = [...new Set(wordsWithoutPunctuation(stem))].filter((word) => [...word].length >= WORD_LENGTH_MIN);
  return words.toSorted((one, other) => other.length - one.length).slice(0, WORDS_ASKED);
}

async function describe(db: Db, ids: Id<"question">[]): Promise<SimilarQuestion[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: questions.id,
      displayId: questions.displayId,
      stem: sql<string>`coalesce(${questionVersions.content}->>'stem', '')`,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
    .where(inArray(questions.id, ids));
  const byId = new Map(rows.map((row) => [row.id, { ...row, stem: plainText(row.stem) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
