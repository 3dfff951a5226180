import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Random } from "../../../core/random.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { drawPlaces, lessons, questions } from "../../../db/schema.ts";
import { CUSTOM_TEST_LESSONS_MAX, drawQuestions } from "../rules.ts";

/** A question may leave between the counting and the taking; then everything is drawn again. */
const TRIES = 3;

/**
 * The versions of `count` questions of these lessons, each choice equally likely, in random order; all of them when
 * there are fewer. The questions of a lesson are numbered without gaps, so the cost does not grow with the bank. Questions to
 * avoid come only where there are not enough others.
 */
export async function drawCustomQuestions(
  db: Db | Tx,
  lessonIds: ReadonlyArray<Id<"lesson">>,
  count: number,
  random: Random,
  avoid: ReadonlyArray<Id<"question">> = [],
): Promise<Id<"version">[]> {
  if (lessonIds.length === 0 || lessonIds.length > CUSTOM_TEST_LESSONS_MAX) return [];
  let versions: Id<"version">[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const counts = await readQuestionCounts(db, { lessonIds: [...lessonIds] });
    const taken = avoid.length === 0 ? [] : await readPlacesOf(db, { questionIds: avoid });
    const drawn = drawQuestions(
      counts.map(({ questionCount }) => questionCount),
      count,
      random,
      taken.flatMap(({ lessonId, number }) => {
        const lesson = counts.findIndex(({ id, questionCount }) => id === lessonId && number <= questionCount);
        return lesson === -1 ? [] : [{ lesson, number }];
      }),
    );
    const places = {
      lessonIds: drawn.map(({ lesson }) => counts[lesson]?.id),
      numbers: drawn.map(({ number }) => number),
    };
    versions = (await readVersionsAt(db, places)).map(({ versionId }) => versionId);
    if (versions.length === drawn.length) break;
  }
  return versions;
}

const readQuestionCounts = nameStatement<{ id: Id<"lesson">; questionCount: number }>(
  "read_stock",
  sql`select id, question_count as "questionCount" from ${lessons}
    where id = any (${sql.placeholder("lessonIds")}::uuid[]) order by id`,
);

const readVersionsAt = nameStatement<{ versionId: Id<"version"> }>(
  "read_versions_at",
  sql`
    select ${questions.versionId} as "versionId"
    from unnest(${sql.placeholder("lessonIds")}::uuid[], ${sql.placeholder("numbers")}::int[])
      with ordinality as drawn (lesson_id, number, nth)
    join ${drawPlaces} on ${drawPlaces.lessonId} = drawn.lesson_id and ${drawPlaces.number} = drawn.number
    join ${questions} on ${questions.id} = ${drawPlaces.questionId}
    order by drawn.nth`,
);

const readPlacesOf = nameStatement<{ lessonId: Id<"lesson">; number: number }>(
  "read_places_of_questions",
  sql`select ${drawPlaces.lessonId} as "lessonId", ${drawPlaces.number} from ${drawPlaces}
    where ${drawPlaces.questionId} = any (${sql.placeholder("questionIds")}::uuid[])`,
);
