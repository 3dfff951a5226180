/** POST /admin/students/export-file: everybody whom the list's filter lets through as a CSV file, sent while they are read. */
import { exportStudents } from "../../modules/students/commands/export-students.server.ts";
import { filterIn } from "../../modules/students/student-filter.ts";
import { logContext, nowContext, servicesContext } from "../context.ts";
import { sendFile } from "../file-answer.server.ts";
import { readForm } from "../form-reply.server.ts";
import { requireAdmin } from "../guards.server.ts";
import type { Route } from "./+types/student-export-file";

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const params = new URLSearchParams();
  for (const [name, value] of await readForm(request)) if (typeof value === "string") params.set(name, value);
  const { pieces, day } = await exportStudents(db, admin, filterIn(params), timeZone, now);
  return sendFile(context.get(logContext), pieces, { name: `students-${day}.csv`, type: "text/csv; charset=utf-8" });
}
