/** The terms of use. As with the privacy notice, any change of them needs a new version in `consent.ts`. */
import { type LegalText, legalTexts } from "./legal.ts";

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
        { text: "You can stop at any time: delete the account on its privacy page, or write to us and we do it." },
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
