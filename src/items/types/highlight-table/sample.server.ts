import type { Sample } from "../../contract.ts";
import type { HighlightAnswer, HighlightSolution } from "../../highlight.ts";
import type { Content } from "./model.ts";

export const highlightTableSample: Sample<Content, HighlightSolution, HighlightAnswer> = {
  name: "Vomiting and thirst in type 1 diabetes",
  content: {
    v: 1,
    stem: "<p>A 19-year-old client with type 1 diabetes has vomited since last night and has taken no insulin. Select the findings that are consistent with <strong>diabetic ketoacidosis</strong>.</p>",
    titleHeading: "Body system",
    findingsHeading: "Findings",
    rows: [
      {
        id: "r1",
        title: "Breathing",
        findings: [
          { id: "s1", text: "Deep breaths, 30/min" },
          { text: ", with " },
          { id: "s2", text: "a fruity odour" },
          { text: ". " },
          { id: "s3", text: "Oxygen saturation 98% on room air" },
          { text: "." },
        ],
      },
      {
        id: "r2",
        title: "Circulation",
        findings: [
          { text: "Pulse 122/min. Skin " },
          { id: "s4", text: "dry, with poor turgor" },
          { text: ". " },
          { id: "s5", text: "No oedema of the ankles" },
          { text: "." },
        ],
      },
      {
        id: "r3",
        title: "Laboratory",
        findings: [
          { text: "Glucose 27 mmol/L (486 mg/dL). " },
          { id: "s6", text: "pH 7.18, bicarbonate 11 mmol/L" },
          { text: ", " },
          { id: "s7", text: "blood ketones 5.2 mmol/L" },
          { text: ", " },
          { id: "s8", text: "haemoglobin 138 g/L" },
          { text: "." },
        ],
      },
    ],
  },
  solution: {
    correct: ["s1", "s2", "s4", "s6", "s7"],
    rationale:
      "<p>Without insulin the body burns fat and makes ketones, which are acids: they stand high in the blood, use up bicarbonate and give the breath a fruity odour. Deep, fast breathing blows off carbon dioxide against the acid. Sugar takes water with it into the urine, so the skin is dry. The oxygen saturation, the ankles and the haemoglobin are as they should be and say nothing for it.</p><p>Sources: American Diabetes Association and others, “Hyperglycemic crises in adults with diabetes: a consensus report”, 2024, criteria as ACP Diabetes Monthly gives them; AccessPediatrics (McGraw Hill), diabetic ketoacidosis, key findings (undated). Read on 26 November 2026.</p>",
  },
  max: 5,
  scored: [
    { name: "all five", answer: { chosen: ["s1", "s2", "s4", "s6", "s7"] }, earned: 5 },
    { name: "three of five, nothing lost", answer: { chosen: ["s1", "s6", "s7"] }, earned: 3 },
    {
      name: "a row with more wrong than right takes points from the others",
      answer: { chosen: ["s1", "s2", "s5", "s6", "s7"] },
      earned: 3,
    },
    { name: "everything", answer: { chosen: ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8"] }, earned: 2 },
    { name: "one right and two wrong, not below zero", answer: { chosen: ["s1", "s3", "s8"] }, earned: 0 },
    { name: "nothing", answer: { chosen: [] }, earned: 0 },
  ],
};
