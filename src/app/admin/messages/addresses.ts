/** Where messages stand in the administration. */
import type { MessageKind, MessageShow } from "../../../modules/messages/rules.ts";

/** The list of a kind. The first of them has the short address. */
export function listAddress(kind: MessageKind): string {
  return kind === "contact" ? "/admin/messages" : `/admin/messages/${kind}`;
}

/** The page of one message. */
export function messageAddress({ kind, id }: { kind: MessageKind; id: string }): string {
  return `/admin/messages/${kind}/${id}`;
}

/** The names of the filters in the address of a list. */
export const FILTERS = { search: "q", show: "show" } as const;

/** The list of a kind that shows only what is unread, or open. */
export function shownAddress(kind: MessageKind, show: MessageShow): string {
  return `${listAddress(kind)}?${new URLSearchParams({ [FILTERS.show]: show })}`;
}
