import { type RouterContextProvider, replace } from "react-router";
import { parseId } from "../../../core/id.ts";
import { findEntry, type ShowcaseEntry } from "../../../modules/showcase/queries/find-entry.server.ts";
import { servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { addressOfShowcase, requireShowcaseKind } from "./address.ts";

/** The entry that an address names. Throws the way back to the list when it is gone, or of another kind. */
export async function requireEntry(
  context: Readonly<RouterContextProvider>,
  params: { kind: string; entryId: string },
  request: Request,
): Promise<ShowcaseEntry> {
  const admin = requireAdmin(context);
  const kind = requireShowcaseKind(params);
  const entryId = parseId<"showcase-entry">(params.entryId);
  const entry = entryId && (await findEntry(context.get(servicesContext).db, admin, entryId));
  if (entry?.kind !== kind) throw replace(withDone(addressOfShowcase(kind), new URL(request.url).search, "gone"));
  return entry;
}
