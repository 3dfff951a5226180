/** The form actions of the dashboard's first tab. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { noticeTopicOf } from "../../../content/notice-topics.ts";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { startExplained } from "../../../modules/attempts/commands/start-attempt.server.ts";
import { startWithinLimits } from "../../../modules/attempts/limits.server.ts";
import { chooseDiagnostic } from "../../../modules/learning/queries/first-steps.server.ts";
import { requestNotice } from "../../../modules/messages/commands/request-notice.server.ts";
import { FIRST_TEST_TITLE } from "../../../modules/tests/custom-choices.ts";
import { clientAddressContext } from "../../context.ts";
import { type Given, pressAction } from "../../form-action.server.ts";
import { startAnswers } from "../shared/start-answers.server.ts";

/** Starts a first test over the subjects of the course. */
export async function diagnose(context: Readonly<RouterContextProvider>, student: Student) {
  const run = ({ db, accounts, now }: Given) =>
    startWithinLimits(accounts.limits, student, async () =>
      startExplained(db, student, await chooseDiagnostic(db, student, now), now, Math.random, FIRST_TEST_TITLE),
    );
  return pressAction(context, run, startAnswers(context, student), { form: "diagnose" });
}

/** Keeps that the student wants to be told when the course has lessons and tests. */
export async function notify(context: Readonly<RouterContextProvider>, { email, course }: Student) {
  const topic = noticeTopicOf(course);
  if (!topic) throw data(null, { status: 400 });
  const sender = { address: context.get(clientAddressContext), isTimed: true };
  const run = ({ messages, now }: Given) => requestNotice(messages, sender, { email, topic }, now);
  return pressAction(context, run, { taken: redirect("/dashboard") }, { form: "notify" });
}
