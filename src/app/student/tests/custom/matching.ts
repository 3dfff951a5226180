/** POST /dashboard/tests/matching: how many questions fit what is chosen in the builder, and what else can be chosen. */
import { parseForm } from "../../../../core/forms.ts";
import { countWithinLimits } from "../../../../modules/attempts/limits.server.ts";
import { countCustomQuestions } from "../../../../modules/attempts/queries/count-custom-questions.server.ts";
import { nowContext, servicesContext } from "../../../context.ts";
import { readForm } from "../../../form-action.server.ts";
import { requireStudent } from "../../../guards.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import type { Route } from "./+types/matching";
import { ChoicesForm } from "./choices-form.ts";
import { showCounts } from "./show-counts.server.ts";

/** The lessons of a custom test can be thousands. */
export const handle = { body: "text" } satisfies RouteHandle;

/** GET is not supported: the lessons of a subject can be too many for an address. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

export async function action({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  const form = parseForm(ChoicesForm, await readForm(request));
  if (form.kind === "invalid") return new Response(null, { status: 400 });
  const { db, accounts } = context.get(servicesContext);
  const counted = await countWithinLimits(accounts.limits, student, () =>
    countCustomQuestions(db, student, form.data, context.get(nowContext)),
  );
  if (counted.kind === "limited") {
    return new Response(null, { status: 429, headers: { "Retry-After": String(counted.minutes * 60) } });
  }
  return Response.json(showCounts(form.data, counted.counts), { headers: { "Cache-Control": "no-store" } });
}
