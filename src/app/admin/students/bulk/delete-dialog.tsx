import { useState } from "react";
import { useRevalidator } from "react-router";
import { bulkStudentsTexts } from "../../../../content/en/bulk-students.ts";
import { confirmedNumber } from "../../../../modules/students/bulk-forms.ts";
import { TextField } from "../../../../ui/fields.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { ChangeForm } from "../../shared/bulk/change-form.tsx";
import { type BulkDialogProps, type BulkReply, describeBulkReply } from "./reply.ts";
import { requestBulk } from "./request.ts";

const texts = bulkStudentsTexts.delete;

/**
 * Deletes the chosen students once their number was typed. The server deletes some at a time and compares the number with its own
 * count each time, so that nobody goes who was not in the selection when it was confirmed.
 */
export function DeleteDialog({ selection, count, onClose, onDone }: BulkDialogProps) {
  const { revalidate } = useRevalidator();
  const [expected, setExpected] = useState(count);
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [deleted, setDeleted] = useState(0);
  const [reply, setReply] = useState<BulkReply>();

  async function deleteAll() {
    setIsBusy(true);
    setReply(undefined);
    let [left, done] = [expected, deleted];
    while (left > 0) {
      const result = await requestBulk({ intent: "delete", chosen: selection, typed: String(left) });
      // The last reply was lost on its way: all had been deleted.
      if (result.code === "nothing" && reply?.code === "unknown") {
        done += left;
        left = 0;
        break;
      }
      if (result.code !== "deleted") return stopAt(result);
      ({ left } = result);
      done += result.count;
      setDeleted(done);
      setExpected(left);
    }
    await revalidate();
    onDone({ code: "deleted", count: done, left });
  }

  async function stopAt(result: BulkReply) {
    if (result.code === "miscounted") setExpected(result.count);
    setTyped("");
    setReply(result);
    setIsBusy(false);
    await revalidate();
  }

  const isError = isWrong && confirmedNumber(typed) !== expected;
  return (
    <ChangeForm
      title={texts.title(count)}
      message={reply && describeBulkReply(reply)}
      isBusy={isBusy}
      confirmLabel={texts.confirm(expected)}
      busyLabel={texts.busy}
      variant="danger"
      onClose={onClose}
      onSend={() => {
        const isRight = confirmedNumber(typed) === expected;
        setIsWrong(!isRight);
        if (isRight) void deleteAll();
      }}
    >
      <p>{texts.text}</p>
      {deleted > 0 && (
        <div className="stack gap-2">
          <ProgressBar
            label={texts.progressLabel}
            value={deleted}
            max={deleted + expected}
            text={texts.progress(deleted, deleted + expected)}
          />
          <p>{texts.progress(deleted, deleted + expected)}</p>
        </div>
      )}
      <TextField
        label={texts.label(expected)}
        name="typed"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        readOnly={isBusy}
        error={isError ? texts.missing(expected) : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ChangeForm>
  );
}
