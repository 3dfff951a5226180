/** POST /admin/tests/:testId/results-file: all results of a test as CSV, sent while they are read. */
import { dayOf } from "../../../core/days.ts";
import { exportTestResults } from "../../../modules/tests/commands/export-test-results.server.ts";
import { asksForCategory } from "../../../modules/tests/pass-rules.ts";
import { logContext, nowContext, servicesContext } from "../../context.ts";
import { sendFile } from "../../file-response.server.ts";
import type { Route } from "./+types/results-file";
import { requireTest } from "./change/steps.server.ts";

export async function action({ context, params }: Route.ActionArgs) {
  const { admin, test } = await requireTest(context, params.testId);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const { id, version, rules } = test;
  const exported = { id, title: version.title, hasVerdicts: !asksForCategory(rules.pass) };
  const pieces = await exportTestResults(db, admin, exported, timeZone, now);
  return sendFile(context.get(logContext), pieces, {
    name: `results-${dayOf(now, timeZone)}.csv`,
    type: "text/csv; charset=utf-8",
  });
}
