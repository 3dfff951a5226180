/** The form action of the dashboard's first tab. */
import { type RouterContextProvider, redirect } from "react-router";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { startExplained } from "../../../modules/attempts/commands/start-attempt.server.ts";
import { startWithinLimits } from "../../../modules/attempts/limits.server.ts";
import { chooseDiagnostic } from "../../../modules/learning/queries/first-steps.server.ts";
import { type Given, pressAction } from "../../form-action.server.ts";

const enter = ({ attemptId }: { attemptId: string }) => redirect(`/attempts/${attemptId}`);
const STARTED = { started: enter, resumed: enter, inactive: 400, "too-many-open": 400, "no-questions": 400 } as const;

/** Starts a first test over all subjects. */
export async function diagnose(context: Readonly<RouterContextProvider>, student: Student) {
  const run = ({ db, accounts, now }: Given) =>
    startWithinLimits(accounts.limits, student, async () =>
      startExplained(db, student, await chooseDiagnostic(db, student, now), now, Math.random),
    );
  return pressAction(context, run, STARTED, { form: "diagnose" });
}
