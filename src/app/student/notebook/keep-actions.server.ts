/** The form actions of a note and a bookmark, at whatever they are about. */
import type { RouterContextProvider } from "react-router";
import type { z } from "zod/mini";
import type { Id } from "../../../core/id.ts";
import type { Student } from "../../../modules/accounts/viewer.ts";
import type { About } from "../../../modules/notebook/about.ts";
import { addHighlight } from "../../../modules/notebook/commands/add-highlight.server.ts";
import { removeEntry } from "../../../modules/notebook/commands/remove-entry.server.ts";
import { saveNote } from "../../../modules/notebook/commands/save-note.server.ts";
import { setBookmark } from "../../../modules/notebook/commands/set-bookmark.server.ts";
import { BookmarkForm, HighlightForm, NoteForm } from "../../../modules/notebook/forms.ts";
import { formAction, type Given, pressAction } from "../../form-action.server.ts";

import { field } from "./address.ts";

type Context = Readonly<RouterContextProvider>;

/** Saves the note. */
export async function keepNote(context: Context, student: Student, about: About, fields: FormData) {
  const form = { form: "note", schema: NoteForm, fields } as const;
  const run = ({ text }: z.infer<typeof NoteForm>, { db, now }: Given) => saveNote(db, student, about, text, now);
  return formAction(context, form, run, { saved: 200, removed: 200, full: 400, unknown: 404 });
}

/** Sets the bookmark, or changes its labels. */
export async function keepBookmark(context: Context, student: Student, about: About, fields: FormData) {
  const form = { form: "bookmark", schema: BookmarkForm, fields } as const;
  const run = ({ labels }: z.infer<typeof BookmarkForm>, { db, now }: Given) =>
    setBookmark(db, student, about, labels, now);
  return formAction(context, form, run, { bookmarked: 200, "taken-off": 200, full: 400, unknown: 404 });
}

/** Takes the bookmark off. */
export async function dropBookmark(context: Context, student: Student, about: About) {
  const run = ({ db, now }: Given) => setBookmark(db, student, about, null, now);
  return pressAction(
    context,
    run,
    { bookmarked: 200, "taken-off": 200, full: 400, unknown: 404 },
    { form: "bookmark" },
  );
}

/** Marks words of a lesson. */
export async function highlight(context: Context, student: Student, lessonId: Id<"lesson">, fields: FormData) {
  const form = { form: "highlight", schema: HighlightForm, fields } as const;
  const run = (marked: HighlightForm, { db, now }: Given) => addHighlight(db, student, lessonId, marked, now);
  return formAction(context, form, run, { marked: 200, full: 400, unknown: 404 });
}

export async function dropHighlight(context: Context, student: Student, fields: FormData) {
  const run = ({ db }: Given) =>
    removeEntry(db, student, { kind: "highlight", id: String(fields.get(field.id) ?? "") });
  return pressAction(context, run, { removed: 200 }, { form: "highlight" });
}
