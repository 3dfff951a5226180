/** Adds a teacher, a result or a testimonial. */
import { showcaseTexts } from "../../../content/en/showcase.ts";
import { dayOf } from "../../../core/days.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/add";
import { requireShowcaseKind } from "./address.ts";
import { EntryDialog } from "./form.tsx";
import { saveEntryForm } from "./save-form.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

export function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context);
  const { timeZone } = context.get(servicesContext);
  return { kind: requireShowcaseKind(params), today: dayOf(context.get(nowContext), timeZone) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return saveEntryForm(context, request, requireShowcaseKind(params));
}

export default function ShowcaseAdd({ loaderData: { kind, today }, actionData }: Route.ComponentProps) {
  const { add } = showcaseTexts.lists[kind];
  return <EntryDialog key={kind} kind={kind} title={add} today={today} values={{}} reply={actionData} />;
}
