/** POST /admin/questions/export-file: the chosen questions as a file, sent while they are read. */
import { data } from "react-router";
import { z } from "zod/mini";
import { dayOf } from "../../../core/days.ts";
import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportQuestions,
} from "../../../modules/questions/queries/export-questions.server.ts";
import { SelectionText } from "../../../modules/questions/selected-questions.ts";
import { logContext, nowContext, servicesContext } from "../../context.ts";
import { sendFile } from "../../file-response.server.ts";
import { readFormWithFiles } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/export-file";

const ExportForm = z.object({ chosen: SelectionText, format: z.enum(EXPORT_FORMATS) });

const MEDIA_TYPES: Record<ExportFormat, string> = {
  jsonl: "application/x-ndjson; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = ExportForm.safeParse(Object.fromEntries(await readFormWithFiles(request)));
  if (!form.success) throw data(null, { status: 400 });
  const { chosen: selected, format } = form.data;
  const { db, timeZone } = context.get(servicesContext);
  const pieces = exportQuestions(db, admin, selected, format);
  const day = dayOf(context.get(nowContext), timeZone);
  return sendFile(context.get(logContext), pieces, { name: `questions-${day}.${format}`, type: MEDIA_TYPES[format] });
}
