/** The status of one student, saved as soon as another one is chosen; before scripts run a button saves it. */
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { studentTexts } from "../../../../content/en/students.ts";
import { STUDENT_STATUSES, type StudentStatus } from "../../../../modules/students/rules.ts";
import { Button } from "../../../../ui/button.tsx";
import { SelectField } from "../../../../ui/fields.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Icon } from "../../../../ui/icon.tsx";
import type { ReplyOf } from "../../../form-reply.ts";
import type { actOnStatus } from "./status-action.server.ts";
import styles from "./status-cell.module.css";
import { describeStatusReply, type StatusReply } from "./status-reply.ts";

const texts = studentTexts.status;

type Student = { id: string; name: string; status: StudentStatus };

/** `reply` is what came of the last change, when it was this student's; `action` is the list as it is shown. */
export function StatusCell({
  student: { id, name, status },
  reply,
  action,
  onReply,
}: {
  student: Student;
  reply: StatusReply | null;
  action: string;
  onReply: (reply: StatusReply) => void;
}) {
  const isAlive = useHydrated();
  const fetcher = useStatusFetcher(onReply);
  const cell = useRef<HTMLDivElement>(null);
  const newStatus = fetcher.formData?.get("status");
  const shown = STUDENT_STATUSES.find((known) => known === newStatus) ?? status;
  const isSaving = fetcher.state !== "idle";

  // The button that took a change back is gone, and with it the focus.
  useEffect(() => {
    if (reply && !reply.undo && document.activeElement === document.body)
      cell.current?.querySelector("select")?.focus();
  }, [reply]);

  return (
    <div ref={cell} className={styles.cell}>
      <fetcher.Form method="post" action={action} className={styles.form} aria-busy={isSaving || undefined}>
        <input type="hidden" name="studentId" value={id} />
        <input type="hidden" name="shown" value={status} />
        <SelectField
          label={texts.label(name)}
          isLabelHidden
          name="status"
          autoComplete="off"
          options={STUDENT_STATUSES.map((known) => ({ value: known, label: studentTexts.statuses[known] }))}
          {...(isAlive
            ? {
                value: shown,
                onChange: ({ currentTarget: { value } }) =>
                  void fetcher.submit({ studentId: id, status: value, shown }, { method: "post", action }),
              }
            : { defaultValue: status })}
        />
        {!isAlive && (
          <Button variant="secondary" size="sm">
            {texts.save}
          </Button>
        )}
      </fetcher.Form>
      {isSaving && <p className={styles.status}>{texts.saving}</p>}
      {!isSaving && reply && (
        <div className={styles.status} data-bad={reply.isBad || undefined}>
          {reply.isBad && <Icon name="alert" size="sm" />}
          <p>{reply.short ?? reply.message}</p>
          <UndoForm reply={reply} action={action} fetcher={fetcher} />
        </div>
      )}
    </div>
  );
}

/** The button that takes a change back, when there is one to take back. */
export function UndoForm({
  reply: { studentId, undo },
  action,
  fetcher,
}: {
  reply: StatusReply;
  action: string;
  fetcher: ReturnType<typeof useStatusFetcher>;
}) {
  if (!undo || !studentId) return null;
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="studentId" value={studentId} />
      <input type="hidden" name="status" value={undo.status} />
      <input type="hidden" name="shown" value={undo.shown} />
      <input type="hidden" name="undo" value="1" />
      <Button variant="secondary" size="sm" busy={fetcher.state !== "idle"} aria-label={texts.undoOf(undo.name)}>
        {texts.undo}
      </Button>
    </fetcher.Form>
  );
}

/** A fetcher whose answers are handed on, each once, before the list is there anew. */
export function useStatusFetcher(onReply: (reply: StatusReply) => void) {
  const fetcher = useFetcher<ReplyOf<typeof actOnStatus>>();
  const { data } = fetcher;
  const report = useRef(onReply);
  useEffect(() => {
    report.current = onReply;
  });
  useEffect(() => {
    if (data) report.current(describeStatusReply(data));
  }, [data]);
  return fetcher;
}
