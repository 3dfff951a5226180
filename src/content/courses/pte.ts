import { localized } from "../texts.ts";
import type { CoursePage, CourseSummary } from "./contract.ts";

export const pte = {
  id: "pte",
  title: "PTE",
  kind: "language",
  workload: "P2M",
  texts: localized({
    duration: "2 months",
    students: "15,000+",
    description: "The computer-based English test: speaking, writing, reading and listening.",
  }),
} as const satisfies CourseSummary;

export const ptePage = localized({
  fullName: "Pearson Test of English Academic",
  pictureAlt: "A headset on its stand before a screen that shows a recording",
  overview: [
    "PTE Academic is an English test for people who want to study, work or settle abroad. You take all of it on a computer, in one sitting of a little more than two hours, and speak your answers into a headset.",
    "The test has three parts: Speaking and Writing together, then Reading, then Listening. Many tasks count for two skills at once. What you hear and repeat, for example, counts for both listening and speaking. Since August 2025 there are two more speaking tasks: Summarize Group Discussion and Respond to a Situation. Results are on a scale from 10 to 90, overall and for each of the four skills.",
    "Because the tasks are short and many, knowing each of them well saves more points than anything else. Each of the four modules goes through the tasks of one skill: what it asks, how to use the seconds, how it is marked, and where people lose points they could keep. Templates you learn by heart help little. Clear sentences of your own help a lot.",
  ],
  features: [
    "One module for each skill",
    "Every task type explained",
    "The new speaking tasks of 2025",
    "How each task is marked",
    "A plan for every essay",
    "Managing the time of each task",
    "Practice questions with explanations",
    "Works on phone, tablet and computer",
  ],
  modules: [
    { title: "Speaking: from Read Aloud to Respond to a Situation", duration: "2 weeks", lessons: 10 },
    { title: "Writing: Summarize Written Text and Essay", duration: "2 weeks", lessons: 6 },
    { title: "Reading: Gaps, Paragraphs and Multiple Choice", duration: "2 weeks", lessons: 8 },
    { title: "Listening: Summaries, Gaps and Dictation", duration: "2 weeks", lessons: 10 },
  ],
} satisfies CoursePage);
