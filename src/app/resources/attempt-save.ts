/** POST /attempts/:attemptId/save: answers as they are given. JSON in, JSON out. */
import { parseId } from "../../core/id.ts";
import { AnswerSaves, saveAnswers } from "../../modules/attempts/commands/save-answers.server.ts";
import { nowContext, servicesContext } from "../context.ts";
import { requireStudent } from "../guards.server.ts";
import type { Route } from "./+types/attempt-save";
import { readJson } from "./read-json.server.ts";

export async function action({ context, params, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const { db } = context.get(servicesContext);
  const now = context.get(nowContext);
  const { saves } = await readJson(request, AnswerSaves);
  const attemptId = parseId<"attempt">(params.attemptId);
  const result = attemptId ? await saveAnswers(db, student, attemptId, saves, now) : { kind: "closed" as const };
  return Response.json({ ...result, now: now.getTime() });
}
