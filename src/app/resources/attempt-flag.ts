/** POST /attempts/:attemptId/flag: marks a question to come back to, or unmarks it. */
import { z } from "zod";
import { parseId } from "../../core/id.ts";
import { flagQuestion } from "../../modules/attempts/commands/save-answers.server.ts";
import { servicesContext } from "../context.ts";
import { requireStudent } from "../guards.server.ts";
import type { Route } from "./+types/attempt-flag";
import { readJson } from "./read-json.server.ts";

const Flag = z.strictObject({ position: z.int().min(1), flagged: z.boolean() });

export async function action({ context, params, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  const { db } = context.get(servicesContext);
  const flag = await readJson(request, Flag);
  const attemptId = parseId<"attempt">(params.attemptId);
  return Response.json(attemptId ? await flagQuestion(db, student, attemptId, flag) : { kind: "closed" });
}
