import type { RouterContextProvider } from "react-router";
import type { Id } from "../../../../core/id.ts";
import type { Student } from "../../../../modules/accounts/viewer.ts";
import { startExplained } from "../../../../modules/attempts/commands/start-attempt.server.ts";
import { startWithinLimits } from "../../../../modules/attempts/limits.server.ts";
import { type Given, pressAction } from "../../../form-action.server.ts";
import { startAnswers } from "../../shared/start-answers.server.ts";

/** Starts a test of the question that is alike; there may be none by now. */
export async function startSimilar(
  context: Readonly<RouterContextProvider>,
  student: Student,
  similarId: Id<"question"> | null,
) {
  const run = ({ db, accounts, now }: Given) =>
    startWithinLimits(accounts.limits, student, () =>
      startExplained(db, student, similarId ? [similarId] : [], now, Math.random),
    );
  return pressAction(context, run, startAnswers(context, student), { form: "similar" });
}
