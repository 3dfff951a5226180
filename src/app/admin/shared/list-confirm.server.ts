/** The server's part of a `ListConfirm`: what it asks about, and what comes of a yes. */
import { type RouterContextProvider, replace } from "react-router";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { type Given, pressAction } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { type Done, withDone } from "./done.ts";

type Args = { context: Readonly<RouterContextProvider>; url: URL };
type GivenToAdmin = Given & { admin: Admin };

/** What a question is about; back to the list, which says that it is gone, when there is no such thing. */
export async function loadListConfirm<Found>(
  { context, url }: Args,
  list: string,
  gone: Done,
  find: (given: GivenToAdmin) => Promise<Found | null | undefined>,
): Promise<Found> {
  const given = { ...context.get(servicesContext), now: context.get(nowContext), admin: requireAdmin(context) };
  const found = await find(given);
  if (!found) throw replace(withDone(list, url.search, gone));
  return found;
}

/** Does what was asked about and leads back to the list, which says what was done. */
export async function actOnListConfirm<Kind extends string>(
  { context, url }: Args,
  list: string,
  done: Readonly<Record<Kind, Done>>,
  run: (given: GivenToAdmin) => Promise<{ kind: Kind }>,
) {
  const admin = requireAdmin(context);
  const doIt = async (given: Given) => ({ kind: "done" as const, done: done[(await run({ ...given, admin })).kind] });
  return pressAction(context, doIt, { done: (result) => replace(withDone(list, url.search, result.done)) });
}
