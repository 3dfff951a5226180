/** Edits a teacher, a result or a testimonial. */
import { useState } from "react";
import { showcaseTexts } from "../../../content/en/showcase.ts";
import { dayOf } from "../../../core/days.ts";
import { nowContext, servicesContext } from "../../context.ts";
import type { Route } from "./+types/edit";
import { requireShowcaseKind } from "./address.ts";
import { EntryDialog } from "./form.tsx";
import { requireEntry } from "./require-entry.server.ts";
import { saveEntryForm } from "./save-form.server.ts";
import { BASED_ON, valuesOfEntry } from "./values.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { timeZone } = context.get(servicesContext);
  const entry = await requireEntry(context, params, request);
  return {
    kind: entry.kind,
    today: dayOf(context.get(nowContext), timeZone),
    values: { ...valuesOfEntry(entry), [BASED_ON]: entry.updatedAt.toISOString() },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return saveEntryForm(context, request, requireShowcaseKind(params), params.entryId);
}

export default function ShowcaseEdit({ loaderData, actionData, params }: Route.ComponentProps) {
  return <Opened key={params.entryId} loaderData={loaderData} reply={actionData} />;
}

/** As it was when the window was opened, whatever is saved elsewhere meanwhile. */
function Opened({
  loaderData,
  reply,
}: {
  loaderData: Route.ComponentProps["loaderData"];
  reply: Route.ComponentProps["actionData"];
}) {
  const [opened] = useState(loaderData);
  return <EntryDialog {...opened} title={showcaseTexts.lists[opened.kind].edit} reply={reply} />;
}
