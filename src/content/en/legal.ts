/**
 * The privacy notice; the terms stand in `terms.ts`. They say what the product really stores and does: a change there needs a
 * change here, and any change here a new version in `consent.ts`. The notice follows India's Digital Personal Data Protection
 * Act, 2023 (DPDP Act): what is processed and why (section 5), consent and its withdrawal (6), rights (11 to 14), and the
 * Rules of 2025: where rights are used and who answers (9, 14).
 */
export type LegalSection = {
  /** Its part of the address. */
  id: string;
  title: string;
  paragraphs?: ReadonlyArray<string>;
  items?: ReadonlyArray<{ name?: string; text: string }>;
  /** The institute's contact data stand below. */
  hasContact?: boolean;
};

export type LegalText = {
  title: string;
  metaDescription: string;
  lead: string;
  sections: ReadonlyArray<LegalSection>;
};

export const legalTexts = {
  effective: "Effective from",
  effectiveDay: "22 November 2026",
  contents: "On this page",
  write: "Write to us",
  privacy: "Privacy Notice",
  terms: "Terms of Use",
} as const;

/** How many months each kind of data is kept, as the settings of the site say; 0 for as long as it is needed. */
export type KeptMonths = Readonly<
  Record<
    "keepSignInsMonths" | "keepAuditMonths" | "keepDataViewsMonths" | "keepMessagesMonths" | "keepUnusedAccountsMonths",
    number
  >
>;

/** "18 months", "3 years". */
const period = (months: number) => {
  const [count, unit] = months % 12 === 0 ? [months / 12, "year"] : [months, "month"];
  return count === 1 ? `one ${unit}` : `${count} ${unit}s`;
};

/** "For one year", or what holds when nothing is set. Null while the settings cannot be read. */
const keptFor = (months: number | undefined, otherwise: string) => {
  if (months === undefined) return "For the time that the institute has set, which you can ask us for.";
  return months === 0 ? otherwise : `For ${period(months)}, then they are deleted.`;
};

/** The notice with the periods of this institute; without them while the settings cannot be read. */
export function privacyNotice(kept: KeptMonths | null): LegalText {
  return {
    ...notice,
    sections: notice.sections.map((section) => (section.id === "how-long" ? howLong(kept) : section)),
  };
}

function howLong(kept: KeptMonths | null): LegalSection {
  const unused = kept?.keepUnusedAccountsMonths ?? 0;
  const untilAsked = "Until the record is no longer needed, or you ask us to delete it.";
  const items = [
    {
      name: "Account, tests, lessons, certificates, notes, consent",
      text: "As long as you have the account. When you delete it, all of it goes at once, with what you sent us from its address, if you confirmed that. What stays are sums that name nobody, and the two lists below.",
    },
    ...(unused === 0
      ? []
      : [
          {
            name: "Accounts that nobody uses",
            text: `Who has not been here for ${period(unused)} is told by mail; if nobody comes then, the account is deleted 30 days later.`,
          },
        ]),
    { name: "Sessions", text: "Until you log out, or 30 days after your last visit." },
    { name: "Log-ins", text: keptFor(kept?.keepSignInsMonths, "As long as you have the account.") },
    { name: "What the administrator changed", text: keptFor(kept?.keepAuditMonths, untilAsked) },
    { name: "Who saw your data", text: keptFor(kept?.keepDataViewsMonths, untilAsked) },
    {
      name: "Messages and wishes to be told",
      text: keptFor(
        kept?.keepMessagesMonths,
        "Until your question is settled and the record is no longer needed, or you ask us to delete it.",
      ),
    },
    { name: "Newsletter", text: "Until you leave. Then we keep that you left, so as not to write again." },
    {
      name: "Backups",
      text: "What was deleted is still in copies that were made before, until they are overwritten. They are used only to bring the site back after a failure.",
    },
  ];
  return { id: "how-long", title: HOW_LONG, items };
}

const HOW_LONG = "How long we keep it";

const notice: LegalText = {
  title: legalTexts.privacy,
  metaDescription:
    "Which personal data we store about visitors and students, why, for how long, and the rights you have under India’s DPDP Act, 2023.",
  lead: "We store what is needed to teach you and nothing to sell. There are no trackers, no advertisements and no data of yours at other companies’ analytics. This page says what we keep, why, for how long, and what you can ask of us.",
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      paragraphs: [
        "The institute named on this site runs it and decides what happens with your personal data. In the words of the Digital Personal Data Protection Act, 2023 (DPDP Act) it is the Data Fiduciary, and you are the Data Principal.",
      ],
      hasContact: true,
    },
    {
      id: "visitors",
      title: "If you only visit",
      paragraphs: [
        "Reading this site needs no account, sets no cookie and stores nothing about you. The sample test is scored and forgotten.",
        "Your device may keep copies of the public pages, so that they open quickly and without network. They say nothing about you, and you can clear them in your browser.",
      ],
    },
    {
      id: "students",
      title: "If you have an account",
      items: [
        {
          name: "Your account",
          text: "Name, email address, whether and when you confirmed it, another address that you ask for, your course and the courses you enrolled in, when you joined. Your password only as a salted hash, from which it cannot be read. If you use an authenticator app, the secret that it shares with us, encrypted, and recovery codes only as hashes. Purpose: to let you in, and to know whom we teach.",
        },
        {
          name: "Your consent",
          text: "The exact words you agreed to at sign-up, their version, and the time. Purpose: to be able to show it.",
        },
        {
          name: "Your sessions",
          text: "For each device that is signed in: when and from which internet address it signed in, when the session ends, and the browser’s own name for itself. Purpose: to keep you signed in, to show you your devices, and to end sessions.",
        },
        {
          name: "Your log-ins",
          text: "When you signed in, from which internet address and with which browser. The institute can see them. Purpose: to find out when somebody else uses your account.",
        },
        {
          name: "Your tests",
          text: "Which questions you got, your answers, flags and times, your points, scores and progress, and what you report about a question. Purpose: to score, to show you your performance, and to correct questions.",
        },
        {
          name: "Your lessons",
          text: "Which lessons you marked as complete and when, and for each day how long you read a lesson: only while its page is in sight and somebody reads. Purpose: your progress, your certificate, and to see which lessons help.",
        },
        {
          name: "Your certificates",
          text: "The name you had then, the course, the day and a number. Whoever knows the number can have the certificate confirmed on this site; it cannot be guessed, and search engines are told not to list it. Purpose: to let you prove what you completed.",
        },
        {
          name: "Your result or your words, if you agree",
          text: "Only with your written consent, given after the result: your name, photo, exam, result and course, or what you say of us, for every visitor to see, and the day on which you agreed. Purpose: to show what our students achieve. Tell us when you change your mind: we delete it, photo and all.",
        },
        {
          name: "What the institute notes",
          text: "Extra time in tests that was granted to you, notes of the administrator, a list of the changes that the administrator made to your data, and a list of when your data were looked at or left in a file, and by whom. Purpose: to look after you, and to be able to say who changed and saw what.",
        },
        {
          name: "Our mails to you",
          text: "An invitation, confirming an address, a new password, your second factor, a changed score, the end of your account. They wait in our queue until they are sent and are deleted there soon after.",
        },
      ],
    },
    {
      id: "messages",
      title: "If you write to us or subscribe",
      items: [
        {
          name: "Messages",
          text: "Name, email address, your message and when it came. Purpose: to answer you.",
        },
        {
          name: "Notify Me",
          text: "Your email address and what you want to be told about. Purpose: to tell you once.",
        },
        {
          name: "Newsletter",
          text: "Your email address, when you asked for it, confirmed it and left it. You get it only after you confirmed it, and one click in any issue ends it.",
        },
      ],
    },
    {
      id: "cookies",
      title: "Cookies and your device",
      paragraphs: [
        "There are cookies only when you sign in, set a new password or delete your account. One holds the key of your session and lasts 30 days from your last visit. One marks the browser as known to your account, so that who guesses at your password elsewhere cannot keep you out; it opens nothing and lasts 400 days. While you are asked for the code of your app, a third one lasts some minutes. After you delete your account, one lasts a minute, so that we can tell you once that it is done. None can be read by scripts, and they are sent to this site alone. They are necessary, so there is no banner to agree to.",
        "While you take a test your device remembers your answers, so that a dead network loses none. What could not be sent is sent from the next page of ours that you open or, where your browser can do that, as soon as the network is back. Logging out or deleting your account removes them, with all pages kept for you.",
        "Our pages load nothing from other sites. Two things can lead there: a picture in an article may come from another host, which then sees that your browser asked for it, and links, such as the one to WhatsApp, which you press yourself.",
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      paragraphs: [
        "Connections are encrypted where the institute serves this site over https. Passwords are hashed. Every page with personal data is shown only to whom it belongs and is not kept by caches. Our log holds no names, no email addresses and no answers.",
        "Against bots and guessing we count attempts from an internet address or for an account. The counters hold a hash in place of the address and run out within hours.",
        "Should your data nevertheless get into wrong hands, we tell you and the Data Protection Board of India, as the law asks.",
      ],
    },
    {
      id: "sharing",
      title: "Who else sees it",
      paragraphs: [
        "Nobody buys it, and nobody gets it for advertising. It is processed by those who run the server and carry the mail for us, under our instructions, and given to authorities only where Indian law demands it.",
      ],
    },
    { id: "how-long", title: HOW_LONG },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "Under the DPDP Act you can do the following, free of charge. Most of it you do yourself, signed in, under Your Account; for all of it a message to us is enough.",
      ],
      items: [
        {
          name: "Access",
          text: "Know which personal data of yours we process, what is done with them, and who received them. Under Privacy you download everything in one file, with the notes about you and who looked at your data.",
        },
        {
          name: "Correction",
          text: "Have your data corrected, completed or updated. Name, course and email address you change yourself.",
        },
        {
          name: "Erasure, and withdrawing your consent",
          text: "At any time, as easily as you gave it: under Privacy you delete your account. What was done before stays lawful. Without these data we cannot keep your account. Where a law makes us keep a part, we tell you which.",
        },
        {
          name: "Nomination",
          text: "Name a person who exercises these rights for you after death or in incapacity: write to us who it is.",
        },
        {
          name: "Complaint",
          text: "Write to the institute at the contact data on top of this page: it answers questions about your data. We answer soon, and within 90 days at the latest. If that does not settle it, you can turn to the Data Protection Board of India.",
        },
      ],
    },
    {
      id: "age",
      title: "Not for children",
      paragraphs: [
        "This site is for nursing graduates and professionals. Who is under 18 may read it but must not sign up. If we learn that somebody did, we delete the account.",
      ],
    },
    {
      id: "language",
      title: "Language and changes",
      paragraphs: [
        "You can ask us for this notice in any language of the Eighth Schedule to the Constitution of India.",
        "When we change this notice, its date changes. If a change touches what you agreed to, we tell you before it applies to you, and ask for your consent again where the law wants it.",
      ],
    },
  ],
};
