/** Asks before a teacher, a result or a testimonial is deleted. */
import { replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { showcaseTexts } from "../../../content/en/showcase.ts";
import { parseId } from "../../../core/id.ts";
import { deleteEntry } from "../../../modules/showcase/commands/delete-entry.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { RouteConfirm, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/delete";
import { addressOfShowcase, requireShowcaseKind } from "./address.ts";
import { requireEntry } from "./require-entry.server.ts";

const texts = showcaseTexts.deletion;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { kind, name } = await requireEntry(context, params, request);
  return { kind, name };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const kind = requireShowcaseKind(params);
  const { db } = context.get(servicesContext);
  const entryId = parseId<"showcase-entry">(params.entryId);
  const result = await orFault(context, async () =>
    entryId ? deleteEntry(db, admin, { kind, entryId }, context.get(nowContext)) : { kind: "not-found" as const },
  );
  const toList = (done: "entry-deleted" | "gone") =>
    replace(withDone(addressOfShowcase(kind), new URL(request.url).search, done));
  switch (result?.kind) {
    case "deleted":
      throw toList("entry-deleted");
    case "not-found":
      throw toList("gone");
    case undefined:
      return refuse(500, { values: {}, message: adminTexts.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, adminTexts.notDone);
}

export default function ShowcaseDelete({ loaderData: { kind, name }, actionData }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.title(name)}
      message={texts.message}
      error={actionData?.message}
      confirmLabel={texts.confirm}
      intent="delete"
      closeTo={useListAddress(addressOfShowcase(kind))}
    />
  );
}
