/** Which questions of a student are due, today and in the next days. */
import { sql } from "drizzle-orm";
import { addDays, dayOf } from "../../../core/days.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attempts, questions, studentQuestions, studyPlans } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findWithheldQuestions, isRunning, overdueSince } from "../../attempts/queries/withheld.server.ts";
import { Card } from "../card.ts";
import type { Confidence } from "../confidence.ts";
import { daysBetween, REPEATS_A_DAY, REPETITION_KEY, SIBLING_AT_REPETITION } from "../rules.ts";
import { chanceToKnow } from "../scheduler.server.ts";
import { isAskable, type Repetition, readSiblings } from "./siblings.server.ts";

/** Days of the forecast, today included. */
const FORECAST_DAYS = 14;
/** Whoever was away for long has more due than can be asked on any day: of so many the most urgent are found. */
const LOOKED_AT_MAX = 2_000;

export type Due = {
  examOn: string | null;
  repeatsADay: number;
  /** How many are still to be asked today: as many as are due, and as the student wants to be asked on one day. */
  today: number;
  /** How many were repeated today. */
  done: number;
  /** The piece that was begun and is still open; null for none. */
  openId: Id<"attempt"> | null;
  /** As things stand, for each day from today: what one day has no room for moves on. */
  forecast: { day: string; count: number }[];
};

type Counts = {
  examOn: string | null;
  repeatsADay: number | null;
  done: number;
  openId: Id<"attempt"> | null;
  days: { day: string; count: number }[];
};

const readCounts = nameStatement<Counts>(
  "read_due_counts",
  sql`
    select ${studyPlans.examOn} as "examOn", ${studyPlans.repeatsADay} as "repeatsADay",
      (select count(*)::int from ${studentQuestions}
        where ${studentQuestions.studentId} = asked.id and ${studentQuestions.card} is not null
          and ${studentQuestions.card} ->> 'reviewedOn' = ${sql.placeholder("today")}
          and ${studentQuestions.questionId} <> all (${sql.placeholder("withheld")}::uuid[])
          and (${studentQuestions.card} ->> 'reps')::int > 1) as done,
      (select ${attempts.id} from ${attempts}
        where ${attempts.studentId} = asked.id and ${attempts.testKey} = ${REPETITION_KEY} and ${isRunning}) as "openId",
      (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'count', count)), '[]') from (
        select greatest(${studentQuestions.dueOn}, ${sql.placeholder("today")}::date) as day, count(*) as count
        from ${studentQuestions} join ${questions} on ${questions.id} = ${studentQuestions.questionId}
        where ${studentQuestions.studentId} = asked.id and ${studentQuestions.dueOn} <= ${sql.placeholder("until")}::date and ${isAskable}
        group by 1
      ) as due) as days
    from (select ${sql.placeholder("studentId")}::uuid as id) as asked
    left join ${studyPlans} on ${studyPlans.studentId} = asked.id`,
);

/** What is due for the student. `scheduleResults` brings it up to date first. */
export async function findDue(
  db: Db,
  { studentId, course }: Pick<Student, "studentId" | "course">,
  timeZone: string,
  now: Date,
): Promise<Due> {
  const today = dayOf(now, timeZone);
  const withheld = await findWithheldQuestions(db, studentId, now);
  const until = addDays(today, FORECAST_DAYS - 1);
  const [counts] = await readCounts(db, { studentId, course, today, until, withheld, overdueSince: overdueSince(now) });
  const { examOn = null, done = 0, openId = null, days = [] } = counts ?? {};
  const repeatsADay = counts?.repeatsADay ?? REPEATS_A_DAY;
  const dueOn = new Map(days.map(({ day, count }) => [day, count]));
  let waiting = 0;
  const forecast = Array.from({ length: FORECAST_DAYS }, (_, index) => {
    const day = addDays(today, index);
    const room = index === 0 ? Math.max(0, repeatsADay - done) : repeatsADay;
    waiting += dueOn.get(day) ?? 0;
    const count = Math.min(waiting, room);
    waiting -= count;
    return { day, count };
  });
  return { examOn, repeatsADay, done, openId, today: forecast[0]?.count ?? 0, forecast };
}

type DueQuestion = {
  questionId: Id<"question">;
  versionId: Id<"version">;
  lessonId: Id<"lesson">;
  type: string;
  card: Card;
};

type Row = Omit<DueQuestion, "card"> & { card: unknown; isSurelyWrong: boolean };

const readDue = nameStatement<Row>(
  "read_due_questions",
  sql`
    select ${questions.id} as "questionId", ${questions.versionId} as "versionId", ${questions.lessonId} as "lessonId", ${questions.type}, ${studentQuestions.card},
      (${studentQuestions.confidence} = ${"sure" satisfies Confidence} and ${studentQuestions.earned} < ${studentQuestions.max}) is true as "isSurelyWrong"
    from ${studentQuestions} join ${questions} on ${questions.id} = ${studentQuestions.questionId}
    where ${studentQuestions.studentId} = ${sql.placeholder("studentId")}
      and ${studentQuestions.dueOn} <= ${sql.placeholder("today")}::date and ${isAskable}
    order by ${studentQuestions.dueOn}
    limit ${sql.raw(String(LOOKED_AT_MAX))}`,
);

/**
 * So many of the questions that are due today: first what was wrong although the student was sure, then what loses most by waiting for one
 * more day. At its second repetition another question of the lesson is asked in its place, where there is one.
 */
export async function chooseRepetitions(
  db: Db,
  { studentId, course }: Student,
  { count, timeZone, now }: { count: number; timeZone: string; now: Date },
): Promise<Repetition[]> {
  const today = dayOf(now, timeZone);
  const withheld = await findWithheldQuestions(db, studentId, now);
  const due = await chooseDue(db, { studentId, course }, { today, withheld, count });
  const withSibling = due.filter(({ card }) => card.reps === SIBLING_AT_REPETITION);
  const found =
    withSibling.length === 0 ? [] : await readSiblings(db, { studentId, course }, withSibling, { withheld, today });
  const taken = new Set<string>(due.map(({ questionId }) => questionId));
  return due.map(({ questionId, versionId }) => {
    const sibling = found.find((one) => one.repeatsId === questionId && !taken.has(one.questionId));
    if (!sibling) return { questionId, versionId, repeatsId: null };
    taken.add(sibling.questionId);
    return sibling;
  });
}

async function chooseDue(
  db: Db,
  student: Pick<Student, "studentId" | "course">,
  { today, withheld, count }: { today: string; withheld: ReadonlyArray<Id<"question">>; count: number },
): Promise<DueQuestion[]> {
  const rows = await readDue(db, { ...student, today, withheld });
  const due = rows.map((row) => {
    const card = Card.parse(row.card);
    const days = daysBetween(card.reviewedOn, today);
    const loss = chanceToKnow(card.stability, days) - chanceToKnow(card.stability, days + 1);
    return { ...row, card, loss };
  });
  const inOrder = due.toSorted(
    (one, other) => Number(other.isSurelyWrong) - Number(one.isSurelyWrong) || other.loss - one.loss,
  );
  return inOrder.slice(0, count);
}
