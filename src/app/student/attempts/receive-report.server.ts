/** Reports of a problem with a question, as the review sends them. */
import type { RouterContextProvider } from "react-router";
import type { z } from "zod/mini";
import type { Id } from "../../../core/id.ts";
import { reportQuestion } from "../../../modules/attempts/commands/report-question.server.ts";
import { QuestionReport } from "../../../modules/attempts/forms.ts";
import { reportWithinLimits } from "../../../modules/attempts/limits.server.ts";
import { formAction, type Given, readForm } from "../../form-action.server.ts";
import { requireStudent } from "../../guards.server.ts";

/** Stores the report of the signed-in student. Without an attempt, or with another student's, it replies 404. */
export async function receiveReport(
  context: Readonly<RouterContextProvider>,
  attemptId: Id<"attempt"> | null,
  request: Request,
) {
  const student = requireStudent(context);
  const form = { schema: QuestionReport, fields: await readForm(request) };
  const run = async (report: z.infer<typeof QuestionReport>, { db, accounts, now }: Given) =>
    attemptId
      ? reportWithinLimits(accounts.limits, student, () => reportQuestion(db, student, attemptId, report, now))
      : { kind: "unknown" as const };
  const reported = { status: 200, kind: "reported" } as const;
  return formAction(context, form, run, { reported, had: reported, unknown: new Response(null, { status: 404 }) });
}
