/** Problems with the question that students reported. Settled reports are folded away and can be opened again. */

import { useId, useState } from "react";
import { PrefetchPageLinks, useFetcher } from "react-router";
import { correctionTexts } from "../../../../content/en/corrections.ts";
import { errorTexts } from "../../../../content/en/errors.ts";
import { ReportSettlement } from "../../../../modules/questions/report-form.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import { TextAreaField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import type { action as settle } from "../reports.ts";
import styles from "./reports.module.css";

const texts = correctionTexts.reports;

export type ShownReport = {
  id: string;
  studentName: string;
  message: string;
  versionNumber: number;
  day: string;
  settled: { by: string | null; day: string; note: string } | null;
};

/** The open reports, then the settled ones; nothing when nobody reported anything. */
export function QuestionReports({ questionId, reports }: { questionId: string; reports: ReadonlyArray<ShownReport> }) {
  if (reports.length === 0) return null;
  const open = reports.filter(({ settled }) => !settled);
  const settled = reports.filter((report) => report.settled);
  const action = `/admin/questions/${questionId}/reports`;
  return (
    <Card as="section" padding="sm" className={styles.reports} data-open={open.length > 0 || undefined}>
      {/* What sends the forms must be here before the network is gone. */}
      <PrefetchPageLinks page={action} />
      <h2 className={styles.title}>
        <Icon name="flag" />
        <span>{texts.title(open.length)}</span>
      </h2>
      {open.length === 0 && <p className={styles.who}>{texts.noneOpen}</p>}
      <ul className={classes("stack gap-4", styles.list)}>
        {open.map((report) => (
          <li key={report.id}>
            <Report report={report} />
            <Settle report={report} action={action} />
          </li>
        ))}
      </ul>
      {settled.length > 0 && (
        <details className={styles.settled}>
          <summary>{texts.settled(settled.length)}</summary>
          <ul className={classes("stack gap-4", styles.list)}>
            {settled.map((report) => (
              <li key={report.id}>
                <Report report={report} />
                <Settled report={report} action={action} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

/** How many reports are open, for the head of the page. */
export function ReportedBadge({ count }: { count: number }) {
  return (
    <span className={styles.badge}>
      <Badge tone="warning">{texts.badge(count)}</Badge>
    </span>
  );
}

function Report({ report: { message, studentName, day, versionNumber } }: { report: ShownReport }) {
  return (
    <>
      <p dir="auto" className={styles.message}>
        {message}
      </p>
      <p className={styles.who}>
        <bdi>{studentName}</bdi>
        <span>{`, ${day}, ${texts.about(versionNumber)}`}</span>
      </p>
    </>
  );
}

function Settle({ report: { id, studentName }, action }: { report: ShownReport; action: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const fetcher = useFetcher<ReplyOf<typeof settle>>();
  const formId = useId();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon="check"
        aria-expanded={isOpen}
        aria-controls={isOpen ? formId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          {texts.settle}
          <VisuallyHidden>{` ${texts.settleOf(studentName)}`}</VisuallyHidden>
        </span>
      </Button>
      {isOpen && (
        <FormFrame
          id={formId}
          fetcher={fetcher}
          action={action}
          schema={ReportSettlement}
          {...messagesFor(fetcher.data)}
          className={styles.form}
        >
          <input type="hidden" name="reportId" value={id} />
          <input type="hidden" name="intent" value="settle" />
          <TextAreaField label={texts.note} name="note" isOptional hint={texts.noteHint} rows={2} />
          <div>
            <Button size="sm">{texts.confirm}</Button>
          </div>
        </FormFrame>
      )}
    </>
  );
}

function Settled({ report: { id, settled, studentName }, action }: { report: ShownReport; action: string }) {
  const fetcher = useFetcher<ReplyOf<typeof settle>>();
  if (!settled) return null;
  return (
    <>
      {settled.note && <p className={styles.note}>{settled.note}</p>}
      <p className={styles.who}>{texts.settledBy(settled.by ?? texts.someone, settled.day)}</p>
      <FormFrame fetcher={fetcher} action={action} {...messagesFor(fetcher.data)}>
        <input type="hidden" name="reportId" value={id} />
        <input type="hidden" name="intent" value="reopen" />
        <div>
          <Button variant="quiet" size="sm">
            <span>
              {texts.undo}
              <VisuallyHidden>{` ${texts.settleOf(studentName)}`}</VisuallyHidden>
            </span>
          </Button>
        </div>
      </FormFrame>
    </>
  );
}

function messagesFor(reply: ReplyOf<typeof settle> | undefined) {
  const unknown = texts.failed(errorTexts.reasons.fault);
  return describeReply(reply, texts.failed, { settled: {}, open: {}, unknown });
}
