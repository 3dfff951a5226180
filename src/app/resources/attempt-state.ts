/** GET /attempts/:attemptId/state: the server's time, and what it has of every answer. Never a solution. */
import { parseId } from "../../core/id.ts";
import { findOpenAttempt } from "../../modules/attempts/queries/open-attempt.server.ts";
import { nowContext, servicesContext } from "../context.ts";
import { requireStudent } from "../guards.server.ts";
import type { Route } from "./+types/attempt-state";

export async function loader({ context, params }: Route.LoaderArgs) {
  const student = requireStudent(context);
  const { db } = context.get(servicesContext);
  const now = context.get(nowContext);
  const attemptId = parseId<"attempt">(params.attemptId);
  const found = attemptId ? await findOpenAttempt(db, student, attemptId, now) : null;
  const reply =
    found?.kind === "open"
      ? {
          kind: "open",
          places: found.attempt.questions.map(({ position, item, revision, flagged }) => ({
            position,
            answer: item.answer,
            revision,
            flagged,
          })),
        }
      : { kind: "over" };
  return Response.json({ ...reply, now: now.getTime() }, { headers: { "Cache-Control": "no-store" } });
}
