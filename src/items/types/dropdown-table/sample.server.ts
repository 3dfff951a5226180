import type { Sample } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import type { Answer, Content, Solution } from "./model.ts";

const IMBALANCES = ["Hyperkalaemia", "Hypokalaemia", "Hypercalcaemia", "Hypocalcaemia"];

export const dropdownTableSample: Sample<Content, Solution, Answer> = {
  name: "Three electrocardiograms before dialysis",
  content: {
    v: 1,
    stem: "<p>Three clients of a kidney unit had a 12-lead electrocardiogram this morning. Which imbalance does each change suggest first?</p>",
    headings: { rows: "Change since the last electrocardiogram", choices: "Suggests" },
    rows: [
      { id: "row-1", text: "Tall, narrow T waves and a longer PR interval", options: optionsOf(IMBALANCES) },
      { id: "row-2", text: "Flat T waves, followed by U waves", options: optionsOf(IMBALANCES) },
      { id: "row-3", text: "A longer ST segment, and with it a longer QT interval", options: optionsOf(IMBALANCES) },
    ],
  },
  solution: {
    correct: { "row-1": "o1", "row-2": "o2", "row-3": "o4" },
    rationale:
      "<p>Hyperkalaemia makes the T waves tall and narrow; as the potassium rises the QRS complex widens. Hypokalaemia flattens the T waves and uncovers U waves. Calcium changes the length of the ST segment and with it the QT interval: hypocalcaemia lengthens it, hypercalcaemia shortens it. The electrocardiogram can look normal all the same, so the nurse has the level measured.</p><p>Source: Baoum and others, “Common electrocardiogram manifestations in electrolyte imbalance”, International Journal of Community Medicine and Public Health, 2022, 9(10):3902–3906, abstract. Read on 26 November 2026.</p>",
  },
  max: 3,
  scored: [
    { name: "all three", answer: { picked: { "row-1": "o1", "row-2": "o2", "row-3": "o4" } }, earned: 3 },
    { name: "two right and one wrong", answer: { picked: { "row-1": "o1", "row-2": "o2", "row-3": "o3" } }, earned: 2 },
    { name: "only one, right", answer: { picked: { "row-2": "o2" } }, earned: 1 },
    { name: "all wrong", answer: { picked: { "row-1": "o2", "row-2": "o1", "row-3": "o3" } }, earned: 0 },
    { name: "nothing", answer: { picked: {} }, earned: 0 },
  ],
};
