/**
 * The privacy notice; the terms are in `terms.ts`. They say what the product really stores and does: a change there needs a
 * change here, and any change here a new version in `consent.ts`. The notice follows India's Digital Personal Data Protection
 * Act, 2023 (DPDP Act): what is processed and why (section 5), consent and its withdrawal (6), rights (11 to 14), and the
 * Rules of 2025: where rights are used and who answers (9, 14).
 */
import { localized } from "../texts.ts";
export type LegalSection = {
  /** Its part of the address. */
  id: string;
  title: string;
  paragraphs?: ReadonlyArray<string>;
  items?: ReadonlyArray<{ name?: string; text: string }>;
  /** The institute's contact data is shown below. */
  hasContact?: boolean;
};

export type LegalText = {
  title: string;
  metaDescription: string;
  lead: string;
  sections: ReadonlyArray<LegalSection>;
};

/** What the two texts are called. */
export const TITLES = { privacy: "Privacy Notice", terms: "Terms of Use" };

export const legalTexts = localized({
  effective: "Effective from",
  effectiveDay: "29 November 2026",
  contents: "On this page",
  write: "Write to us",
  privacy: TITLES.privacy,
  terms: TITLES.terms,
});

/** How many months each kind of data is kept, as the settings of the site say; 0 for as long as it is needed. */
export type RetentionMonths = Readonly<
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
const periodText = (months: number | undefined, otherwise: string) => {
  if (months === undefined) return "For a time the institute has set. Ask us, and we will tell you.";
  return months === 0 ? otherwise : `For ${period(months)}. Then we delete it.`;
};

/** The notice with the periods of this institute; without them while the settings cannot be read. */
export const privacyNotice = localized(
  (kept: RetentionMonths | null): LegalText => ({
    ...notice,
    sections: notice.sections.map((section) => (section.id === "how-long" ? howLong(kept) : section)),
  }),
);

function howLong(kept: RetentionMonths | null): LegalSection {
  const unused = kept?.keepUnusedAccountsMonths ?? 0;
  const untilAsked = "Until we no longer need the record, or you ask us to delete it.";
  const items = [
    {
      name: "Category and disability",
      text: "Until you delete them under Your Account, or delete the account.",
    },
    {
      name: "Account, tests, lessons, certificates, notes, consent",
      text: "As long as you have the account. When you delete it, all of this goes at once, and so does what you sent us from its address, if you confirmed that. Only totals that name nobody and the two records below stay.",
    },
    ...(unused === 0
      ? []
      : [
          {
            name: "Accounts that nobody uses",
            text: `If you do not visit for ${period(unused)}, we email you. If you do not visit after that, we delete the account 30 days later.`,
          },
        ]),
    { name: "Sessions", text: "Until you log out, or 30 days after your last visit." },
    { name: "Log-ins", text: periodText(kept?.keepSignInsMonths, "As long as you have the account.") },
    { name: "What the administrator changed", text: periodText(kept?.keepAuditMonths, untilAsked) },
    { name: "Who saw your data", text: periodText(kept?.keepDataViewsMonths, untilAsked) },
    {
      name: "Messages and Notify Me requests",
      text: periodText(
        kept?.keepMessagesMonths,
        "Until your question is settled and we no longer need the record, or you ask us to delete it.",
      ),
    },
    { name: "Newsletter", text: "Until you leave. Then we keep a note that you left, to avoid writing to you again." },
    {
      name: "Backups",
      text: "Deleted data stays in older copies until these are overwritten. We use them only to bring the site back after a failure.",
    },
  ];
  return { id: "how-long", title: HOW_LONG, items };
}

const HOW_LONG = "How long we keep it";

const notice: LegalText = {
  title: TITLES.privacy,
  metaDescription:
    "Which personal data we store about visitors and students, why and for how long, and your rights under India’s DPDP Act, 2023.",
  lead: "We store what we need to teach you, and nothing to sell. We use no trackers and no advertisements, and send none of your data to other companies’ analytics. This page says what we keep, why and for how long, and what you can ask of us.",
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      paragraphs: [
        "The institute named on this site runs it and decides what happens to your personal data. Under the Digital Personal Data Protection Act, 2023 (DPDP Act), it is the Data Fiduciary, and you are the Data Principal.",
      ],
      hasContact: true,
    },
    {
      id: "visitors",
      title: "If you only visit",
      paragraphs: [
        "You can read this site without an account. It sets no cookie and stores nothing about you. We score the sample test and then forget it.",
        "Your device may keep copies of the public pages, which then open quickly and without a network. They say nothing about you, and you can clear them in your browser.",
      ],
    },
    {
      id: "students",
      title: "If you have an account",
      items: [
        {
          name: "Your account",
          text: "Your name, your email address, whether and when you confirmed it, and any new address you ask for. Your course, the courses you enrolled in, and when you joined. Your password only as a salted hash, which nobody can turn back into the password. If you use an authenticator app, the secret it shares with us, encrypted, and your recovery codes only as hashes. Purpose: to let you in, and to know who we teach.",
        },
        {
          name: "Your consent",
          text: "The exact words you agreed to at sign-up, their version, and the time. Purpose: to prove your consent.",
        },
        {
          name: "Your sessions",
          text: "For each device you are signed in on: when and from which internet address it signed in, when the session ends, and what the browser calls itself. Purpose: to keep you signed in, to show you your devices, and to end sessions.",
        },
        {
          name: "Your log-ins",
          text: "When you signed in, from which internet address and with which browser. The institute can see this. Purpose: to notice when somebody else uses your account.",
        },
        {
          name: "Your tests",
          text: "The questions you had, your answers, flags and times, your points, scores and progress, and any problems you report. Also what you struck out and highlighted in a test, and your test notes. The institute can see all of it. Purpose: to score, to show you your performance, and to correct questions.",
        },
        {
          name: "How you learn",
          text: "How sure you said you were of an answer, and why one went wrong. Which questions we ask you again, and when. The day of your exam, how much you want to do on a day, and what you planned. Your private notes, bookmarks and highlights, and where you stopped reading. Whether you want an email when questions are due. The institute does not see these. Purpose: to ask you again what you do not know yet, and to keep what you write for yourself.",
        },
        {
          name: "Your lessons",
          text: "Which lessons you marked as complete and when, and for each day how long you read a lesson. We only count time while its page is in sight and somebody reads. Purpose: your progress, your certificate, and to see which lessons help.",
        },
        {
          name: "Your certificates",
          text: "Your name at the time, the course, the day and a number. Anyone who knows the number can check the certificate on this site. Nobody can guess the number, and we ask search engines not to list it. Purpose: to let you prove what you completed.",
        },
        {
          name: "Your result or your words, if you agree",
          text: "Only with your written consent, given after the result: your name, photo, exam, result and course, or what you say about us, for every visitor to see. We also keep the day you agreed. Purpose: to show what our students achieve. If you change your mind, tell us, and we delete it, photo and all.",
        },
        {
          name: "What the institute notes",
          text: "Your extra time in tests and the administrator’s notes. A record of the changes the administrator made to your data. A record of who saw your data or took it in a file, and when. Purpose: to look after you, and to know who changed and saw what.",
        },
        {
          name: "Our emails to you",
          text: "Emails about an invitation, an address to confirm, a new password, your second factor, a changed score or the end of your account. They wait in our queue until we send them, and we delete them there soon after.",
        },
      ],
    },
    {
      id: "category",
      title: "If you tell us your category",
      paragraphs: [
        "The pass marks of some exams depend on the category in which you apply, and on a disability. We ask for them only around a test with such a pass mark. You do not have to tell us, and everything else works without them.",
      ],
      items: [
        {
          name: "What we keep",
          text: "The category (UR, EWS, OBC, SC or ST). Whether you have a benchmark disability (PwBD). Each only with a consent of its own, of which we keep the exact words, their version, and the time. Purpose: to say whether your marks pass, and nothing else.",
        },
        {
          name: "Who sees it",
          text: "On this site only you. The administrator sees neither of the two, nor whether you passed by a pass mark that depends on them.",
        },
        {
          name: "How it ends",
          text: "You can change or delete both at any time under Your Account. Then they are gone at once, with the consent and with every result that depended on them. Your marks stay.",
        },
      ],
    },
    {
      id: "real-exam",
      title: "If you tell us how the real exam went",
      paragraphs: [
        "After a simulation of an adaptive exam we may ask you whether you passed the real one. You do not have to tell us, and everything else works without it.",
      ],
      items: [
        {
          name: "What we keep",
          text: "Whether you passed, and when you told us. The estimate and the practice standard of your last simulation. The exact words of your consent, their version, and the time. Purpose: to find out how well simulations forecast the exam, and nothing else.",
        },
        {
          name: "Who sees it",
          text: "On this site only you. The administrator sees the numbers of all students together.",
        },
        {
          name: "How it ends",
          text: "You can delete it at any time under Your Account. Then it is gone at once, with the consent.",
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
          text: "Your email address and what you want to hear about. Purpose: to write to you once.",
        },
        {
          name: "Newsletter",
          text: "Your email address, and when you asked for the newsletter, confirmed it and left it. You get it only after you confirm, and one click in any issue ends it.",
        },
      ],
    },
    {
      id: "cookies",
      title: "Cookies and your device",
      paragraphs: [
        "We set cookies only when you sign in, set a new password, put off a reminder or delete your account. One has the key of your session and lasts 30 days from your last visit. One marks this browser as known to your account, which stops anyone who guesses your password elsewhere from keeping you out. It opens nothing and lasts 400 days. While we ask for the code from your app, a third one lasts some minutes. If you put off confirming your email address, one remembers that for a week. After you delete your account, one lasts a minute and lets us tell you once that it is done. Scripts cannot read any of them, and your browser sends them to this site only. They are necessary, which is why there is no banner to agree to.",
        "While you take a test, your device remembers your answers and what you make with the tools. A dead network loses none of it. What is unsent goes out from the next page of ours you open. If your browser can, it sends them as soon as the network is back. Logging out or deleting your account removes them, with all pages kept for you.",
        "Our pages load nothing from other sites, with two exceptions. A picture in an article may come from another host, which then sees that your browser asked for it. And links, such as the one to WhatsApp, lead to other sites when you press them.",
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      paragraphs: [
        "Connections are encrypted where the institute serves this site over https. Passwords are hashed. Every page with personal data is only for the person it belongs to, and caches do not keep it. Our log has no names, no email addresses and no answers.",
        "To stop bots and guessing, we count attempts from an internet address or for an account. The counters store a hash instead of the address and expire within hours.",
        "If your data still gets into the wrong hands, we tell you and the Data Protection Board of India, as the law requires.",
      ],
    },
    {
      id: "sharing",
      title: "Who else sees it",
      paragraphs: [
        "Nobody buys it, and nobody gets it for advertising. The people who run the server and deliver email for us process it under our instructions. We give it to authorities only where Indian law demands it.",
      ],
    },
    { id: "how-long", title: HOW_LONG },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "Under the DPDP Act you can do the following, free of charge. You can do most of it yourself when you sign in, under Your Account. For all of it, a message to us is enough.",
      ],
      items: [
        {
          name: "Access",
          text: "Know which of your personal data we process, what we do with it, and who received it. Under Privacy you can download everything in one file, with the notes about you and who looked at your data.",
        },
        {
          name: "Correction",
          text: "Have your data corrected, completed or updated. You can change your name, course and email address yourself.",
        },
        {
          name: "Erasure, and withdrawing your consent",
          text: "At any time, as easily as you gave it: delete your category, or your whole account, under Privacy. What we did before stays lawful. Without this data we cannot keep your account. If a law makes us keep a part, we tell you which.",
        },
        {
          name: "Nomination",
          text: "Name a person who uses these rights for you after your death, or if you cannot act for yourself. Write to us who it is.",
        },
        {
          name: "Complaint",
          text: "Write to the institute with any question about your data. Its contact details are at the top of this page. We answer soon, and within 90 days at the latest. If that does not settle it, you can turn to the Data Protection Board of India.",
        },
      ],
    },
    {
      id: "age",
      title: "Not for children",
      paragraphs: [
        "This site is for nursing graduates and professionals. If you are under 18, you may read it, but you must not sign up. If we learn that somebody under 18 did, we delete the account.",
      ],
    },
    {
      id: "language",
      title: "Language and changes",
      paragraphs: [
        "You can ask us for this notice in any language of the Eighth Schedule to the Constitution of India.",
        "When we change this notice, its date changes. If a change affects what you agreed to, we tell you before it applies to you. We ask for your consent again where the law requires it.",
      ],
    },
  ],
};
