/** Where messages stand in the administration. */
import type { MessageKind } from "../../../modules/messages/rules.ts";

/** The list of a kind. The first of them has the short address. */
export function listAddress(kind: MessageKind): string {
  return kind === "contact" ? "/admin/messages" : `/admin/messages/${kind}`;
}

/** The page of one message. */
export function messageAddress({ kind, id }: { kind: MessageKind; id: string }): string {
  return `/admin/messages/${kind}/${id}`;
}

/** The names of the filters in the address of a list. */
export const FILTERS = { search: "q", show: "show", unread: "unread" } as const;
