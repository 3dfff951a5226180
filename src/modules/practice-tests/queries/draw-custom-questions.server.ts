import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Random } from "../../../core/random.ts";
import type { Tx } from "../../../db/client.ts";
import { drawPlaces, lessons, questions } from "../../../db/schema.ts";
import { CUSTOM_TEST_LESSONS_MAX, drawQuestions } from "../rules.ts";

/** A question may leave between the counting and the taking; then everything is drawn again. */
const TRIES = 3;

/**
 * The versions of `count` questions of these lessons, each choice equally likely, in random order; all of them when
 * there are fewer. The questions of a lesson are numbered without gaps, so the cost does not grow with the bank.
 */
export async function drawCustomQuestions(
  tx: Tx,
  lessonIds: ReadonlyArray<Id<"lesson">>,
  count: number,
  random: Random,
): Promise<Id<"version">[]> {
  if (lessonIds.length === 0 || lessonIds.length > CUSTOM_TEST_LESSONS_MAX) return [];
  let versions: Id<"version">[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const stock = await tx
      .select({ id: lessons.id, questionCount: lessons.questionCount })
      .from(lessons)
      .where(sql`${lessons.id} = any(${sql.param([...lessonIds])}::uuid[])`)
      .orderBy(lessons.id);
    const drawn = drawQuestions(
      stock.map(({ questionCount }) => questionCount),
      count,
      random,
    );
    versions = await versionsAt(
      tx,
      drawn.map(({ lesson }) => stock[lesson]?.id ?? ""),
      drawn.map(({ number }) => number),
    );
    if (versions.length === drawn.length) break;
  }
  return versions;
}

async function versionsAt(tx: Tx, lessonIds: string[], numbers: number[]): Promise<Id<"version">[]> {
  const { rows } = await tx.execute<{ version_id: Id<"version"> }>(sql`
    select ${questions.versionId}
    from unnest(${sql.param(lessonIds)}::uuid[], ${sql.param(numbers)}::int[]) with ordinality as drawn (lesson_id, number, nth)
    join ${drawPlaces} on ${drawPlaces.lessonId} = drawn.lesson_id and ${drawPlaces.number} = drawn.number
    join ${questions} on ${questions.id} = ${drawPlaces.questionId}
    order by drawn.nth`);
  return rows.map((row) => row.version_id);
}
