/** Standing of a student in each subject and lesson of the course and each area of a test plan, without withheld questions. */
import { sql } from "drizzle-orm";
import { addDays, startOfDay } from "../../../core/days.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import {
  isAskedAlone,
  lessons,
  questionDifficulties,
  questionLabels,
  questions,
  studentQuestions,
  testAnswers,
} from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { guessedThresholds } from "../../adaptive/calibration.ts";
import { findWithheldQuestions } from "../../attempts/queries/withheld.server.ts";
import { isSubjectOf } from "../../subjects/queries/subjects-of-course.server.ts";
import { type AnswersAt, type Mastery, masteryOf, type Spans, trendOf } from "../mastery.ts";

/** What is compared with the time before. */
const TREND_DAYS = 30;

/** Rows are sums over the questions of one lesson that have the same areas. */
type Place = { subjectId: Id<"subject">; lessonId: Id<"lesson">; areas: string[] };

type Known = Place & {
  /** In half logits, and in them the answers and the shares of points that they earned. */
  groups: AnswersAt[];
  answered: number;
  /** Questions that can be asked alone: seen at all, and not fully right the last time. */
  seenOpen: number;
  wrongOpen: number;
};

type First = Place &
  Spans & {
    /** Over the answers whose time is known. */
    seconds: number;
    timed: number;
  };

/** In half logits: as a night found it, else what the author's label says. */
const difficulty = sql`round((coalesce(${questionDifficulties.difficulty},
  ${questionLabels.logit}::float8 * ${sql.raw(String(guessedThresholds(1, 1)[0] ?? 1))}, 0) * 2)::float8) / 2`;

const isOfCourse = isSubjectOf(sql`${sql.placeholder("course")}`, lessons.subjectId);
const mayBeTold = sql`<> all (${sql.placeholder("withheld")}::uuid[])`;

const readKnown = nameStatement<Known>(
  "read_known_of_student",
  sql`
    select "subjectId", "lessonId", areas, sum(answers)::int as answered, sum(seen)::int as "seenOpen", sum(wrong)::int as "wrongOpen",
      jsonb_agg(jsonb_build_object('difficulty', difficulty, 'answers', answers, 'earned', earned)) as groups
    from (
      select ${lessons.subjectId} as "subjectId", ${questions.lessonId} as "lessonId", ${questions.areas} as areas,
        ${difficulty} as difficulty,
        count(*) filter (where ${studentQuestions.isAnswered}) as answers,
        coalesce(sum(${studentQuestions.earned}::float8 / nullif(${studentQuestions.max}, 0)) filter (where ${studentQuestions.isAnswered}), 0) as earned,
        count(*) filter (where ${isAskedAlone}) as seen,
        count(*) filter (where ${isAskedAlone} and ${studentQuestions.isAnswered} and ${studentQuestions.earned} < ${studentQuestions.max}) as wrong
      from ${studentQuestions}
      join ${questions} on ${questions.id} = ${studentQuestions.questionId}
      join ${lessons} on ${lessons.id} = ${questions.lessonId}
      left join ${questionLabels} on ${questionLabels.id} = ${questions.difficultyId}
      left join ${questionDifficulties} on ${questionDifficulties.questionId} = ${questions.id}
      where ${studentQuestions.studentId} = ${sql.placeholder("studentId")} and ${studentQuestions.questionId} ${mayBeTold}
        and ${isOfCourse}
      group by 1, 2, 3, 4
    ) as alike
    group by 1, 2, 3`,
);

const readFirst = nameStatement<First>(
  "read_first_answers_of_student",
  sql`
    select ${lessons.subjectId} as "subjectId", ${questions.lessonId} as "lessonId", ${questions.areas} as areas,
      count(*) filter (where is_new)::int as asked, count(*) filter (where is_new and is_correct)::int as right,
      count(*) filter (where not is_new)::int as "askedBefore",
      count(*) filter (where not is_new and is_correct)::int as "rightBefore",
      coalesce(sum(seconds), 0)::int as seconds, count(seconds)::int as timed
    from (
      select ${testAnswers.questionId} as question_id, ${testAnswers.isCorrect} as is_correct, ${testAnswers.seconds} as seconds,
        ${testAnswers.completedAt} >= ${sql.placeholder("since")}::timestamptz as is_new
      from ${testAnswers}
      where ${testAnswers.studentId} = ${sql.placeholder("studentId")} and ${testAnswers.isFirst} and ${testAnswers.isAnswered}
        and ${testAnswers.questionId} ${mayBeTold}
    ) as answer
    join ${questions} on ${questions.id} = answer.question_id
    join ${lessons} on ${lessons.id} = ${questions.lessonId}
    where ${isOfCourse}
    group by 1, 2, 3`,
);

export type TopicKind = "subject" | "lesson" | "area";

export type TopicStanding = {
  /** Questions answered at least once. */
  answered: number;
  /** First answers, and those of them that were fully right. */
  first: number;
  firstRight: number;
  mastery: Mastery;
  trend: ReturnType<typeof trendOf>;
  /** The mean of the first answers whose time is known; null for none. */
  seconds: number | null;
  seenOpen: number;
  wrongOpen: number;
};

export type Standing = Readonly<Record<TopicKind, ReadonlyMap<string, TopicStanding>>>;

/** By subject and lesson by their ids, by area by its code. `today` is a day of the time zone. */
export async function findStanding(
  db: Db,
  { studentId, course }: Student,
  { timeZone, today, now }: { timeZone: string; today: string; now: Date },
): Promise<Standing> {
  const withheld = await findWithheldQuestions(db, studentId, now);
  const since = startOfDay(addDays(today, -TREND_DAYS), timeZone).toISOString();
  const [known, first] = await Promise.all([
    readKnown(db, { studentId, course, withheld }),
    readFirst(db, { studentId, course, withheld, since }),
  ]);
  const by = (keysOf: (row: Place) => ReadonlyArray<string>) => {
    const firstBy = gather(first, keysOf);
    return new Map([...gather(known, keysOf)].map(([key, rows]) => [key, standingOf(rows, firstBy.get(key) ?? [])]));
  };
  return {
    subject: by(({ subjectId }) => [subjectId]),
    lesson: by(({ lessonId }) => [lessonId]),
    area: by(({ areas }) => areas),
  };
}

/** The rows of each key; one of several keys is in several. */
function gather<Row extends Place>(rows: ReadonlyArray<Row>, keysOf: (row: Place) => ReadonlyArray<string>) {
  const gathered = new Map<string, Row[]>();
  for (const row of rows) {
    for (const key of keysOf(row)) {
      const own = gathered.get(key);
      if (own) own.push(row);
      else gathered.set(key, [row]);
    }
  }
  return gathered;
}

function standingOf(known: ReadonlyArray<Known>, first: ReadonlyArray<First>): TopicStanding {
  const spans = { right: 0, asked: 0, rightBefore: 0, askedBefore: 0 };
  let [seconds, timed] = [0, 0];
  for (const row of first) {
    spans.right += row.right;
    spans.asked += row.asked;
    spans.rightBefore += row.rightBefore;
    spans.askedBefore += row.askedBefore;
    seconds += row.seconds;
    timed += row.timed;
  }
  const sum = (of: (row: Known) => number) => known.reduce((total, row) => total + of(row), 0);
  return {
    answered: sum(({ answered }) => answered),
    first: spans.asked + spans.askedBefore,
    firstRight: spans.right + spans.rightBefore,
    mastery: masteryOf(known.flatMap(({ groups }) => groups)),
    trend: trendOf(spans),
    seconds: timed === 0 ? null : Math.round(seconds / timed),
    seenOpen: sum(({ seenOpen }) => seenOpen),
    wrongOpen: sum(({ wrongOpen }) => wrongOpen),
  };
}
