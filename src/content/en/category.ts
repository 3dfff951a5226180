/**
 * The words around a student's category and disability, on which some pass marks depend. What is agreed to is stored with them,
 * so a change of it needs a new version in `consent.ts`.
 */
import { localized } from "../texts.ts";

/** As a candidate states it in an application. */
const NAMES = {
  UR: "UR (unreserved)",
  EWS: "EWS (Economically Weaker Section)",
  OBC: "OBC (Other Backward Class)",
  SC: "SC (Scheduled Caste)",
  ST: "ST (Scheduled Tribe)",
};

const told = (category: keyof typeof NAMES, hasDisability: boolean) =>
  hasDisability ? `${NAMES[category]}, with a disability (PwBD)` : NAMES[category];

export const categoryTexts = localized({
  title: "Your Category",
  lead: "The pass marks of some exams differ by the category in which you apply.",

  use: {
    heading: "What happens with it",
    items: [
      "We use it for one thing: to say whether your marks pass.",
      "Only you see it. The administrator sees neither your category nor a result that depends on it.",
      "You do not have to tell us. Without it you still see all your marks.",
      "You can change or delete it at any time, here under Your Account.",
    ],
    notice: "Privacy Notice",
    noticeText: "For everything we keep, read the",
  },

  form: {
    heading: "Tell us your category",
    headingAgain: "Change your category",
    category: "Category",
    placeholder: "Choose your category",
    hint: "The one in your application for the exam.",
    names: NAMES,
    consent:
      "I agree that the institute stores my category, only to compare my marks with the pass mark that applies to me.",
    disability: "Disability (optional)",
    disabilityText: "With a benchmark disability (PwBD) some pass marks are lower.",
    hasDisability: "I have a benchmark disability (PwBD)",
    disabilityConsent:
      "I agree that the institute stores that I have a disability, only to compare my marks with the pass mark that applies to me.",
    disabilityHint: "Only you see it, and you can delete it at any time.",
    submit: "Save category",
    busy: "Saving…",
  },

  errors: {
    category: "Please choose your category.",
    consent: "Please agree that we store your category. Without that we cannot save it.",
    disabilityConsent: "Please agree that we store it, or remove the tick at your disability.",
    failed: (reason: string) => `Nothing was saved: ${reason}`,
  },

  deletion: {
    heading: "Delete your category?",
    text: "What you told us here and your consent go at once. Results that depend on them then no longer say passed or failed. Your marks do not change.",
    submit: "Delete category",
    busy: "Deleting…",
    failed: (reason: string) => `Nothing was deleted: ${reason}`,
  },

  privacy: {
    heading: "Category for pass marks",
    told: (category: keyof typeof NAMES, hasDisability: boolean, day: string) =>
      `You told us on ${day}: ${told(category, hasDisability)}. Only you see it.`,
    nothing:
      "You have told us no category. When the pass mark of a test depends on it, the page of the test and your result offer to ask you.",
    open: "Change or delete category",
    saved: "Your category is saved.",
    deleted: "Your category is deleted.",
  },

  /** On the page before a test, and on its result. */
  ask: {
    tell: "Tell us your category",
    change: "Change or delete your category",
  },
  back: { attempt: "Your result", preset: "The test", account: "Your Privacy" },
});
