/** The words of Learning Resources. The list of guides comes from the blog, that of downloads from `sheets.ts`. */
import { localized } from "../texts.ts";
export const resourcesTexts = localized({
  title: "Learning Resources",
  metaTitle: "Learning resources for nursing exams",
  metaDescription:
    "Free study guides, practice tests and printable sheets for nursing exams: reference values, drug calculations, NGN scoring, the ABCDE checklist, a weekly planner.",
  text: "Guides to read, tests to take and sheets to print. All of it is free.",

  guides: {
    title: "Study Guides",
    text: "How to prepare, short enough for a tea break.",
    minutes: (count: number) => `${count} min read`,
    none: "We are writing the first guides.",
    all: "All articles",
  },
  videos: {
    title: "Video Lectures",
    soon: "Coming Soon",
    text: "Lectures to watch at your own pace. They are not ready yet. Leave your email address, and we will write to you once when they are.",
    items: [
      "Clinical judgement and the NGN item types",
      "Drug calculations, worked out on screen",
      "An OSCE station from the first word to the hand-over",
    ],
  },
  practice: {
    title: "Practice Tests",
    text: "Questions against the clock, scored at once, with the reason behind every answer.",
    sample: { title: "Sample test", text: "One question of each type. No account needed." },
    items: [
      { title: "Practice tests", text: "Ten questions in 30 minutes." },
      { title: "Custom tests", text: "Twenty questions in 45 minutes, from the lessons you choose." },
    ],
    takeSample: "Take the sample test",
    signUp: "Sign up for all tests",
    dashboard: "Your practice tests",
  },
  downloads: {
    title: "Downloads",
    text: "Sheets to print, A4, in colour or black and white.",
    size: (pages: number, bytes: number) =>
      `PDF, ${pages === 1 ? "1 page" : `${pages} pages`}, ${Math.round(bytes / 1000)} kB`,
  },
});
