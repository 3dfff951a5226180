/** Asks before a failed job is given up. */
import { redirect } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { todayTexts } from "../../../content/en/today.ts";
import { parseId } from "../../../core/id.ts";
import { giveUpJob } from "../../../modules/today/commands/retry-jobs.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { RouteConfirm } from "../shared/route-dialog.tsx";
import { FAILED_JOBS } from "../today/figures.ts";
import type { Route } from "./+types/give-up";

const texts = todayTexts.jobs.dialog;

export async function action({ context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const jobId = parseId<"job">(params.jobId);
  const run = async () => (jobId ? giveUpJob(db, admin, jobId, context.get(nowContext)) : { kind: "gone" as const });
  const result = await orFault(context, run);
  switch (result?.kind) {
    case "given-up":
      throw redirect(withDone(FAILED_JOBS, "", "job-given-up"));
    case "gone":
      throw redirect(withDone(FAILED_JOBS, "", "gone"));
    case undefined:
      return refuse(500, { values: {}, message: adminTexts.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, adminTexts.notDone);
}

export default function FailedJobGiveUp({ actionData }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.title}
      message={texts.text}
      error={actionData?.message}
      confirmLabel={texts.confirm}
      intent="give-up"
      closeTo={FAILED_JOBS}
    />
  );
}
