/** Asks before a failed job is given up. */
import { todayTexts } from "../../../content/en/today.ts";
import { idOf } from "../../../core/id.ts";
import { giveUpJob } from "../../../modules/today/commands/retry-jobs.server.ts";
import { actOnListConfirm } from "../shared/list-confirm.server.ts";
import { ListConfirm } from "../shared/list-confirm.tsx";
import { FAILED_JOBS } from "../today/figures.ts";
import type { Route } from "./+types/give-up";

export { sendForm as clientAction } from "../../form-reply.ts";

export async function action({ params, ...args }: Route.ActionArgs) {
  const done = { "given-up": "job-given-up", gone: "gone" } as const;
  return actOnListConfirm(args, FAILED_JOBS, done, ({ db, admin, now }) =>
    giveUpJob(db, admin, idOf(params.jobId), now),
  );
}

export default function FailedJobGiveUp({ actionData }: Route.ComponentProps) {
  const { title, text, confirm } = todayTexts.jobs.dialog;
  const dialogTexts = { title, message: text, confirmLabel: confirm, intent: "give-up" };
  return <ListConfirm {...dialogTexts} list={FAILED_JOBS} reply={actionData} />;
}
