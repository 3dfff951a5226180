/** The form actions of the page of mistakes. */
import { data, type RouterContextProvider } from "react-router";
import type { z } from "zod/mini";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { startFromMistakes, startRepetition } from "../../../modules/attempts/commands/start-attempt.server.ts";
import { startWithinLimits } from "../../../modules/attempts/limits.server.ts";
import { tellWhy } from "../../../modules/repetition/commands/tell-why.server.ts";
import { WhyForm } from "../../../modules/repetition/forms.ts";
import { mistakeFilterIn } from "../../../modules/repetition/mistake-filter.ts";
import { formAction, type Given, pressAction } from "../../form-action.server.ts";
import { startAnswers } from "../shared/start-answers.server.ts";
import { field } from "./address.ts";

type Context = Readonly<RouterContextProvider>;

/** Dispatches the submitted form. */
export async function actOnMistakes(context: Context, student: Student, fields: FormData) {
  switch (fields.get(field.intent)) {
    case "repeat":
      return repeat(context, student);
    case "practise":
      return practise(context, student, fields);
    case "why":
      return explainWhy(context, student, fields);
    default:
      throw data(null, { status: 400 });
  }
}

/** Starts a piece of what is due, or goes on with it. */
export async function repeat(context: Context, student: Student) {
  const run = ({ db, accounts, timeZone, now }: Given) =>
    startWithinLimits(accounts.limits, student, () => startRepetition(db, student, timeZone, now, Math.random));
  return pressAction(context, run, startAnswers(context, student), { form: "repeat" });
}

/** Starts a test of what the list shows. */
export async function practise(context: Context, student: Student, fields: FormData) {
  const filter = mistakeFilterIn(fields);
  const run = ({ db, accounts, now }: Given) =>
    startWithinLimits(accounts.limits, student, () => startFromMistakes(db, student, filter, now, Math.random));
  return pressAction(context, run, startAnswers(context, student), { form: "practise" });
}

export async function explainWhy(context: Context, student: Student, fields: FormData) {
  const form = { form: "why", schema: WhyForm, fields } as const;
  const run = ({ questionId, why }: z.infer<typeof WhyForm>, { db }: Given) => tellWhy(db, student, questionId, why);
  return formAction(context, form, run, { told: 200, unknown: 404 });
}
