/** Asks before a teacher, a result or a testimonial is deleted. */

import { replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { showcaseTexts } from "../../../content/en/showcase.ts";
import { idOf } from "../../../core/id.ts";
import { deleteEntry } from "../../../modules/showcase/commands/delete-entry.server.ts";
import { pressAction } from "../../form-action.server.ts";
import { say } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { RouteConfirm, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/delete";
import { addressOfShowcase, requireShowcaseKind } from "./address.ts";
import { requireEntry } from "./require-entry.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = showcaseTexts.deletion;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { kind, name } = await requireEntry(context, params, request);
  return { kind, name };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const kind = requireShowcaseKind(params);
  const entry = { kind, entryId: idOf<"showcase-entry">(params.entryId) };
  return pressAction(context, ({ db, now }) => deleteEntry(db, admin, entry, now), {
    deleted: replace(withDone(addressOfShowcase(kind), url.search, "entry-deleted")),
    "not-found": replace(withDone(addressOfShowcase(kind), url.search, "gone")),
  });
}

export default function ShowcaseDelete({ loaderData: { kind, name }, actionData }: Route.ComponentProps) {
  return (
    <RouteConfirm
      title={texts.title(name)}
      message={texts.message}
      error={say(actionData, adminTexts.notDone).message}
      confirmLabel={texts.confirm}
      intent="delete"
      closeTo={useListAddress(addressOfShowcase(kind))}
    />
  );
}
