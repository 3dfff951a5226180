/** POST /admin/questions/:questionId/reports: settles a report of a student, or opens it again. */

import type { z } from "zod/mini";
import { idOf } from "../../../core/id.ts";
import { reopenReport, settleReport } from "../../../modules/questions/commands/settle-report.server.ts";
import { ReportSettlement } from "../../../modules/questions/report-form.ts";
import { formAction, type Given, readFormWithFiles } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/reports";

export { sendForm as clientAction } from "../../form-reply.ts";

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = { schema: ReportSettlement, fields: await readFormWithFiles(request) };
  const run = async ({ intent, note, ...sent }: z.infer<typeof ReportSettlement>, { db, now }: Given) => {
    const report = { questionId: idOf<"question">(params.questionId), reportId: idOf<"report">(sent.reportId) };
    return intent === "reopen"
      ? reopenReport(db, admin, report, now)
      : settleReport(db, admin, { ...report, note }, now);
  };
  return formAction(context, form, run, { settled: 200, open: 200, unknown: 400 });
}
