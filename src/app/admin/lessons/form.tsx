/** The form of 'Edit Lesson'. */

import { useState } from "react";
import { adminTexts } from "../../../content/en/admin.ts";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { ContainerForm, LessonForm as Schema } from "../../../modules/subjects/forms.ts";
import { LESSON_TITLE_MAX } from "../../../modules/subjects/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { RichTextField } from "../../../ui/authoring/rich-text-field.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import type { Elements } from "../../../ui/elements.ts";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import type { FormMessages, Reply } from "../../form-reply.ts";
import { StoredDrafts } from "../shared/drafts/stored-drafts.tsx";
import { useDraft } from "../shared/drafts/use-draft.ts";
import { LeaveGuard } from "../shared/leave-guard.tsx";
import { type LessonDraft, lessonDrafts, type WrittenLesson } from "./draft.ts";
import styles from "./form.module.css";

const texts = subjectTexts.editLesson;

/** The field that says what the lesson was when it was opened. */
export const BASED_ON = "basedOn";

/** A lesson as it is opened for editing. */
export type OpenedLesson = LessonDraft & { id: string; questionCount: number; updatedAt: string };

/** Edits one lesson. What was typed stays in the page whatever the server says, and on the device until it is saved. */
export function LessonForm({
  lesson,
  subjects,
  draftOwner,
  reply,
  messages,
  notice,
  list,
}: {
  lesson: OpenedLesson;
  subjects: ReadonlyArray<{ id: string; name: string }>;
  /** Whose drafts this device stores; times are shown in the institute's zone. */
  draftOwner: { userId: string; timeZone: string };
  reply: Reply | undefined;
  /** The reply in words. */
  messages: FormMessages;
  /** More to say about the reply, below its message. */
  notice: Elements;
  /** Where the way back leads. */
  list: string;
}) {
  const isAlive = useHydrated();
  const key = { userId: draftOwner.userId, entityId: lesson.id };
  const draft = useDraft(lessonDrafts, key, writtenOf(lesson));
  const { title, subjectId, content } = draft.written.draft;
  const change = (part: Partial<LessonDraft>) => draft.write((now) => ({ ...now, draft: { ...now.draft, ...part } }));
  const [isContainer] = useState(lesson.content === "");

  return (
    <>
      <FormFrame schema={isContainer ? ContainerForm : Schema} {...messages} className={classes("gap-4", styles.form)}>
        <noscript>
          <Alert tone="warning">{adminTexts.needsScripts}</Alert>
        </noscript>
        {notice}
        <StoredDrafts draft={draft} timeZone={draftOwner.timeZone} />
        <input type="hidden" name={BASED_ON} value={reply?.values[BASED_ON] ?? draft.written.basedOn ?? ""} />
        {/* Nothing can be typed before scripts keep it: a text with formats would be lost as plain text. */}
        <fieldset disabled={!isAlive} className="stack gap-4">
          <Card as="section" className="stack gap-4">
            <TextField
              label={subjectTexts.addLesson.lessonTitle}
              name="title"
              required
              maxLength={LESSON_TITLE_MAX}
              autoComplete="off"
              value={title}
              onChange={({ target }) => change({ title: target.value })}
            />
            <SelectField
              label={texts.subject}
              name="subjectId"
              hint={texts.subjectHint}
              required
              options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
              value={subjectId}
              onChange={({ target }) => change({ subjectId: target.value })}
            />
          </Card>
          <Card as="section" className="stack gap-4">
            <RichTextField
              key={draft.key}
              label={subjectTexts.addLesson.content}
              name="content"
              required={!isContainer}
              hint={isContainer ? texts.container : undefined}
              value={content}
              onChange={(html) => change({ content: html })}
            />
          </Card>
          <div className={styles.buttons}>
            <LinkButton to={list} variant="secondary">
              {texts.cancel}
            </LinkButton>
            <Button type="submit" busyLabel={texts.busy}>
              {texts.submit}
            </Button>
          </div>
        </fieldset>
      </FormFrame>
      <LeaveGuard isDirty={draft.isDirty} message={adminTexts.drafts.leave} />
    </>
  );
}

function writtenOf({ subjectId, title, content, updatedAt }: OpenedLesson): WrittenLesson {
  return { draft: { subjectId, title, content }, basedOn: updatedAt };
}
