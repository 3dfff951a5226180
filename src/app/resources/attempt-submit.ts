/** POST /attempts/:attemptId/submit: ends the attempt. Sent twice it is the same. */
import { parseId } from "../../core/id.ts";
import { submitAttempt } from "../../modules/attempts/commands/submit-attempt.server.ts";
import { nowContext, servicesContext } from "../context.ts";
import { requireStudent } from "../guards.server.ts";
import type { Route } from "./+types/attempt-submit";

export async function action({ context, params }: Route.ActionArgs) {
  const student = requireStudent(context);
  const { db } = context.get(servicesContext);
  const attemptId = parseId<"attempt">(params.attemptId);
  const result = attemptId ? await submitAttempt(db, student, attemptId, context.get(nowContext)) : null;
  return Response.json({ kind: result?.kind ?? "closed" });
}
