import { useState } from "react";
import { addStudentCourseTitles } from "../../../../content/courses.ts";
import { bulkStudentsTexts } from "../../../../content/en/bulk-students.ts";
import { studentTexts } from "../../../../content/en/students.ts";
import { STUDENT_STATUSES } from "../../../../modules/students/rules.ts";
import { SelectField } from "../../../../ui/fields.tsx";
import { ChangeForm } from "../../shared/bulk/change-form.tsx";
import type { BulkReply } from "./reply.ts";
import { useBulkRequest } from "./use-bulk-request.ts";

/** Another status or course for the chosen students: the choice and the question whether it is meant, in one. */
export function ChangeDialog({
  kind,
  selection,
  count,
  onClose,
  onDone,
}: {
  kind: "status" | "course";
  selection: string;
  /** As shown; the server counts again. */
  count: number;
  onClose: () => void;
  onDone: (reply: BulkReply) => void;
}) {
  const texts = bulkStudentsTexts[kind];
  const [value, setValue] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, message, send } = useBulkRequest(selection, onDone);
  const options =
    kind === "status"
      ? STUDENT_STATUSES.map((status) => ({ value: status, label: studentTexts.statuses[status] }))
      : addStudentCourseTitles.map((title) => ({ value: title, label: title }));
  return (
    <ChangeForm
      title={texts.title(count)}
      message={message}
      isBusy={isBusy}
      confirmLabel={texts.confirm(count)}
      busyLabel={texts.busy}
      onClose={onClose}
      onSend={() => {
        setIsMissing(value === "");
        if (value !== "") void send({ intent: "change", kind, value });
      }}
    >
      <SelectField
        label={texts.label}
        name="value"
        placeholder={texts.choose}
        options={options}
        value={value}
        error={isMissing && value === "" ? texts.missing : undefined}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <p>{texts.text}</p>
    </ChangeForm>
  );
}
