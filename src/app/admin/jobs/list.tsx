/** Mails and other work that did not succeed: what, when and why. One has it tried again, or gives it up. */

import { data, Form, Outlet, redirect, useNavigation } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { todayTexts } from "../../../content/en/today.ts";
import { parseId } from "../../../core/id.ts";
import { recordView } from "../../../modules/audit/commands/record-view.server.ts";
import { retryJobs } from "../../../modules/today/commands/retry-jobs.server.ts";
import { listFailedJobs } from "../../../modules/today/queries/list-failed-jobs.server.ts";
import { JOBS_SHOWN } from "../../../modules/today/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { timeWriter } from "../../dates.server.ts";
import { type Given, pressAction, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { DoneNotice } from "../shared/done-notice.tsx";
import { FAILED_JOBS } from "../today/figures.ts";
import type { Route } from "./+types/list";
import { JobTable } from "./table.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = todayTexts.jobs;

export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const jobs = await listFailedJobs(db, admin);
  const addresses = new Set(jobs.flatMap(({ task }) => ("to" in task ? [task.to] : [])));
  await recordView(db, admin, { what: "jobs.listed", people: addresses.size }, now);
  const write = timeWriter(timeZone);
  return {
    jobs: jobs.map(({ triedAt, nextAt, ...job }) => ({
      ...job,
      triedAt: write(triedAt),
      nextAt: nextAt > now ? write(nextAt) : texts.now,
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const given = (await readForm(request)).get("job");
  const jobId = parseId<"job">(given);
  if (given !== null && jobId === null) throw data(null, { status: 400 });
  const run = async ({ db, now }: Given) =>
    ({ kind: "retried", count: await retryJobs(db, admin, jobId, now) }) as const;
  return pressAction(context, run, {
    retried: ({ count }) => redirect(withDone(FAILED_JOBS, "", "jobs-retried", count)),
  });
}

export function meta() {
  return [{ title: adminTexts.pageTitle(texts.title) }];
}

export default function FailedJobs({ loaderData: { jobs }, actionData }: Route.ComponentProps) {
  const { formMethod } = useNavigation();
  const failed = describeReply(actionData, adminTexts.notDone);
  return (
    <div className="stack gap-4">
      <PageHeading title={texts.title} text={texts.text} back={{ to: "/admin/today", label: texts.back }}>
        {jobs.length > 1 && (
          <Form method="post" action={FAILED_JOBS}>
            <Button variant="secondary" icon="refresh" busy={formMethod === "POST"} busyLabel={texts.retrying}>
              {texts.retryAll}
            </Button>
          </Form>
        )}
      </PageHeading>
      <DoneNotice />
      {failed.message && <Alert tone="error">{failed.message}</Alert>}
      <Outlet />
      {jobs.length > 0 ? (
        <JobTable jobs={jobs} />
      ) : (
        <EmptyState icon="check" title={texts.none} text={texts.noneText} />
      )}
      {jobs.length === JOBS_SHOWN && <p>{texts.more(JOBS_SHOWN)}</p>}
    </div>
  );
}
