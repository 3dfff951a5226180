/** The terms of use. As with the privacy notice, any change of them needs a new version in `consent.ts`. */
import { localized } from "../texts.ts";
import { type LegalText, TITLES } from "./legal.ts";

export const termsOfUse = localized({
  title: TITLES.terms,
  metaDescription:
    "The terms for using our lessons and practice tests: your account, what is free, what is allowed, and what a practice score can and cannot tell you.",
  lead: "These are the rules for using this site, in plain words. By signing up you agree to them.",
  sections: [
    {
      id: "service",
      title: "What you get",
      paragraphs: [
        "Lessons, practice tests with scores and explanations, study guides and sheets to print, to prepare for nursing and language exams. Access is free: we ask for no credit card, and charge nothing later.",
        "The institute named on this site runs the service.",
      ],
      hasContact: true,
    },
    {
      id: "account",
      title: "Your account",
      items: [
        { text: "You are at least 18 years old. You give your own name and your own email address." },
        {
          text: "The account is for you alone. Keep the password to yourself. If you think somebody else knows it, change it.",
        },
        { text: "You can stop at any time: delete the account on its privacy page, or ask us to do it." },
      ],
    },
    {
      id: "fair-use",
      title: "What is allowed",
      paragraphs: ["Use everything here for your own preparation, print it, and talk about it with others. Do not:"],
      items: [
        { text: "copy questions, explanations or lessons in bulk, publish them, or sell them;" },
        { text: "let a program take tests or read the site for you;" },
        { text: "try to reach other people’s data, or disrupt the service;" },
        { text: "pass on questions from real exams. Everyone who takes one promises not to, and we do not want them." },
      ],
    },
    {
      id: "study-aid",
      title: "Study aid, not clinical guidance",
      paragraphs: [
        "What you read here prepares you for exams. It is not medical advice, and it does not replace the policies, orders and supervision where you work.",
        "We check what we publish and correct mistakes. When an answer key was wrong, we score results again. Mistakes still happen: if you see one, report it where you review the question.",
      ],
    },
    {
      id: "results",
      title: "What a score can tell you",
      paragraphs: [
        "A practice score shows how you did on these questions. It does not predict or promise that you will pass an exam, be registered or be placed. Figures about past students describe the past.",
      ],
    },
    {
      id: "ownership",
      title: "Who owns what",
      paragraphs: [
        "Texts, questions and pictures belong to the institute or to those who licensed them to it. What you write to us stays yours. You allow us to use it to answer you and to improve the questions.",
        "NCLEX and NCLEX-RN are registered trademarks of the National Council of State Boards of Nursing, Inc. The other exam names are marks of their owners. None of them is affiliated with the institute, and none endorses it.",
      ],
    },
    {
      id: "availability",
      title: "If the site does not work",
      paragraphs: [
        "We do our best to keep the site running and your answers safe, but we cannot promise that it is never interrupted. We may change or end parts of it. We tell you in good time if that affects your account.",
        "We are liable where the law does not let us exclude it. Beyond that, as the service is free, we are not liable for loss from using it or from not being able to use it.",
      ],
    },
    {
      id: "ending",
      title: "If rules are broken",
      paragraphs: [
        "We can suspend or delete an account that breaks these terms. Before that, we tell you why and listen to you, unless the harm is serious.",
      ],
    },
    {
      id: "law",
      title: "Law and changes",
      paragraphs: [
        "Indian law applies, and the courts where the institute has its seat decide. Consumer law still gives you all its rights.",
        "When we change these terms, their date changes. If you have an account, we email you before a change applies to you. If you do not agree, you can leave.",
      ],
    },
  ],
} satisfies LegalText);
