import type { Sheet } from "./shape.ts";

export const studyPlanner: Sheet = {
  title: "Weekly Study Planner",
  summary: "One week on one page: when you study, what you practise, and what your mistakes teach you.",
  orientation: "landscape",
  date: "21 November 2026",
  textSize: 8.8,
  pages: [
    [
      {
        widths: [2.6, 1],
        columns: [
          [
            {
              kind: "lines",
              title: "This week",
              fields: ["Week of", "Exam and date", "Weeks left", "Goal of this week"],
              columns: 4,
            },
            {
              kind: "grid",
              title: "When and what",
              headers: ["", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
              rows: ["Duty", "Morning", "Afternoon", "Evening", "Questions", "Score %", "Hours"],
              rowHeight: 16,
            },
          ],
          [
            {
              kind: "list",
              title: "How to use it",
              items: [
                "Write your duties first, then study into what is left.",
                "Small blocks: 45 minutes, one subject, ten questions, their rationales.",
                "One timed test a week, under exam conditions.",
                "Keep one free half-day. It is part of the plan.",
              ],
            },
            {
              kind: "lines",
              title: "My three weakest subjects",
              fields: ["1", "2", "3"],
              columns: 1,
            },
            {
              kind: "grid",
              title: "What my mistakes teach me",
              headers: ["Topic", "Why wrong"],
              rows: ["", "", "", "", ""],
              rowHeight: 9,
            },
            {
              kind: "list",
              title: "Why wrong?",
              items: ["K: did not know", "M: misread the question", "R: right, then changed", "H: in a hurry"],
            },
          ],
        ],
      },
    ],
  ],
};
