import { localized } from "../texts.ts";
import type { CoursePage, CourseSummary } from "./contract.ts";

export const norcet = {
  id: "norcet",
  title: "NORCET",
  kind: "entrance",
  workload: "P2M",
  texts: localized({
    duration: "2 months",
    students: "12,000+",
    description: "The entrance examination for nursing officers in India.",
  }),
} as const satisfies CourseSummary;

export const norcetPage = localized({
  fullName: "Nursing Officer Recruitment Common Eligibility Test",
  pictureAlt: "A lit hospital building with a dome at night, and people on the path to its door",
  overview: [
    "NORCET is the common test through which AIIMS recruits nursing officers for its institutes across India. Every question has four options and one answer. Every wrong answer costs a third of a mark, so knowing when to leave a question out is part of the skill.",
    "It has two stages, with the same pattern from NORCET 8 in 2025 to NORCET 11 in 2026. The Preliminary has 100 questions for 100 marks, in five sections of 18 minutes each, and only serves to qualify. Of its questions, 20 are on general knowledge and aptitude. The Mains decides the rank: 160 questions for 160 marks, built on clinical cases, in four sections of 45 minutes. Each section closes when its time is over. AIIMS may change the pattern, so read the notification for your own cycle.",
    "The course covers the nursing syllabus first. General knowledge and aptitude come last, to be fresh on the day. Work through the lessons, then answer questions in short blocks against the clock. Go on until less than a minute a question feels normal.",
  ],
  features: [
    "The subjects of the nursing syllabus",
    "General knowledge and aptitude",
    "Questions built on clinical cases",
    "When to answer and when to leave out",
    "Timed practice tests",
    "Custom tests from the lessons you choose",
    "Results by subject",
    "Works on phone, tablet and computer",
  ],
  modules: [
    { title: "Nursing Foundations and Basic Sciences", duration: "2 weeks", lessons: 24 },
    { title: "Medical-Surgical Nursing and Pharmacology", duration: "3 weeks", lessons: 36 },
    { title: "Maternal, Child, Mental and Community Health Nursing", duration: "2 weeks", lessons: 32 },
    { title: "General Knowledge and Aptitude", duration: "1 week", lessons: 12 },
  ],
} satisfies CoursePage);
