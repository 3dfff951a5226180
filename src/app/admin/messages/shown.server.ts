/** Messages as the screens show them. */

import { messagesAdminTexts } from "../../../content/en/messages-admin.ts";
import type { ReceivedMessage } from "../../../modules/messages/message-source.server.ts";
import { isReadKind, type MessageKind, topicText } from "../../../modules/messages/rules.ts";
import type { ShownReport } from "../questions/form/reports.tsx";
import type { MessageState, ShownMessage } from "./table.tsx";

/** As much as two lines of a list hold. */
const EXCERPT = 160;

/** A message as its list shows it. */
export function shownInList(message: ReceivedMessage, writeDay: (at: Date) => string): ShownMessage {
  const shared = {
    id: message.id,
    day: writeDay(message.at),
    isUnread: isReadKind(message.kind) && message.readAt === null,
    state: stateOf(message),
    whose: "",
    text: "",
  };
  switch (message.kind) {
    case "contact":
      return { ...shared, title: message.name, whose: message.email, text: beginningOf(message.message) };
    case "notify-me":
      return { ...shared, title: message.email, text: topicText(message.topic) };
    case "newsletter":
      return { ...shared, title: message.email };
    case "reports":
      return {
        ...shared,
        title: messagesAdminTexts.question(message.displayId),
        whose: message.studentName,
        text: beginningOf(message.message),
      };
    default:
      return message satisfies never;
  }
}

/** A message as its own page shows it. */
export type MessageOnPage = {
  id: string;
  kind: MessageKind;
  title: string;
  /** Where an answer goes; empty for a report, whose student has an account. */
  email: string;
  /** What is known of it, by name. */
  facts: { label: string; value: string }[];
  /** As it was written; empty where nothing was. */
  text: string;
  state: MessageState | null;
  /** Of a report: whom and what it is about, and the report as the question's own page shows it. */
  report: { questionId: string; studentId: string; shown: ShownReport } | null;
};

/** Everything that is known of a message. */
export function shownOnPage(message: ReceivedMessage, writeDay: (at: Date) => string): MessageOnPage {
  const { titles, received, email, topic, requested, confirmed, left, never } = messagesAdminTexts.page;
  const { id } = message;
  const day = (at: Date | null) => (at ? writeDay(at) : never);
  const shared = { id, state: stateOf(message), text: "", email: "", report: null };
  switch (message.kind) {
    case "contact":
      return {
        ...shared,
        kind: message.kind,
        title: titles.contact(message.name),
        email: message.email,
        facts: [
          { label: email, value: message.email },
          { label: received, value: day(message.at) },
        ],
        text: message.message,
      };
    case "notify-me":
      return {
        ...shared,
        kind: message.kind,
        title: titles["notify-me"](message.email),
        email: message.email,
        facts: [
          { label: topic, value: topicText(message.topic) },
          { label: received, value: day(message.at) },
        ],
      };
    case "newsletter":
      return {
        ...shared,
        kind: message.kind,
        title: titles.newsletter(message.email),
        email: message.email,
        facts: [
          { label: requested, value: day(message.at) },
          { label: confirmed, value: day(message.confirmedAt) },
          { label: left, value: day(message.leftAt) },
        ],
      };
    case "reports": {
      const { questionId, displayId, studentId, studentName, versionNumber, settled, message: written } = message;
      const settlement = settled && { by: settled.by, note: settled.note, day: writeDay(settled.at) };
      const shown = { id, studentName, message: written, versionNumber, day: day(message.at), settled: settlement };
      return {
        ...shared,
        kind: message.kind,
        title: titles.reports(displayId),
        facts: [],
        report: { questionId, studentId, shown },
      };
    }
    default:
      return message satisfies never;
  }
}

/** What became of a message; null while nothing did. */
export function stateOf(message: ReceivedMessage): MessageState | null {
  switch (message.kind) {
    case "contact":
    case "notify-me":
      return message.answeredAt ? "answered" : null;
    case "newsletter":
      return message.state;
    case "reports":
      return message.settled ? "settled" : "open";
    default:
      return message satisfies never;
  }
}

function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).toWellFormed().trimEnd()}…` : line;
}
