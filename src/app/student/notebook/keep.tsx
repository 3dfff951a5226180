/** A note and a bookmark, saved without leaving the page. */
import { useEffect, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { notebookTexts } from "../../../content/en/notebook.ts";
import { BookmarkForm, NoteForm } from "../../../modules/notebook/forms.ts";
import type { Kept } from "../../../modules/notebook/queries/find-kept.server.ts";
import { BOOKMARKS_MAX, LABELS_MAX, NOTE_MAX, NOTES_MAX } from "../../../modules/notebook/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField, TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { field } from "./address.ts";
import styles from "./keep.module.css";
import type { keepBookmark, keepNote } from "./keep-actions.server.ts";
import { useAutosave } from "./use-autosave.ts";

const { note: noteTexts, bookmark: bookmarkTexts } = notebookTexts;

/** `action` is the page of what they are about. */
export function Keep({ kept, action }: { kept: Kept; action: string }) {
  return (
    <div className={styles.keep}>
      <NoteField note={kept.note} action={action} />
      <Bookmark labels={kept.labels} action={action} />
    </div>
  );
}

function NoteField({ note, action }: { note: string; action: string }) {
  const fetcher = useFetcher<ReplyOf<typeof keepNote>>();
  // Without scripts the reply is that of the page around.
  const ofPage = useActionData<ReplyOf<typeof keepNote>>();
  const reply = fetcher.data ?? (ofPage?.form === "note" ? ofPage : undefined);
  const { message, errors } = describeReply(reply, noteTexts.notSaved, {
    saved: {},
    removed: {},
    full: noteTexts.notSaved(noteTexts.full(NOTES_MAX)),
    unknown: noteTexts.notSaved(noteTexts.unknown),
  });
  const isDone = fetcher.state === "idle" && (reply?.code === "saved" || reply?.code === "removed");
  const { reply: ownReply, change, save, forget } = useAutosave(action);
  const [isChanged, setIsChanged] = useState(false);
  const refused = describeReply(ownReply, noteTexts.notSaved, {
    saved: {},
    removed: {},
    full: noteTexts.notSaved(noteTexts.full(NOTES_MAX)),
    unknown: noteTexts.notSaved(noteTexts.unknown),
  }).message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is the reply to the text that was changed.
  useEffect(() => setIsChanged(false), [ownReply, reply]);
  const last = ownReply ?? reply;
  const isSaved = !isChanged && !refused && (isDone || ownReply !== undefined);
  return (
    <FormFrame
      fetcher={fetcher}
      action={action}
      schema={NoteForm}
      message={message}
      errors={errors}
      className="stack gap-3"
      onSubmit={forget}
    >
      <input type="hidden" name={field.intent} value="note" />
      <TextAreaField
        label={noteTexts.label}
        name={field.text}
        rows={3}
        maxLength={NOTE_MAX}
        hint={noteTexts.hint(NOTE_MAX)}
        defaultValue={isDone ? note : (reply?.values.text ?? note)}
        onChange={({ currentTarget }) => {
          setIsChanged(true);
          change(currentTarget.value);
        }}
        onBlur={save}
      />
      {refused && <Alert tone="error">{refused}</Alert>}
      <div className="cluster gap-3">
        <Button variant="secondary" size="sm" busyLabel={noteTexts.saving}>
          {noteTexts.save}
        </Button>
        <span role="status">{isSaved && (last?.code === "saved" ? noteTexts.saved : noteTexts.removed)}</span>
      </div>
    </FormFrame>
  );
}

function Bookmark({ labels, action }: { labels: string[] | null; action: string }) {
  const fetcher = useFetcher<ReplyOf<typeof keepBookmark>>();
  const ofPage = useActionData<ReplyOf<typeof keepBookmark>>();
  const reply = fetcher.data ?? (ofPage?.form === "bookmark" ? ofPage : undefined);
  const { message, errors } = describeReply(reply, bookmarkTexts.notSaved, {
    bookmarked: {},
    "taken-off": {},
    full: bookmarkTexts.notSaved(bookmarkTexts.full(BOOKMARKS_MAX)),
    unknown: bookmarkTexts.notSaved(noteTexts.unknown),
  });
  const isSet = reply?.code === "bookmarked" || (reply?.code !== "taken-off" && labels !== null);
  const isDone = fetcher.state === "idle" && (reply?.code === "bookmarked" || reply?.code === "taken-off");
  return (
    <div className="stack gap-3">
      <FormFrame
        fetcher={fetcher}
        action={action}
        schema={BookmarkForm}
        message={message}
        errors={errors}
        className="stack gap-3"
      >
        <input type="hidden" name={field.intent} value="bookmark" />
        <TextField
          label={bookmarkTexts.labels}
          name={field.labels}
          hint={bookmarkTexts.labelsHint(LABELS_MAX)}
          defaultValue={(isDone ? undefined : reply?.values.labels) ?? labels?.join(", ") ?? ""}
          autoComplete="off"
          isOptional
        />
        <div className="cluster gap-3">
          <Button variant="secondary" size="sm" busyLabel={bookmarkTexts.saving}>
            {isSet ? bookmarkTexts.change : bookmarkTexts.set}
          </Button>
          <span role="status">
            {isDone && (reply?.code === "bookmarked" ? bookmarkTexts.saved : bookmarkTexts.removed)}
          </span>
        </div>
      </FormFrame>
      {isSet && (
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name={field.intent} value="unbookmark" />
          <Button variant="quiet" size="sm">
            {bookmarkTexts.takeOff}
          </Button>
        </fetcher.Form>
      )}
    </div>
  );
}
