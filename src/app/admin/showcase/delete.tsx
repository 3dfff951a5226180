/** Asks before a teacher, a result or a testimonial is deleted. */
import { showcaseTexts } from "../../../content/en/showcase.ts";
import { idOf } from "../../../core/id.ts";
import { deleteEntry } from "../../../modules/showcase/commands/delete-entry.server.ts";
import { actOnListConfirm } from "../shared/list-confirm.server.ts";
import { ListConfirm } from "../shared/list-confirm.tsx";
import type { Route } from "./+types/delete";
import { addressOfShowcase, requireShowcaseKind } from "./address.ts";
import { requireEntry } from "./require-entry.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { kind, name } = await requireEntry(context, params, request);
  return { kind, name };
}

export async function action({ params, ...args }: Route.ActionArgs) {
  const kind = requireShowcaseKind(params);
  const entry = { kind, entryId: idOf<"showcase-entry">(params.entryId) };
  const done = { deleted: "entry-deleted", "not-found": "gone" } as const;
  return actOnListConfirm(args, addressOfShowcase(kind), done, ({ db, admin, now }) =>
    deleteEntry(db, admin, entry, now),
  );
}

export default function ShowcaseDelete({ loaderData: { kind, name }, actionData }: Route.ComponentProps) {
  const { title, message, confirm } = showcaseTexts.deletion;
  const dialogTexts = { title: title(name), message, confirmLabel: confirm };
  return <ListConfirm {...dialogTexts} list={addressOfShowcase(kind)} reply={actionData} />;
}
