/** The words of the public pages and the frame around them. */
import { localized } from "../texts.ts";
export const publicTexts = localized({
  nav: {
    label: "Main",
    menu: "Menu",
    home: "Home",
    courses: "Courses",
    blog: "Blog",
    resources: "Resources",
    about: "About",
    contact: "Contact",
    dashboard: "Dashboard",
    administration: "Administration",
    account: "Your account",
    signIn: "Sign In",
    signUp: "Sign Up",
  },
  noNetwork: "We could not reach the server. What you typed is still here. Check your connection and try again.",
  chat: { label: "WhatsApp Chat", newTab: "opens in a new tab" },
  /** What the picture beside a shared link shows. */
  pictureAlt: "A lit lamp beside a practice question, and the words: Exam preparation for nurses",
  footer: {
    line: "Exam preparation for nurses.",
    label: "More",
    learn: "Learn",
    institute: "Institute",
    sampleTest: "Sample Test",
    privacy: "Privacy",
    terms: "Terms",
    feed: "Blog feed",
    newsletter: "Newsletter",
    marks: (institute: string) =>
      `NCLEX and NCLEX-RN are registered trademarks of the National Council of State Boards of Nursing, Inc. OSCE, OET, PTE, NORCET, DHA and the other exam names on this site are marks of their owners. None of these owners is affiliated with ${institute}, and none endorses it.`,
  },
});
