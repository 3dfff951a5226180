import { Form, Link, useNavigation } from "react-router";
import { todayTexts } from "../../../content/en/today.ts";
import type { MailName } from "../../../mail/registry.ts";
import type { JobTask } from "../../../modules/today/queries/list-failed-jobs.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { FAILED_JOBS } from "../today/figures.ts";
import styles from "./table.module.css";

const texts = todayTexts.jobs;
const MAILS: Readonly<Record<MailName, string>> = texts.mails;

export type ShownJob = { id: string; task: JobTask; triedAt: string; nextAt: string; tries: number; reason: string };

const columns = (): ReadonlyArray<Column<ShownJob>> => [
  { id: "job", header: texts.columns.job, isRowHeader: true, cell: ({ task }) => <Task task={task} /> },
  {
    id: "failed",
    header: texts.columns.failed,
    cell: ({ triedAt, tries }) => (
      <>
        <span>{triedAt}</span> <span className={styles.tries}>{texts.tries(tries)}</span>
      </>
    ),
  },
  {
    id: "reason",
    header: texts.columns.reason,
    cell: ({ reason }) => <span className={styles.reason}>{reason || texts.noReason}</span>,
  },
  { id: "next", header: texts.columns.next, cell: ({ nextAt }) => nextAt },
  { id: "actions", header: texts.columns.actions, isActions: true, cell: (job) => <Actions job={job} /> },
];

/** Each failed job, with what one can do about it. */
export function JobTable({ jobs }: { jobs: ReadonlyArray<ShownJob> }) {
  return <DataTable caption={texts.caption} isCaptionHidden columns={columns()} rows={jobs} rowId={({ id }) => id} />;
}

function Task({ task }: { task: JobTask }) {
  return (
    <span className={styles.task}>
      <span>{nameOf(task)}</span>
      {task.kind === "rescore-results" && task.questionId && (
        <>
          {" "}
          <Link to={`/admin/questions/${task.questionId}/versions`}>{texts.question}</Link>
        </>
      )}
    </span>
  );
}

function Actions({ job: { id, task } }: { job: ShownJob }) {
  const { formData } = useNavigation();
  return (
    <span className="cluster">
      <Form method="post" action={FAILED_JOBS} preventScrollReset>
        <input type="hidden" name="job" value={id} />
        <Button variant="quiet" size="sm" icon="refresh" busy={formData?.get("job") === id} busyLabel={texts.retrying}>
          {texts.retry}
          <VisuallyHidden>{`: ${nameOf(task)}`}</VisuallyHidden>
        </Button>
      </Form>
      <LinkButton to={`${FAILED_JOBS}/${id}/give-up`} variant="quiet" size="sm" preventScrollReset>
        {texts.giveUp}
        <VisuallyHidden>{`: ${nameOf(task)}`}</VisuallyHidden>
      </LinkButton>
    </span>
  );
}

function nameOf(task: JobTask): string {
  switch (task.kind) {
    case "send-mail":
    case "tell-held-notices":
      return texts.mail(
        isMail(task.template) ? MAILS[task.template] : texts.unknownMail,
        task.to || texts.unknownAddress,
      );
    case "rescore-results":
      return texts.rescore;
    case "finish-rule-change":
      return texts.ruleChange;
    case "recompute-progress":
      return texts.progress;
    default:
      return task satisfies never;
  }
}

function isMail(name: string): name is MailName {
  return Object.hasOwn(MAILS, name);
}
