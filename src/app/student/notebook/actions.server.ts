/** The form actions of the notebook's page. */
import { type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod/mini";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { startBookmarked } from "../../../modules/attempts/commands/start-attempt.server.ts";
import { startWithinLimits } from "../../../modules/attempts/limits.server.ts";
import { removeEntry } from "../../../modules/notebook/commands/remove-entry.server.ts";
import { RemoveForm } from "../../../modules/notebook/forms.ts";
import { notebookFilterIn } from "../../../modules/notebook/notebook-filter.ts";
import { formAction, type Given, pressAction } from "../../form-action.server.ts";
import { startAnswers } from "../shared/start-answers.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Starts a test of the bookmarked questions that the list shows. */
export async function practise(context: Context, student: Student, fields: FormData) {
  const filter = notebookFilterIn(fields);
  const run = ({ db, accounts, now }: Given) =>
    startWithinLimits(accounts.limits, student, () => startBookmarked(db, student, filter, now, Math.random));
  return pressAction(context, run, startAnswers(context, student), { form: "practise" });
}

/** `back` is the address of the list as it was filtered. */
export async function remove(context: Context, student: Student, fields: FormData, back: string) {
  const run = (input: z.infer<typeof RemoveForm>, { db }: Given) => removeEntry(db, student, input);
  return formAction(context, { form: "remove", schema: RemoveForm, fields }, run, { removed: redirect(back) });
}
