/** Writes to the chosen students: who can be reached is counted first, and the mail is looked at once more before it goes. */
import { useEffect, useRef, useState } from "react";
import { bulkStudentsTexts } from "../../../../content/en/bulk-students.ts";
import { uiTexts } from "../../../../content/en/ui.ts";
import { type FieldErrors, fieldErrors } from "../../../../core/forms.ts";
import { StudentsMessage, SUBJECT_LENGTH, TEXT_LENGTH } from "../../../../modules/students/bulk-forms.ts";
import type { Recipients } from "../../../../modules/students/queries/count-recipients.server.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextAreaField, TextField } from "../../../../ui/fields.tsx";
import { findControl } from "../../../../ui/find-control.ts";
import { Spinner } from "../../../../ui/spinner.tsx";
import styles from "../../shared/bulk/change-form.module.css";
import type { BulkReply } from "./reply.ts";
import { useBulkRequest } from "./use-bulk-request.ts";

const texts = bulkStudentsTexts.message;

export type MessageDraft = {
  subject: string;
  text: string;
  /** What was sent last, while nobody knows whether it arrived. */
  unsure: (Letter & { mailingId: string }) | null;
};
export const EMPTY_DRAFT: MessageDraft = { subject: "", text: "", unsure: null };

type Letter = { selection: string; subject: string; text: string };

/** The id of a message: once it may have been sent, the same text to the same students keeps its id; else it is `fresh`. */
export function mailingIdOf({ subject, text, unsure }: MessageDraft, selection: string, fresh: string): string {
  const isSame = unsure?.selection === selection && unsure.subject === subject && unsure.text === text;
  return isSame ? unsure.mailingId : fresh;
}

export function MessageDialog({
  selection,
  draft: typed,
  onDraft: setTyped,
  onClose,
  onDone,
}: {
  selection: string;
  /** Kept outside: whoever closes the dialog and opens it again goes on writing. */
  draft: MessageDraft;
  onDraft: (draft: MessageDraft) => void;
  onClose: () => void;
  onDone: (reply: BulkReply) => void;
}) {
  const { found, mailingId: fresh, notCounted } = useRecipients(selection);
  const { subject, text } = typed;
  const mailingId = mailingIdOf(typed, selection, fresh);
  const { isBusy, message, send } = useBulkRequest(selection, onDone);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isReviewed, setIsReviewed] = useState(false);
  const reached = found?.reached ?? 0;

  const review = (form: HTMLFormElement) => {
    const parsed = StudentsMessage.safeParse({ mailingId, subject, text });
    const wrong = parsed.success ? {} : fieldErrors(parsed.error);
    setErrors(wrong);
    setIsReviewed(parsed.success);
    const [first] = Object.keys(wrong);
    if (first !== undefined) findControl(form, first)?.focus();
  };
  const write = async () => {
    const result = await send({ intent: "write", mailingId, subject, text });
    if (result?.code === "unknown") setTyped({ ...typed, unsure: { selection, subject, text, mailingId } });
    if (result?.code === "sent-before") setTyped({ ...typed, unsure: null });
  };
  return (
    <Dialog open onClose={onClose} title={texts.title} busy={isBusy}>
      <form
        noValidate
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReviewed) void write();
          else review(event.currentTarget);
        }}
      >
        {message && <Alert tone="error">{message}</Alert>}
        {notCounted && <Alert tone="error">{notCounted}</Alert>}
        {!found && !notCounted && <Spinner label={texts.counting} />}
        {found && <Reached recipients={found} />}
        {reached > 0 &&
          (isReviewed ? (
            <Review typed={typed} count={reached} />
          ) : (
            <>
              <TextField
                label={texts.subject}
                name="subject"
                required
                maxLength={SUBJECT_LENGTH}
                autoComplete="off"
                value={typed.subject}
                error={errors.subject}
                onChange={(event) => setTyped({ ...typed, subject: event.currentTarget.value })}
              />
              <TextAreaField
                label={texts.text}
                name="text"
                required
                rows={7}
                maxLength={TEXT_LENGTH}
                hint={texts.textHint}
                value={typed.text}
                error={errors.text}
                onChange={(event) => setTyped({ ...typed, text: event.currentTarget.value })}
              />
            </>
          ))}
        <div className="cluster gap-3">
          {reached > 0 && (
            <Button icon={isReviewed ? "mail" : "eye"} busy={isBusy} busyLabel={texts.busy}>
              {isReviewed ? texts.send(reached) : texts.review}
            </Button>
          )}
          <Button variant="secondary" onClick={isReviewed ? () => setIsReviewed(false) : onClose} disabled={isBusy}>
            {isReviewed ? texts.back : uiTexts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Reached({ recipients: { reached, notVerified, inactive } }: { recipients: Recipients }) {
  return (
    <div role="status">
      <p>
        <strong>{reached > 0 ? texts.recipients(reached) : texts.nobody}</strong>
      </p>
      {notVerified > 0 && <p>{texts.notVerified(notVerified)}</p>}
      {inactive > 0 && <p>{texts.inactive(inactive)}</p>}
    </div>
  );
}

/** The mail as it will be read. It takes the focus, so that it is heard before it is sent. */
function Review({ typed: { subject, text }, count }: { typed: MessageDraft; count: number }) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <p ref={question} tabIndex={-1}>
        {texts.reviewText(count)}
      </p>
      <blockquote className={styles.letter}>
        <strong>{subject}</strong>
        <p dir="auto" className={styles.written}>
          {text}
        </p>
      </blockquote>
    </>
  );
}

/** Who can be reached, asked once when the dialog opens. */
function useRecipients(selection: string) {
  const { reply, message, send } = useBulkRequest(selection, () => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => void send({ intent: "count" }), []);
  const counted = reply?.code === "counted" ? reply : null;
  return { found: counted?.recipients ?? null, mailingId: counted?.mailingId ?? "", notCounted: message };
}
