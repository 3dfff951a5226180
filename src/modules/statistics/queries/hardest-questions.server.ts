import { sql } from "drizzle-orm";
import { plainText } from "../../../core/html.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, measuredVersions, questions, questionVersions, subjects } from "../../../db/schema.ts";
import { outlineOf } from "../../../items/registry/authoring.ts";
import { findQuestionBody } from "../../../items/registry/models.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { type StimulusOfQuestion, stimulusOfQuestion } from "../../stimuli/queries/stimulus-of-question.server.ts";
import { MIN_TIMES_ASKED, ROWS_MAX } from "../rules.ts";

export type HardQuestion = {
  id: Id<"question">;
  displayId: number;
  /** The words of the question, in full; null when it cannot be read. */
  stem: string | null;
  subjectName: string;
  lessonTitle: string;
  /** What it belongs to; null for a question that stands alone. */
  stimulus: StimulusOfQuestion | null;
  asked: number;
  earned: number;
  possible: number;
};

type Row = Omit<HardQuestion, "stem"> & { type: string; content: unknown; solution: unknown };

/** The questions in use that brought the smallest share of their points, of those that were asked often enough. */
export async function listHardestQuestions(db: Db, _admin: Admin): Promise<HardQuestion[]> {
  const { rows } = await db.execute<Row>(sql`
    select hardest.id, hardest.display_id as "displayId", subject.name as "subjectName", lesson.title as "lessonTitle",
      hardest.asked, hardest.earned::float8, hardest.possible::float8,
      (select ${stimulusOfQuestion} from ${questions} where ${questions.id} = hardest.id) as stimulus, version.type, version.content, version.solution
    from (
      select question.id, question.display_id, question.lesson_id, question.version_id,
        sums.asked, sums.earned, sums.possible
      from (
        select version.question_id, sum(measured.asked)::int as asked, sum(measured.earned) as earned, sum(measured.possible) as possible
        from ${measuredVersions} as measured join ${questionVersions} as version on version.id = measured.version_id
        group by version.question_id
      ) as sums
      join ${questions} as question on question.id = sums.question_id
      where sums.asked >= ${MIN_TIMES_ASKED}::int and sums.possible > 0 and question.withdrawn_at is null
      order by sums.earned::float8 / sums.possible, sums.asked desc, question.display_id
      limit ${ROWS_MAX}::int
    ) as hardest
    join ${questionVersions} as version on version.id = hardest.version_id
    join ${lessons} as lesson on lesson.id = hardest.lesson_id
    join ${subjects} as subject on subject.id = lesson.subject_id
    order by hardest.earned::float8 / hardest.possible, hardest.asked desc, hardest.display_id`);
  return rows.map(({ type, content, solution, ...row }) => {
    const body = findQuestionBody({ type, content, solution });
    return { ...row, stem: body && plainText(outlineOf(body).stem) };
  });
}
