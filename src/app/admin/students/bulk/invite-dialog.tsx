import { bulkStudentsTexts } from "../../../../content/en/bulk-students.ts";
import { ChangeForm } from "../../shared/bulk/change-form.tsx";
import type { BulkDialogProps } from "./reply.ts";
import { useBulkRequest } from "./use-bulk-request.ts";

const texts = bulkStudentsTexts.invite;

/** Asks before the chosen students are invited, again or for the first time. */
export function InviteDialog({ selection, count, onClose, onDone }: BulkDialogProps) {
  const { isBusy, message, send } = useBulkRequest(selection, onDone);
  return (
    <ChangeForm
      title={texts.title(count)}
      message={message}
      isBusy={isBusy}
      confirmLabel={texts.confirm}
      busyLabel={texts.busy}
      onClose={onClose}
      onSend={() => void send({ intent: "invite" })}
    >
      <p>{texts.text}</p>
    </ChangeForm>
  );
}
