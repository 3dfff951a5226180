/** A bank of questions, inserted as rows: how they got there is not what is measured. */
import { sql } from "drizzle-orm";
import { type Id, newId } from "../../src/core/id.ts";
import type { Database, Db } from "../../src/db/client.ts";
import { lessons, subjects } from "../../src/db/schema.ts";
import { formPracticeTests } from "../../src/modules/practice-tests/commands/form-practice-tests.server.ts";
import type { TestVersion } from "../../src/modules/tests/test-version.ts";

const SUBJECTS = 10;
const LESSONS_A_SUBJECT = 20;

/** Fills an empty database with questions, spread over 200 lessons; returns the lessons. */
export async function fillBank(db: Db, questionCount: number): Promise<Id<"lesson">[]> {
  const lessonIds: Id<"lesson">[] = [];
  for (let subject = 1; subject <= SUBJECTS; subject += 1) {
    const subjectId = newId<"subject">();
    await db.insert(subjects).values({ id: subjectId, name: `Bench subject ${subject}` });
    for (let lesson = 1; lesson <= LESSONS_A_SUBJECT; lesson += 1) {
      const id = newId<"lesson">();
      lessonIds.push(id);
      await db.insert(lessons).values({ id, subjectId, title: `Bench lesson ${lesson}` });
    }
  }
  const perLesson = Math.ceil(questionCount / lessonIds.length);
  for (const lessonId of lessonIds) await fillLesson(db, lessonId, perLesson);
  await db.transaction((tx) => formPracticeTests(tx));
  await db.execute(sql`analyze`);
  return lessonIds;
}

/** Spreads the areas that a test draws from over all questions. */
export async function spreadAreas(pool: Database["pool"], version: TestVersion): Promise<void> {
  const codes = version.sections.flatMap(({ source }) =>
    source.kind === "drawn" ? source.rules.flatMap(({ from }) => from.areas ?? []) : [],
  );
  await pool.query("update questions set areas = array[($1::text[])[1 + display_id % cardinality($1::text[])]]", [
    [...new Set(codes)],
  ]);
  await pool.query("vacuum analyze questions");
}

async function fillLesson(db: Db, lessonId: Id<"lesson">, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table made on commit drop as
      select gen_random_uuid() as question_id, gen_random_uuid() as version_id, n
      from generate_series(1, ${count}) as n`);
    await tx.execute(sql`
      insert into questions (id, lesson_id, version_id, type, needs_rationale, fingerprint, search_text)
      select question_id, ${lessonId}, version_id, 'text', false, question_id::text, 'question ' || n from made`);
    await tx.execute(sql`
      insert into question_versions (id, question_id, number, type, content, solution)
      select version_id, question_id, 1, 'text',
        jsonb_build_object(
          'v', 1,
          'stem', '<p>' || repeat('A client is admitted with a finding that needs a decision. ', 4) || n || '</p>',
          'options', (
            select jsonb_agg(jsonb_build_object('id', 'o' || o, 'text', repeat('An option that takes a line to read. ', 2) || o))
            from generate_series(1, 4) as o)),
        jsonb_build_object('correct', 'o2', 'rationale', '<p>' || repeat('Because this is what comes first. ', 8) || '</p>')
      from made`);
  });
}
