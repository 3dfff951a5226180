import { localized } from "../texts.ts";
import type { CoursePage, CourseSummary } from "./contract.ts";

export const oet = {
  id: "oet",
  title: "OET",
  kind: "language",
  workload: "P2M",
  texts: localized({
    duration: "2 months",
    students: "10,000+",
    description: "English for health professionals: listening, reading, writing and speaking.",
  }),
} as const satisfies CourseSummary;

export const oetPage = localized({
  fullName: "Occupational English Test",
  pictureAlt: "Two speech bubbles above a letter that is being written by the light of a lantern",
  overview: [
    "The OET tests the English that health professionals use at work: taking a history, following a handover, reading a guideline, writing a referral. Regulators and employers in several English-speaking countries accept it as proof of the language.",
    "It has four sub-tests. Listening and Reading have 42 questions each and are the same for all professions. Writing and Speaking are about nursing. You write one letter of 180 to 200 words from case notes in 45 minutes, the first five for reading. You take part in two role plays, with about three minutes to prepare each. Every sub-test has its own score from 0 to 500 and a grade from A to E. There is no overall grade, so one weak skill cannot hide behind the others. Look up early which grades your regulator asks for.",
    "The course gives each sub-test a module of eight lessons. It starts with what the sub-test measures, then takes its parts one by one. You learn to take notes while the recording plays only once, and to find an answer in four short texts within 15 minutes. You learn to choose from case notes what the reader of your letter needs.",
  ],
  features: [
    "One module for each sub-test",
    "Eight lessons a module",
    "Note-taking for Listening",
    "Fast reading for Part A",
    "Letters from case notes, for nurses",
    "Nurse and patient role plays",
    "What the examiners look for",
    "Works on phone, tablet and computer",
  ],
  modules: [
    { title: "Listening: Consultations, Workplace Extracts and Presentations", duration: "2 weeks", lessons: 8 },
    { title: "Reading: Expeditious and Careful Reading", duration: "2 weeks", lessons: 8 },
    { title: "Writing: Letters of Referral, Transfer and Discharge", duration: "2 weeks", lessons: 8 },
    { title: "Speaking: Role Plays for Nurses", duration: "2 weeks", lessons: 8 },
  ],
} satisfies CoursePage);
