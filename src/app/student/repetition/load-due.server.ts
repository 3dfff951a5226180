import type { Student } from "../../../modules/accounts/viewer.ts";
import { scheduleResults } from "../../../modules/repetition/commands/schedule-results.server.ts";
import { type Due, findDue } from "../../../modules/repetition/queries/find-due.server.ts";
import type { Services } from "../../context.ts";

/** What is due for the student, with the results of until now. */
export async function loadDue(
  { db, timeZone }: Pick<Services, "db" | "timeZone">,
  student: Student,
  now: Date,
): Promise<Due> {
  await scheduleResults(db, student, timeZone);
  return findDue(db, student, timeZone, now);
}
