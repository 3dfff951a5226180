/** The days on which a student studied. */
import { sql } from "drizzle-orm";
import { startOfDay } from "../../../core/days.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { lessonCompletions, lessonReadings, testResults } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";

/** `answers` are those of the tests submitted on that day, `minutes` those of reading. */
export type StudyDay = { day: string; answers: number; minutes: number };

/** Who opened a lesson and left it at once has not studied. */
const READING_SECONDS = 60;

const readDays = nameStatement<StudyDay>(
  "read_study_days",
  sql`
    select day::text as day, sum(answers)::int as answers, (sum(seconds) / 60)::int as minutes
    from (
      select (${testResults.completedAt} at time zone ${sql.placeholder("timeZone")})::date as day,
        ${testResults.answeredCount} as answers, 0 as seconds
      from ${testResults}
      where ${testResults.studentId} = ${sql.placeholder("studentId")}
        and ${testResults.completedAt} >= ${sql.placeholder("since")}::timestamptz and ${testResults.answeredCount} > 0
      union all
      select ${lessonReadings.day}, 0, ${lessonReadings.seconds} from ${lessonReadings}
      where ${lessonReadings.studentId} = ${sql.placeholder("studentId")} and ${lessonReadings.day} >= ${sql.placeholder("from")}::date
        and ${lessonReadings.seconds} >= ${sql.raw(String(READING_SECONDS))}
      union all
      select (${lessonCompletions.completedAt} at time zone ${sql.placeholder("timeZone")})::date, 0, 0 from ${lessonCompletions}
      where ${lessonCompletions.studentId} = ${sql.placeholder("studentId")}
        and ${lessonCompletions.completedAt} >= ${sql.placeholder("since")}::timestamptz
    ) as done
    group by day order by day`,
);

/** From that day on, in order; days without study are left out. */
export function findStudyDays(db: Db, { studentId }: Student, timeZone: string, from: string): Promise<StudyDay[]> {
  return readDays(db, { studentId, timeZone, from, since: startOfDay(from, timeZone).toISOString() });
}
