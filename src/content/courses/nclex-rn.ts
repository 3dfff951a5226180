import { localized } from "../texts.ts";
import type { CoursePage, CourseSummary } from "./contract.ts";

export const nclexRn = {
  id: "nclex-rn",
  title: "NCLEX-RN",
  kind: "licensing",
  workload: "P3M",
  texts: localized({
    duration: "3 months",
    students: "25,000+",
    description: "The licensing examination for registered nurses, from adult health to critical care.",
  }),
} as const satisfies CourseSummary;

export const nclexRnPage = localized({
  fullName: "National Council Licensure Examination for Registered Nurses",
  pictureAlt: "A lantern beside a screen with a patient's readings over time and a list of answers, two of them chosen",
  overview: [
    "The NCLEX-RN decides whether a nursing graduate can be licensed as a registered nurse in the United States and Canada. It asks less about what you remember than about what you would do: who you see first, what a finding means, what must happen before anything else.",
    "The examination is adaptive. The computer chooses each question by how you answered the ones before. It asks at least 85 and at most 150, and you have five hours, breaks included. There is no way back to an earlier question. Every exam has three case studies, each with six questions about one client. Many of the newer question types give credit for each part that is right.",
    "The nine modules follow the areas of practice you know from your training. Study the lessons of a module, then answer its questions against the clock. Before you go on, read why each answer is right or wrong. That last step is where you learn most.",
  ],
  features: [
    "Nine modules by area of practice",
    "Next Generation NCLEX question types",
    "Partial credit, part by part",
    "Timed practice tests",
    "Custom tests from the lessons you choose",
    "Explanations to learn from",
    "Results by subject",
    "Works on phone, tablet and computer",
  ],
  modules: [
    { title: "Adult Health", lessons: 500 },
    { title: "Pharmacology", lessons: 200 },
    { title: "Fundamentals", lessons: 200 },
    { title: "Leadership & Management", lessons: 150 },
    { title: "Child Health", lessons: 150 },
    { title: "Maternal & Newborn Health", lessons: 250 },
    { title: "Mental Health", lessons: 250 },
    { title: "Critical Care", lessons: 70 },
    { title: "Nutrition", lessons: 30 },
  ],
} satisfies CoursePage);
