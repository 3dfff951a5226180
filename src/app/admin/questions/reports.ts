/** POST /admin/questions/:questionId/reports: settles a report of a student, or opens it again. */
import { correctionTexts } from "../../../content/en/corrections.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { parseForm } from "../../../core/forms.ts";
import { parseId } from "../../../core/id.ts";
import { reopenReport, settleReport } from "../../../modules/questions/commands/settle-report.server.ts";
import { ReportSettlement } from "../../../modules/questions/report-form.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readFormWithFiles, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/reports";

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = parseForm(ReportSettlement, await readFormWithFiles(request));
  if (form.kind === "invalid") return refuse(400, form);
  const { db } = context.get(servicesContext);
  const questionId = parseId<"question">(params.questionId);
  const reportId = parseId<"report">(form.data.reportId);
  const { intent, note } = form.data;
  const result = await orFault(context, async () => {
    if (!questionId || !reportId) return { kind: "unknown" as const };
    const now = context.get(nowContext);
    if (intent === "reopen") return reopenReport(db, admin, { questionId, reportId }, now);
    return settleReport(db, admin, { questionId, reportId, note }, now);
  });
  if (result && result.kind !== "unknown") return null;
  return refuse(result ? 400 : 500, {
    values: form.values,
    message: correctionTexts.reports.failed(errorTexts.reasons.fault),
  });
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, correctionTexts.reports.failed);
}
