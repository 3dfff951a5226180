import type { CoursePage, CourseSummary } from "./contract.ts";

export const dha = {
  id: "dha",
  title: "DHA",
  kind: "licensing",
  duration: "3 months",
  workload: "P3M",
  students: "8,000+",
  description: "The licensing examination for nurses who want to practise in Dubai.",
} as const satisfies CourseSummary;

export const dhaPage: CoursePage = {
  fullName: "Dubai Health Authority licensing examination",
  pictureAlt: "A hospital by the water at night, with the towers of Dubai behind it and a sailing boat",
  overview: [
    "Nurses who want to work in the emirate of Dubai need a licence of the Dubai Health Authority. For most of them an examination is one of the steps, beside the verification of their documents; it is taken on a computer, at a test centre of Prometric.",
    "The questions are multiple choice with one best answer. They describe a patient or a moment on the ward and ask for the safest or the first thing to do, across fundamentals of nursing, adult health, maternal and child health, and the management of a unit. How many questions there are, how long you have and what it takes to pass depends on your title and is set by the authority: read its current document before you book.",
    "The four modules follow these areas, with the most time for adult health. Read the lessons of one area, practise with timed tests, and look at your results by subject to see which area should have the next week.",
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
};
