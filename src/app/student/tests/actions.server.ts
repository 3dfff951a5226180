/** The form actions of the Practice Tests tab and of the page before an exam simulation. */
import type { RouterContextProvider } from "react-router";
import type { z } from "zod/mini";
import type { Id } from "../../../core/id.ts";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { discardAttempt } from "../../../modules/attempts/commands/discard-attempt.server.ts";
import {
  type StartResult,
  startAgain,
  startCustomTest,
  startInstituteTest,
  startMistakes,
  startPracticeTest,
  startPreset,
} from "../../../modules/attempts/commands/start-attempt.server.ts";
import { startWithinLimits } from "../../../modules/attempts/limits.server.ts";
import { findPresetToTake } from "../../../modules/tests/queries/preset-offers.server.ts";
import { formAction, type Given, readForm } from "../../form-action.server.ts";
import { requireStudent } from "../../guards.server.ts";
import { startAnswers } from "../shared/start-answers.server.ts";
import { ChoicesForm } from "./custom/choices-form.ts";
import { DiscardForm, StartAgainForm, StartForm, StartInstituteForm, StartPresetForm } from "./form.ts";

type Context = Readonly<RouterContextProvider>;

/** Dispatches the submitted form. */
export async function actOnTests(context: Context, request: Request) {
  const student = requireStudent(context);
  const fields = await readForm(request);
  switch (fields.get("intent")) {
    case "discard":
      return discard(context, student, fields);
    case "start-custom":
      return startCustom(context, student, fields);
    case "start-again":
    case "start-mistakes":
      return startFromReview(context, student, fields);
    default:
      return start(context, student, fields);
  }
}

/** Starts a test of the list. */
export async function start(context: Context, student: Student, fields: FormData) {
  const form = { form: "start", schema: StartForm, fields } as const;
  const run = ({ practiceTestId }: z.infer<typeof StartForm>, { db, accounts, now }: Given) =>
    startWithinLimits(accounts.limits, student, () => startPracticeTest(db, student, practiceTestId, now));
  return formAction(context, form, run, startAnswers(context, student, fields));
}

/** Makes a test of what was chosen and starts it. */
export async function startCustom(context: Context, student: Student, fields: FormData) {
  const form = { form: "start-custom", schema: ChoicesForm, fields } as const;
  const run = (choices: z.infer<typeof ChoicesForm>, { db, accounts, now }: Given) =>
    startWithinLimits(accounts.limits, student, () => startCustomTest(db, student, choices, now, Math.random));
  return formAction(context, form, run, startAnswers(context, student, fields));
}

/** Starts what can be practised after an attempt: what went wrong in it, or the same choices with other questions. */
export async function startFromReview(context: Context, student: Student, fields: FormData) {
  const form = { form: "start-from-review", schema: StartAgainForm, fields } as const;
  const run = ({ intent, attemptId }: z.infer<typeof StartAgainForm>, { db, accounts, now }: Given) => {
    const begin = intent === "start-again" ? startAgain : startMistakes;
    return startWithinLimits(accounts.limits, student, () => begin(db, student, attemptId, now, Math.random));
  };
  return formAction(context, form, run, startAnswers(context, student, fields));
}

/** Starts an exam simulation, whole or in the shorter version that is offered now. */
export async function startExam(context: Context, student: Student, presetId: string, fields: FormData) {
  const form = { form: "start-preset", schema: StartPresetForm, fields } as const;
  const run = ({ size }: z.infer<typeof StartPresetForm>, { db, accounts, now }: Given) =>
    startWithinLimits(accounts.limits, student, async (): Promise<StartResult> => {
      const preset = await findPresetToTake(db, presetId, size);
      if (!preset) return { kind: "no-questions" };
      return startPreset(db, student, preset, preset.version, now, Math.random);
    });
  return formAction(context, form, run, startAnswers(context, student, fields));
}

/** Starts a test of the institute. */
export async function startInstitute(context: Context, student: Student, testId: Id<"test">, fields: FormData) {
  const form = { form: "start-institute", schema: StartInstituteForm, fields } as const;
  const run = (_: unknown, { db, accounts, now }: Given) =>
    startWithinLimits(accounts.limits, student, () => startInstituteTest(db, student, testId, now, Math.random));
  return formAction(context, form, run, {
    ...startAnswers(context, student, fields),
    ...{ "not-offered": 400, "not-open": 400, closed: 400, "attempts-used": 400 },
  });
}

/** Discards a test in progress. */
export async function discard(context: Context, student: Student, fields: FormData) {
  const form = { form: "discard", schema: DiscardForm, fields } as const;
  const run = ({ attemptId }: z.infer<typeof DiscardForm>, { db, now }: Given) =>
    discardAttempt(db, student, attemptId, now);
  return formAction(context, form, run, {
    discarded: ({ kind }, { input: { attemptId } }) => ({ status: 200, kind, attemptId }),
    "not-discarded": 400,
  });
}
