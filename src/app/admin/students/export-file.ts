/** POST /admin/students/export-file: the chosen students, or all whom the list's filter lets through, as a CSV file. */
import { data } from "react-router";
import { exportStudents } from "../../../modules/students/commands/export-students.server.ts";
import { SelectionText } from "../../../modules/students/selected-students.ts";
import { logContext, nowContext, servicesContext } from "../../context.ts";
import { sendFile } from "../../file-response.server.ts";
import { readForm } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/export-file";

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const params = new URLSearchParams();
  for (const [name, value] of await readForm(request)) if (typeof value === "string") params.set(name, value);
  const selected = SelectionText.safeParse(params.get("chosen") ?? `matching:?${params}`);
  if (!selected.success) throw data(null, { status: 400 });
  const { pieces, day } = await exportStudents(db, admin, selected.data, timeZone, now);
  return sendFile(context.get(logContext), pieces, { name: `students-${day}.csv`, type: "text/csv; charset=utf-8" });
}
