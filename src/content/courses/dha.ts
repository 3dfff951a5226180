import { localized } from "../texts.ts";
import type { CoursePage, CourseSummary } from "./contract.ts";

export const dha = {
  id: "dha",
  title: "DHA",
  kind: "licensing",
  workload: "P3M",
  texts: localized({
    duration: "3 months",
    students: "8,000+",
    description: "The licensing examination for nurses who want to practise in Dubai.",
  }),
} as const satisfies CourseSummary;

export const dhaPage = localized({
  fullName: "Dubai Health Authority licensing examination",
  pictureAlt: "A hospital by the water at night, with the towers of Dubai behind it and a sailing boat",
  overview: [
    "Nurses who want to work in the emirate of Dubai need a licence from the Dubai Health Authority. For most of them, one step is an exam, and another is a check of their documents. You take the exam on a computer at a Prometric test centre.",
    "The questions are multiple choice with one best answer. They describe a patient or a moment on the ward and ask for the safest or the first thing to do. They cover fundamentals of nursing, adult health, maternal and child health, and the management of a unit. The authority sets the number of questions, the time and the pass mark for each title. Read its current document before you book.",
    "The four modules follow these areas, with the most time for adult health. Read the lessons of one area, practise with timed tests, and use your results by subject to choose what to study next week.",
  ],
  features: [
    "Four modules by area of nursing",
    "Questions with one best answer",
    "Priorities and patient safety",
    "Dose calculations",
    "Timed practice tests",
    "Custom tests from the lessons you choose",
    "Results by subject",
    "Works on phone, tablet and computer",
  ],
  modules: [
    { title: "Fundamentals of Nursing", duration: "3 weeks", lessons: 30 },
    { title: "Adult Health Nursing", duration: "5 weeks", lessons: 48 },
    { title: "Maternal and Child Health Nursing", duration: "2 weeks", lessons: 20 },
    { title: "Unit Management and Leadership", duration: "2 weeks", lessons: 14 },
  ],
} satisfies CoursePage);
