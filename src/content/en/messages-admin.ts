/** The words of Messages, where the administrator reads and answers what visitors and students sent. */
import { localized } from "../texts.ts";
import { number } from "./numbers.ts";

/** "99+" where nobody counted further. */
const upTo = (count: number, limit: number) => (count > limit ? `${limit}+` : String(count));

/** The heading of a column of times. */
const inZone = (name: string, zone: string) => `${name} (${zone})`;

export const messagesAdminTexts = localized({
  title: "Messages",
  text: "What visitors and students sent you. New messages from the contact page also come by email.",
  tabs: "Kinds of messages",
  tab: (name: string, waiting: number, limit: number) => (waiting === 0 ? name : `${name} (${upTo(waiting, limit)})`),
  kinds: { contact: "Contact", "notify-me": "Notify me", newsletter: "Newsletter", reports: "Reported questions" },
  search: {
    contact: "Search name, address, text",
    "notify-me": "Search by address",
    newsletter: "Search by address",
    reports: "Search the reports",
  },
  show: "Show",
  shows: { all: "All", unread: "Unread only", open: "Open only" },
  markAll: "Mark all as read",
  markingAll: "Marking...",
  exportCsv: "Export CSV",
  loading: "Loading messages…",
  columns: {
    from: "From",
    email: "Email",
    message: "Message",
    received: "Received",
    state: "State",
    topic: "Waiting for",
    question: "Question",
  },
  list: (kind: string) => `${kind}, the newest first`,
  new: "New",
  read: "Read",
  states: {
    answered: "Answered",
    pending: "Not confirmed",
    confirmed: "Subscribed",
    left: "Left",
    open: "Open",
    settled: "Settled",
  },
  question: (displayId: number) => `Question #${displayId}`,
  none: {
    contact: { title: "No messages yet", text: "Messages from the contact page appear here." },
    "notify-me": {
      title: "Nobody is waiting",
      text: "Visitors who ask to hear about the video lectures appear here.",
    },
    newsletter: { title: "No subscribers yet", text: "People who ask for the newsletter appear here." },
    reports: { title: "No reported questions", text: "Problems that students report appear here." },
  },
  noneFound: { title: "Nothing found", text: "Try other words, or clear the filters." },

  page: {
    back: "Back to Messages",
    titles: {
      contact: (name: string) => `Message from ${name}`,
      "notify-me": (email: string) => `Request from ${email}`,
      newsletter: (email: string) => email,
      reports: (displayId: number) => `Report of Question #${displayId}`,
    },
    received: "Received",
    email: "Email",
    topic: "Waiting for",
    state: "State",
    requested: "Asked for it",
    confirmed: "Confirmed",
    left: "Left",
    never: "Never",
    unproven: "Not confirmed: this is the address they typed.",
    others: "Other messages",
    markUnread: "Mark as unread",
    delete: "Delete",
    openQuestion: "Open the question",
    openStudent: "Open the student",
  },

  deletion: {
    title: {
      contact: "Delete this message?",
      "notify-me": "Delete this request?",
      newsletter: "Delete this subscriber?",
      reports: "Delete this report?",
    },
    message: {
      contact: "This removes the message and its answers for good. Emails already sent stay where they are.",
      "notify-me": "This removes the address, and nobody will write to it.",
      newsletter: "This removes the address and stops its newsletter. It can subscribe again at any time.",
      reports: "This removes the report for good. The question stays as it is.",
    },
    confirm: "Delete",
  },

  answer: {
    title: "Answer by Email",
    replyTo: (email: string, office: string) => `Goes to ${email}. A reply to it comes to ${office}.`,
    subject: "Subject",
    presetSubject: (institute: string) => `Your message to ${institute}`,
    presetNotice: "What you wanted to hear about",
    text: "Answer",
    textHint: "We add the greeting, their message and the institute’s name.",
    submit: "Send answer",
    busy: "Sending...",
    failed: (reason: string) => `The answer was not sent: ${reason}`,
    sent: "Answers",
    by: (who: string | null, day: string) => `${who ?? "An administrator"}, ${day}`,
    errors: {
      subjectMissing: "Please enter a subject.",
      textMissing: "Please enter your answer.",
      tooLong: (limit: number) => `Please use at most ${number(limit)} characters.`,
    },
  },

  export: {
    columns: {
      contact: (zone: string) => [
        ...[inZone("Received", zone), "Name", "Email", "Message", inZone("Read", zone), inZone("Answered", zone)],
      ],
      "notify-me": (zone: string) => [
        ...[inZone("Received", zone), "Email", "Waiting for", inZone("Read", zone), inZone("Answered", zone)],
      ],
      newsletter: (zone: string) => [
        ...[inZone("Asked for it", zone), "Email", "State", inZone("Confirmed", zone), inZone("Left", zone)],
      ],
      reports: (zone: string) => [
        ...[inZone("Reported", zone), "Question", "Version", "Student", "Report", inZone("Settled", zone), "Note"],
      ],
    },
  },
});
