import { studentPageTexts } from "../../../../content/en/student-page.ts";
import { NOTE_MAX, NoteForm } from "../../../../modules/students/record-form.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import { TextAreaField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import { useListReturn } from "../../shared/list-return.ts";
import styles from "../show.module.css";
import type { actOnStudent } from "./actions.server.ts";
import type { StudentPageData } from "./data.server.ts";
import { studentAddress } from "./reply.ts";

const texts = studentPageTexts.notes;

/** What the institute notes about the student. */
export function NotesCard({
  page,
  reply,
  formKey,
  onDirty,
}: {
  page: Pick<StudentPageData, "student" | "notes">;
  reply: ReplyOf<typeof actOnStudent> | undefined;
  /** Another one empties the form. */
  formKey: string;
  onDirty: () => void;
}) {
  const { student, notes } = page;
  const carry = useListReturn();
  const refused = reply?.form === "note" ? reply : undefined;
  return (
    <Card as="section" padding="lg" className={classes("stack gap-4", styles.card)} aria-labelledby="notes">
      <div>
        <h2 id="notes">{texts.title}</h2>
        <p className={styles.muted}>{texts.text}</p>
      </div>
      <FormFrame
        key={formKey}
        action={carry("?form=note")}
        schema={NoteForm}
        {...describeReply(refused, studentPageTexts.problems.notSaved, { gone: studentPageTexts.problems.gone })}
        preventScrollReset
        onChange={onDirty}
      >
        <TextAreaField
          label={texts.field}
          name="text"
          rows={3}
          required
          maxLength={NOTE_MAX}
          defaultValue={refused?.values.text}
        />
        <Button type="submit" variant="secondary" busyLabel={texts.busy} className={styles.save}>
          {texts.submit}
        </Button>
      </FormFrame>
      {notes.length === 0 ? (
        <p className={styles.muted}>{texts.empty}</p>
      ) : (
        <ul className={classes("stack", styles.list)}>
          {notes.map(({ id, text, day, authorName }) => (
            <li key={id}>
              <p dir="auto" className={styles.note}>
                {text}
              </p>
              <div className={styles.noteFoot}>
                <span className={styles.muted}>{texts.by(day, authorName)}</span>
                <LinkButton
                  to={carry(`${studentAddress(student.id)}/notes/${id}/delete`)}
                  variant="quiet"
                  size="sm"
                  preventScrollReset
                  aria-label={texts.deleteOf(day)}
                >
                  {texts.delete}
                </LinkButton>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
