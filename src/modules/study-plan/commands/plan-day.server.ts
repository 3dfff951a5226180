/** The plan of a student's day, and what of it is done. */
import { and, eq, gte, lt, sql } from "drizzle-orm";
import { addDays, dayOf, startOfDay } from "../../../core/days.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { dayPlans, lessons, questions, studyPlans, testAnswers, testResults } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { Due } from "../../repetition/queries/find-due.server.ts";
import { daysBetween, daysToExam } from "../../repetition/rules.ts";
import { isSubjectOf } from "../../subjects/queries/subjects-of-course.server.ts";
import { findStanding } from "../queries/find-standing.server.ts";
import { listTopics } from "../queries/list-topics.server.ts";
import { DayPlan, planDay as planOf, SECONDS_A_QUESTION, USUAL_MINUTES } from "../rules.ts";

export type TodaysPlan = DayPlan & { done: DoneToday };

/** Questions answered today, by subject those that were new to the student. */
export type DoneToday = { fresh: ReadonlyMap<string, number>; again: number; answered: number };

type When = { timeZone: string; now: Date };

/** Days for which a plan is kept: the next one begins with another subject than it ended with. */
const KEPT_DAYS = 5;

/** Made when it is first looked at on a day, and the same for the rest of it as long as the course and its subjects stay. `due` is what `findDue` says now. */
export async function planDay(db: Db, student: Student, due: Due, { timeZone, now }: When): Promise<TodaysPlan> {
  const today = dayOf(now, timeZone);
  const { studentId } = student;
  const kept = await db
    .select({ day: dayPlans.day, plan: dayPlans.plan, isOfCourse: isOfCourse(student.course) })
    .from(dayPlans)
    .where(and(eq(dayPlans.studentId, studentId), gte(dayPlans.day, addDays(today, -KEPT_DAYS))));
  const plans = kept.flatMap(({ day, plan, isOfCourse }) => {
    const { data } = DayPlan.safeParse(plan);
    return data ? [{ day, plan: data, isOfCourse: isOfCourse && data.course === student.course }] : [];
  });
  const done = await findDoneToday(db, studentId, startOfDay(today, timeZone));
  const known = plans.find(({ day, isOfCourse }) => day === today && isOfCourse)?.plan;
  // A plan made before the first answer knows nothing of its student.
  if (known && (known.answered > 0 || done.answered === 0)) return { ...known, done };
  const plan = await makePlan(db, student, {
    due,
    before: plans.filter(({ day }) => day < today),
    today,
    timeZone,
    now,
  });
  // Older ones decide nothing.
  await db.delete(dayPlans).where(and(eq(dayPlans.studentId, studentId), lt(dayPlans.day, addDays(today, -KEPT_DAYS))));
  await db
    .insert(dayPlans)
    .values({ studentId, day: today, plan })
    .onConflictDoUpdate({ target: [dayPlans.studentId, dayPlans.day], set: { plan } });
  return { ...plan, done };
}

/** False for a plan with new questions of a subject that is not of the course. */
function isOfCourse(course: string) {
  const subjectId = sql`(part ->> 'subjectId')::uuid`;
  return sql<boolean>`not exists (
    select from jsonb_array_elements(${dayPlans.plan} -> 'parts') as part
    where part ->> 'kind' = 'new' and not ${isSubjectOf(course, subjectId)})`;
}

const readHabits = nameStatement<{ minutes: number | null; seconds: number | null; mockAt: string | null }>(
  "read_study_habits",
  sql`
    select (select ${studyPlans.minutesADay} from ${studyPlans} where ${studyPlans.studentId} = asked.id) as minutes,
      (select percentile_cont(0.5) within group (order by seconds) from (
        select ${testAnswers.seconds} as seconds
        from ${testResults} join ${testAnswers} on ${testAnswers.testResultId} = ${testResults.id}
        where ${testResults.studentId} = asked.id and ${testAnswers.seconds} > 0 and ${testAnswers.isAnswered}
        order by ${testResults.completedAt} desc limit 100
      ) as latest)::float8 as seconds,
      (select max(${testResults.completedAt}) from ${testResults} where ${testResults.studentId} = asked.id and ${testResults.isPreset})
        as "mockAt"
    from (select ${sql.placeholder("studentId")}::uuid as id) as asked`,
);

async function makePlan(
  db: Db,
  student: Student,
  { due, before, today, timeZone, now }: { due: Due; before: { day: string; plan: DayPlan }[]; today: string } & When,
): Promise<DayPlan> {
  const [standing, [habits]] = await Promise.all([
    findStanding(db, student, { timeZone, today, now }),
    readHabits(db, { studentId: student.studentId }),
  ]);
  const { topics, isPlanned } = await listTopics(db, student.course, standing);
  const latest = before.toSorted((one, other) => (one.day < other.day ? 1 : -1))[0]?.plan;
  return planOf({
    course: student.course,
    isPlanned,
    minutes: habits?.minutes ?? USUAL_MINUTES,
    secondsAQuestion: habits?.seconds ?? SECONDS_A_QUESTION,
    due: due.today,
    topics,
    lastSubjectId: latest?.parts.findLast((part) => part.kind === "new")?.subjectId ?? null,
    daysToExam: daysToExam(today, due.examOn),
    answered: [...standing.subject.values()].reduce((sum, { answered }) => sum + answered, 0),
    daysSinceMock: habits?.mockAt ? daysBetween(dayOf(new Date(habits.mockAt), timeZone), today) : null,
  });
}

const readDone = nameStatement<{ subjectId: Id<"subject">; fresh: number; again: number }>(
  "read_done_today",
  sql`
    select ${lessons.subjectId} as "subjectId", count(*) filter (where ${testAnswers.isFirst})::int as fresh,
      count(*) filter (where not ${testAnswers.isFirst})::int as again
    from ${testResults}
    join ${testAnswers} on ${testAnswers.testResultId} = ${testResults.id}
    join ${questions} on ${questions.id} = ${testAnswers.questionId}
    join ${lessons} on ${lessons.id} = ${questions.lessonId}
    where ${testResults.studentId} = ${sql.placeholder("studentId")}
      and ${testResults.completedAt} >= ${sql.placeholder("since")}::timestamptz and ${testAnswers.isAnswered}
    group by 1`,
);

async function findDoneToday(db: Db, studentId: Id<"student">, since: Date): Promise<DoneToday> {
  const rows = await readDone(db, { studentId, since: since.toISOString() });
  const again = rows.reduce((sum, row) => sum + row.again, 0);
  const fresh = new Map(rows.map((row) => [row.subjectId, row.fresh]));
  return { fresh, again, answered: rows.reduce((sum, row) => sum + row.fresh, again) };
}
