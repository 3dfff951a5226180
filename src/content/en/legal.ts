/**
 * The privacy notice and the terms of use. They say what the product really stores and does: a change there needs a change
 * here, and any change here a new version in `consent.ts`. The notice follows India's Digital Personal Data Protection
 * Act, 2023 (DPDP Act): what is processed and why (section 5), consent and its withdrawal (6), rights (11 to 14).
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

export const privacyNotice: LegalText = {
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
          text: "Name, email address, whether you confirmed it, your course and the courses you enrolled in, when you joined. Your password only as a salted hash, from which it cannot be read. Purpose: to let you in, and to know whom we teach.",
        },
        {
          name: "Your consent",
          text: "The exact words you agreed to at sign-up, their version, and the time. Purpose: to be able to show it.",
        },
        {
          name: "Your sessions",
          text: "For each device that is signed in: when it signed in, when the session ends, and the browser’s own name for itself. Purpose: to keep you signed in and to end sessions when you change your password.",
        },
        {
          name: "Your log-ins",
          text: "When you signed in, from which internet address and with which browser. The institute can see them. Entries older than a year are deleted when you sign in the next time. Purpose: to find out when somebody else uses your account.",
        },
        {
          name: "Your tests",
          text: "Which questions you got, your answers, flags and times, your points, scores and progress, and what you report about a question. Purpose: to score, to show you your performance, and to correct questions.",
        },
        {
          name: "Your lessons",
          text: "Which lessons you marked as complete and when, and for each day how long you read a lesson: only while its page is in sight and somebody reads. Purpose: your progress, and to see which lessons help.",
        },
        {
          name: "Your certificates",
          text: "The name you had then, the course, the day and a number. Whoever knows the number can have the certificate confirmed on this site; it cannot be guessed, and search engines are told not to list it. Purpose: to let you prove what you completed.",
        },
        {
          name: "What the institute notes",
          text: "Extra time in tests that was granted to you, notes of the administrator, and a list of the changes that the administrator made to your data. Purpose: to look after you, and to be able to say who changed what.",
        },
        {
          name: "Our mails to you",
          text: "An invitation, confirming your address, a new password, a changed score. They wait in our queue until they are sent and are deleted there soon after.",
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
        "There is one cookie, and only when you sign in: it holds the key of your session, lasts 30 days from your last visit, cannot be read by scripts and is sent to this site alone. It is necessary, so there is no banner to agree to.",
        "While you take a test your device remembers your answers, so that a dead network loses none. Logging out removes them, with all pages kept for you.",
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
    {
      id: "how-long",
      title: "How long we keep it",
      items: [
        {
          name: "Account, tests, lessons, certificates, consent",
          text: "As long as you have the account. When you ask us to delete it, all of it goes, unless a law makes us keep a part. What stays are sums that name nobody, and the list of what the administrator changed.",
        },
        { name: "Sessions", text: "Until you log out, or 30 days after your last visit." },
        {
          name: "Messages",
          text: "Until your question is settled and the record is no longer needed, or you ask us to delete it.",
        },
        { name: "Newsletter", text: "Until you leave. Then we keep that you left, so as not to write again." },
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: ["Under the DPDP Act you can, free of charge and by a simple message to us:"],
      items: [
        { text: "have a summary of your personal data and of what is done with them, and know who received them;" },
        {
          text: "have them corrected, completed, updated or erased; name and course you change yourself on your account page;",
        },
        {
          text: "withdraw your consent at any time, as easily as you gave it. What was done before stays lawful; without these data we cannot keep your account, so we delete it;",
        },
        { text: "name a person who exercises these rights for you after death or in incapacity;" },
        {
          text: "complain to us. We answer soon, and within 90 days at the latest. If that does not settle it, you can turn to the Data Protection Board of India.",
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

export const termsOfUse: LegalText = {
  title: legalTexts.terms,
  metaDescription:
    "The terms for using our lessons and practice tests: your account, what is free, what is allowed, and what a practice score can and cannot say.",
  lead: "These are the rules for using this site, in plain words. By signing up you agree to them.",
  sections: [
    {
      id: "service",
      title: "What you get",
      paragraphs: [
        "Lessons, practice tests with scoring and rationales, study guides and sheets to print, to prepare for nursing and language exams. Access is free: we ask for no credit card, and nothing is charged later.",
        "The service is run by the institute named on this site.",
      ],
      hasContact: true,
    },
    {
      id: "account",
      title: "Your account",
      items: [
        { text: "You are at least 18 years old and give your own name and an email address that is yours." },
        {
          text: "The account is for you alone. Keep the password to yourself; if you think that somebody else knows it, change it.",
        },
        { text: "You can stop at any time: write to us and we delete the account." },
      ],
    },
    {
      id: "fair-use",
      title: "What is allowed",
      paragraphs: [
        "Use everything here for your own preparation, print it, and talk about it with others. Please do not:",
      ],
      items: [
        { text: "copy questions, rationales or lessons in bulk, publish them, or sell them;" },
        { text: "let a program take tests or read the site in your place;" },
        { text: "try to get at other people’s data, or to disturb the service;" },
        { text: "pass on questions from real exams. Whoever took one has promised not to, and we do not want them." },
      ],
    },
    {
      id: "study-aid",
      title: "Study aid, not clinical guidance",
      paragraphs: [
        "What you read here prepares you for exams. It is no medical advice and does not replace the policies, orders and supervision at your place of work.",
        "We check what we publish and correct mistakes; when a key was wrong, results are scored again. Still, mistakes happen: please report them where you review a question.",
      ],
    },
    {
      id: "results",
      title: "What a score can say",
      paragraphs: [
        "A practice score shows how you did on these questions. It is no forecast and no promise that you will pass an exam, be registered or be placed. Figures about past students describe the past.",
      ],
    },
    {
      id: "ownership",
      title: "Whose it is",
      paragraphs: [
        "Texts, questions and pictures belong to the institute or to those who licensed them to it. What you write to us stays yours; you allow us to use it to answer you and to improve the questions.",
        "NCLEX and NCLEX-RN are registered trademarks of the National Council of State Boards of Nursing, Inc. The other exam names are marks of their owners. None of them is affiliated with the institute, and none endorses it.",
      ],
    },
    {
      id: "availability",
      title: "When it does not work",
      paragraphs: [
        "We do our best to keep the site running and your answers safe, but we cannot promise that it is never interrupted. We may change or end parts of it, and tell you in good time if that touches your account.",
        "We are liable for what the law does not let us exclude. Beyond that, as the service is free, we are not liable for loss that comes from using it or from its being unavailable.",
      ],
    },
    {
      id: "ending",
      title: "If rules are broken",
      paragraphs: [
        "We can suspend or delete an account that breaks these terms. Before that we tell you why and hear you, unless the harm is serious.",
      ],
    },
    {
      id: "law",
      title: "Law and changes",
      paragraphs: [
        "Indian law applies, and the courts at the institute’s seat are competent. Rights that consumer law gives you stay as they are.",
        "When we change these terms, their date changes. If you have an account, we tell you by mail before a change applies to you; who does not agree can leave.",
      ],
    },
  ],
};
