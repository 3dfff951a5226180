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
  return new Response(streamOf(pieces), {
    headers: {
      "Content-Type": MEDIA_TYPES[format],
      "Content-Disposition": `attachment; filename="questions-${day}.${format}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

/** The next piece is made when the last one was taken, and none after the reader has gone. */
function streamOf(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return();
    },
  });
}
