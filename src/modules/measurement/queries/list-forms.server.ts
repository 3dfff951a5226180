import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { reliabilityOf, type Sums } from "../item-analysis.ts";
import { FORMS_MAX } from "../rules.ts";

/** A version of a fixed test. `reliability` is null where its questions or totals do not vary. */
export type MeasuredForm = {
  id: Id<"test-version">;
  title: string;
  /** The test that takes it or took it last; null when it was deleted. */
  testId: Id<"test"> | null;
  questions: number;
  takers: number;
  mean: number;
  reliability: ReturnType<typeof reliabilityOf>;
};

type Row = Pick<MeasuredForm, "id" | "title" | "testId"> & {
  questions: (Sums & Record<"totals" | "totalSquares", number>)[];
};

/** The fixed tests of the institute and the product that students have taken, the newest first, by each student's first result. */
export async function listForms(db: Db, _admin: Admin): Promise<MeasuredForm[]> {
  const { rows } = await db.execute<Row>(sql`
    with forms as materialized (
      select version.id, version.content ->> 'title' as title, version.created_at
      from test_versions as version
      where exists (select from measured_forms where form_id = version.id)
        and not exists (select from tests as own where own.version_id = version.id and own.kind = 'custom')
      order by version.created_at desc, version.id desc
      limit ${FORMS_MAX}::int
    ), questions as (
      select sums.form_id, sum(takers) as count, sum(points) as sum, sum(squares) as squares, sum(totals) as totals,
        sum(total_squares) as "totalSquares"
      from measured_forms as sums join forms on forms.id = sums.form_id
      join question_versions as version on version.id = sums.version_id
      group by sums.form_id, version.question_id
    )
    select forms.id, forms.title,
      (select attempt.test_id from attempts as attempt join test_results as result on result.attempt_id = attempt.id
        where attempt.test_version_id = forms.id and result.form_id = forms.id limit 1) as "testId",
      (select jsonb_agg(questions) from questions where questions.form_id = forms.id) as questions
    from forms
    order by forms.created_at desc, forms.id desc`);
  return rows.map(({ questions, ...form }) => {
    const [first] = questions;
    const totals = { count: first?.count ?? 0, sum: first?.totals ?? 0, squares: first?.totalSquares ?? 0 };
    const isWhole = questions.every(({ count }) => count === totals.count);
    return {
      ...form,
      questions: questions.length,
      takers: totals.count,
      mean: totals.count === 0 ? 0 : totals.sum / totals.count,
      reliability: isWhole ? reliabilityOf(questions, totals) : null,
    };
  });
}
