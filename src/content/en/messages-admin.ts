/** The words of Messages, where the administrator reads and answers what visitors and students sent. */
/** "99+" where nobody counted further. */
const upTo = (count: number, limit: number) => (count > limit ? `${limit}+` : String(count));

export const messagesAdminTexts = {
  title: "Messages",
  text: "What visitors and students sent you. New messages from the contact page also come by mail.",
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
    topic: "Waits for",
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
    contact: { title: "No messages yet", text: "What visitors write on the contact page stands here." },
    "notify-me": {
      title: "Nobody waits for anything",
      text: "Who asks to be told when the video lectures come stands here.",
    },
    newsletter: { title: "No subscribers yet", text: "Who asks for the newsletter stands here." },
    reports: { title: "No question was reported", text: "What students report about questions stands here." },
  },
  noneFound: { title: "Nothing found", text: "Try other words, or clear the filters." },

  page: {
    back: "Back to Messages",
    titles: {
      contact: (name: string) => `Message from ${name}`,
      "notify-me": (email: string) => `Wish of ${email}`,
      newsletter: (email: string) => email,
      reports: (displayId: number) => `Report of Question #${displayId}`,
    },
    received: "Received",
    email: "Email",
    topic: "Waits for",
    state: "State",
    requested: "Asked for it",
    confirmed: "Confirmed",
    left: "Left",
    never: "Never",
    unproven: "As it was typed: nobody has proved that the address is theirs.",
    others: "Other messages",
    markUnread: "Mark as unread",
    delete: "Delete",
    openQuestion: "Open the question",
    openStudent: "Open the student",
  },

  deletion: {
    title: {
      contact: "Delete this message?",
      "notify-me": "Delete this wish?",
      newsletter: "Delete this subscriber?",
      reports: "Delete this report?",
    },
    message: {
      contact: "The message and its answers are removed for good. Mails that were sent stay where they are.",
      "notify-me": "The address is removed, and nobody will write to it.",
      newsletter: "The address is removed and gets no newsletter any more. It can be subscribed again at any time.",
      reports: "The report is removed for good. The question stays as it is.",
    },
    confirm: "Delete",
  },

  answer: {
    title: "Answer by Mail",
    replyTo: (email: string, office: string) => `Goes to ${email}. A reply to it comes to ${office}.`,
    subject: "Subject",
    presetSubject: (institute: string) => `Your message to ${institute}`,
    presetNotice: "What you wanted to be told about",
    text: "Answer",
    textHint: "The greeting, what was asked and the institute's name are added.",
    submit: "Send answer",
    busy: "Sending...",
    failed: (reason: string) => `The answer was not sent: ${reason}`,
    sent: "Answers",
    by: (who: string | null, day: string) => `${who ?? "An administrator"}, ${day}`,
    errors: {
      subjectMissing: "Please enter a subject.",
      textMissing: "Please enter your answer.",
      tooLong: (limit: number) => `Please use at most ${limit.toLocaleString("en-IN")} characters.`,
    },
  },

  export: {
    columns: {
      contact: ["Received", "Name", "Email", "Message", "Read", "Answered"],
      "notify-me": ["Received", "Email", "Waits for", "Read", "Answered"],
      newsletter: ["Asked for it", "Email", "State", "Confirmed", "Left"],
      reports: ["Reported", "Question", "Version", "Student", "Report", "Settled", "Note"],
    },
  },
} as const;
