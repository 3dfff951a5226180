/** POST /dashboard/tests/matching: how many questions fit what is chosen in the builder, and what else can be chosen. */
import { parseForm } from "../../../../core/forms.ts";
import { countCustomQuestions } from "../../../../modules/attempts/queries/count-custom-questions.server.ts";
import { nowContext, servicesContext } from "../../../context.ts";
import { readForm } from "../../../form-action.server.ts";
import { requireStudent } from "../../../guards.server.ts";
import { ChoicesForm } from "../form.ts";
import type { Route } from "./+types/matching";
import { showCounts } from "./show-counts.server.ts";

/** GET is not supported: the lessons of a subject can be too many for an address. */
export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

export async function action({ context, request }: Route.ActionArgs) {
  const student = requireStudent(context);
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  const form = parseForm(ChoicesForm, await readForm(request));
  if (form.kind === "invalid") return new Response(null, { status: 400 });
  const { db } = context.get(servicesContext);
  const counts = await countCustomQuestions(db, student, form.data, context.get(nowContext));
  return Response.json(showCounts(form.data, counts), { headers: { "Cache-Control": "no-store" } });
}
