import { Link, useLocation } from "react-router";
import { messagesAdminTexts } from "../../../content/en/messages-admin.ts";
import type { MessageKind } from "../../../modules/messages/rules.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import { listSearchOf, withListReturn } from "../shared/list-return.ts";
import { messageAddress } from "./addresses.ts";
import styles from "./list.module.css";

const texts = messagesAdminTexts;

export type MessageState = keyof typeof texts.states;

/** A message as its list shows it; what a kind has not is empty. */
export type ShownMessage = {
  id: string;
  /** Who it is from, or what it is about: the link to its page. */
  title: string;
  /** The sender's address, or the student who reported. */
  whose: string;
  /** Its beginning. */
  text: string;
  day: string;
  isUnread: boolean;
  state: MessageState | null;
};

const TONES: { readonly [State in MessageState]: BadgeTone } = {
  answered: "success",
  pending: "neutral",
  confirmed: "success",
  left: "neutral",
  open: "warning",
  settled: "success",
};

/** The state of a message, in its colour. */
export function StateBadge({ state }: { state: MessageState }) {
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>;
}

/** One page of a list. Unread ones stand out, to the eye and to the ear. */
export function MessageTable({ kind, messages }: { kind: MessageKind; messages: ReadonlyArray<ShownMessage> }) {
  const list = listSearchOf(useLocation().search);
  return (
    <DataTable
      caption={texts.list(texts.kinds[kind])}
      isCaptionHidden
      columns={columnsOf(kind, list)}
      rows={messages}
      rowId={({ id }) => id}
    />
  );
}

function columnsOf(kind: MessageKind, list: string): Column<ShownMessage>[] {
  const { columns } = texts;
  const title: Column<ShownMessage> = {
    id: "title",
    header: titleHeader(kind),
    isRowHeader: true,
    cell: (message) => (
      <span className={styles.who} data-unread={message.isUnread || undefined}>
        <Link to={withListReturn(messageAddress({ kind, id: message.id }), list)} className={styles.open}>
          <bdi>{message.title}</bdi>
        </Link>
        {message.whose && <span className={styles.whose}>{message.whose}</span>}
      </span>
    ),
  };
  const text: Column<ShownMessage> = {
    id: "text",
    header: kind === "notify-me" ? columns.topic : columns.message,
    cell: (message) => (
      <span dir="auto" className={styles.excerpt}>
        {message.text}
      </span>
    ),
  };
  const day: Column<ShownMessage> = { id: "day", header: columns.received, isOneLine: true, cell: (one) => one.day };
  const state: Column<ShownMessage> = { id: "state", header: columns.state, cell: stateOf };
  return kind === "newsletter" ? [title, day, state] : [title, text, day, state];
}

function titleHeader(kind: MessageKind): string {
  switch (kind) {
    case "contact":
      return texts.columns.from;
    case "notify-me":
    case "newsletter":
      return texts.columns.email;
    case "reports":
      return texts.columns.question;
    default:
      return kind satisfies never;
  }
}

function stateOf({ isUnread, state }: ShownMessage) {
  return (
    <span className={styles.badges}>
      {isUnread && <Badge tone="accent">{texts.new}</Badge>}
      {state && <StateBadge state={state} />}
      {!isUnread && !state && <Badge>{texts.read}</Badge>}
    </span>
  );
}
