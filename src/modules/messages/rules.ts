/** How bots are detected (record 14), how long links work, and how messages are described. Pure. */
import { messagesTexts } from "../../content/en/messages.ts";
import { findNoticeTopic } from "../../content/notice-topics.ts";

/** People do not see this field, so only bots fill it in. */
export const HONEYPOT_FIELD = "homepage";

/** Milliseconds from the first touch of the form until it was sent, as the page's script measured; empty without scripts. */
export const FILL_TIME_FIELD = "took";

/** The page's script holds a form back until this long after its first touch, so no person is ever too quick. */
export const FILLING_MS = 2_000;

/** How long the link that confirms a subscription works. No second mail goes to an address in this time. */
export const CONFIRM_DAYS = 3;

/** How long the same link can undo leaving. After that somebody else may have the mail. */
export const TAKE_BACK_DAYS = 1;

/** The same message of the same person within this time counts as one submission. */
export const SAME_MESSAGE_MINUTES = 10;

/** Who sent a form: a person with scripts, who took some time; a sender without scripts; or certainly a bot. */
export type BotCheck = "timed" | "plain" | "bot";

/** What the two fields say that no person types into. Absent ones count as empty: the form may be sent by hand. */
export function detectBot({ honeypot, fillMs }: { honeypot: string; fillMs: string }): BotCheck {
  if (honeypot !== "") return "bot";
  if (fillMs === "") return "plain";
  // Our script sends whole milliseconds and never fewer than this.
  return /^\d{1,12}$/.test(fillMs) && Number(fillMs) >= FILLING_MS ? "timed" : "bot";
}

/** The moment this many days before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60_000);
}

/** What the administrator finds under Messages, in the order of its tabs. */
export const MESSAGE_KINDS = ["contact", "notify-me", "newsletter", "reports"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kinds that somebody reads. A subscription to the newsletter asks nobody for anything, so it is never unread. */
export const READ_KINDS = ["contact", "notify-me", "reports"] as const;
export type ReadKind = (typeof READ_KINDS)[number];

/** True for a kind whose messages are unread until the administrator opens them. */
export function isReadKind(kind: MessageKind): kind is ReadKind {
  return READ_KINDS.some((one) => one === kind);
}

/** Which of a kind its list shows; only reports are open until they are settled. */
export type MessageShow = "all" | "unread" | "open";

/** What of it makes sense for a kind, in the order in which the list offers it. */
export function showsOf(kind: MessageKind): ReadonlyArray<MessageShow> {
  if (!isReadKind(kind)) return ["all"];
  return kind === "reports" ? ["all", "unread", "open"] : ["all", "unread"];
}

/** Unread ones are counted up to here; more are "99+". */
export const UNREAD_COUNTED_MAX = 99;

/** True for a kind of message as addresses name it. */
export function isMessageKind(text: string | undefined): text is MessageKind {
  return MESSAGE_KINDS.some((kind) => kind === text);
}

/** What somebody wants to be told about, as part of a sentence. One that is not offered any more is named as it is stored. */
export function topicText(topic: string): string {
  const known = findNoticeTopic(topic);
  return known ? messagesTexts.notice.topics[known] : topic;
}
