/** Asks before a failed job is given up. */

import { redirect } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { todayTexts } from "../../../content/en/today.ts";
import { idOf } from "../../../core/id.ts";
import { giveUpJob } from "../../../modules/today/commands/retry-jobs.server.ts";
import { pressAction } from "../../form-action.server.ts";
import { say } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { RouteConfirm } from "../shared/route-dialog.tsx";
import { FAILED_JOBS } from "../today/figures.ts";
import type { Route } from "./+types/give-up";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = todayTexts.jobs.dialog;

export async function action({ context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  return pressAction(context, ({ db, now }) => giveUpJob(db, admin, idOf(params.jobId), now), {
    "given-up": redirect(withDone(FAILED_JOBS, "", "job-given-up")),
    gone: redirect(withDone(FAILED_JOBS, "", "gone")),
  });
}

export default function FailedJobGiveUp({ actionData }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.title}
      message={texts.text}
      error={say(actionData, adminTexts.notDone).message}
      confirmLabel={texts.confirm}
      intent="give-up"
      closeTo={FAILED_JOBS}
    />
  );
}
