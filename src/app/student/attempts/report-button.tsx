/** "Report a problem with this question", below each question of a review. */
import { useState } from "react";
import { useFetcher } from "react-router";
import { reviewTexts } from "../../../content/en/review.ts";
import { QuestionReport } from "../../../modules/attempts/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextAreaField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { Thanks } from "../../shared/notices/thanks.tsx";
import type { receiveReport } from "./receive-report.server.ts";
import styles from "./report-button.module.css";

/** Opens a small form. What was typed is kept until it is sent, even if the dialog is closed in between. */
export function ReportButton({ position }: { position: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState("");
  const fetcher = useFetcher<ReplyOf<typeof receiveReport>>();
  const isSent = fetcher.data?.code === "reported" || fetcher.data?.code === "had";
  const t = reviewTexts.report;
  if (isSent) {
    return (
      <div className={styles.report}>
        <Thanks>{t.sent}</Thanks>
      </div>
    );
  }
  return (
    <div className={styles.report}>
      <Button variant="quiet" size="sm" icon="flag" onClick={() => setIsOpen(true)}>
        {t.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t.title} busy={fetcher.state !== "idle"}>
        <FormFrame
          fetcher={fetcher}
          schema={QuestionReport}
          {...describeReply(fetcher.data, t.failed, {
            reported: {},
            had: {},
            limited: ({ minutes }) => ({ errors: { message: t.tooMany(minutes) } }),
          })}
        >
          <p>{t.text}</p>
          <input type="hidden" name="position" value={position} />
          <TextAreaField
            label={t.message}
            name="message"
            rows={5}
            required
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <Button>{t.send}</Button>
        </FormFrame>
      </Dialog>
    </div>
  );
}
