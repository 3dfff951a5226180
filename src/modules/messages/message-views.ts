/** What the register of who saw what calls the lists, pages and files of each kind of message. */
import type { ViewKind } from "../audit/commands/record-view.server.ts";
import type { ReceivedMessage } from "./message-source.server.ts";
import type { MessageKind } from "./rules.ts";

export const MESSAGE_VIEWS: { readonly [Kind in MessageKind]: Readonly<Record<"list" | "page" | "file", ViewKind>> } = {
  contact: { list: "messages.listed", page: "message.seen", file: "messages.exported" },
  "notify-me": { list: "notices.listed", page: "notice.seen", file: "notices.exported" },
  newsletter: { list: "subscribers.listed", page: "subscriber.seen", file: "subscribers.exported" },
  reports: { list: "reports.listed", page: "report.seen", file: "reports.exported" },
};

/** How many people sent these. */
export function countSenders(messages: ReadonlyArray<ReceivedMessage>): number {
  return new Set(messages.map((message) => (message.kind === "reports" ? message.studentId : message.email))).size;
}
