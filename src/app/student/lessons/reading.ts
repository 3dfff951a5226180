/**
 * POST /lessons/:lessonId/reading: how many seconds a lesson was read since the last report. The response is not awaited:
 * browsers send it while the page unloads.
 */
import { parseForm } from "../../../core/forms.ts";
import { parseId } from "../../../core/id.ts";
import { keepPlace } from "../../../modules/learning/commands/keep-place.server.ts";
import { recordReading } from "../../../modules/learning/commands/record-reading.server.ts";
import { ReadingReport } from "../../../modules/learning/forms.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { readForm } from "../../form-action.server.ts";
import { requireStudent } from "../../guards.server.ts";
import type { Route } from "./+types/reading";

/** GET is not supported. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  const { db, timeZone } = context.get(servicesContext);
  const form = parseForm(ReadingReport, await readForm(request));
  if (form.kind === "invalid") return new Response(null, { status: 400 });
  const lessonId = parseId<"lesson">(params.lessonId);
  const { seconds, block, words = "" } = form.data;
  const result = lessonId
    ? await recordReading(db, student, { lessonId, seconds }, { now: context.get(nowContext), timeZone })
    : { kind: "gone" as const };
  if (result.kind === "gone") return new Response(null, { status: 404 });
  // At the top there is nothing to go on from, and the place of another device stays.
  if (lessonId && block !== undefined && block !== 0) {
    await keepPlace(db, student, lessonId, block < 0 ? null : { block, words }, context.get(nowContext));
  }
  return new Response(null, { status: 204 });
}
