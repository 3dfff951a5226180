/** POST /admin/questions/export-file: the chosen questions as a file, sent while they are read. */
import { data } from "react-router";
import { z } from "zod";
import { ChosenText } from "../../modules/questions/chosen-questions.ts";
import {
  EXPORT_FORMATS,
  type ExportFormat,
  exportQuestions,
} from "../../modules/questions/queries/export-questions.server.ts";
import { nowContext, servicesContext } from "../context.ts";
import { sendFile } from "../file-answer.server.ts";
import { requireAdmin } from "../guards.server.ts";
import type { Route } from "./+types/question-export-file";

const ExportForm = z.object({ chosen: ChosenText, format: z.enum(EXPORT_FORMATS) });

const MEDIA_TYPES: Record<ExportFormat, string> = {
  jsonl: "application/x-ndjson; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

export async function action({ context, request }: Route.ActionArgs) {
  requireAdmin(context);
  const form = ExportForm.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw data(null, { status: 400 });
  const { chosen, format } = form.data;
  const pieces = exportQuestions(context.get(servicesContext).db, chosen, format);
  const day = context.get(nowContext).toISOString().slice(0, 10);
  return sendFile(pieces, { name: `questions-${day}.${format}`, type: MEDIA_TYPES[format] });
}
