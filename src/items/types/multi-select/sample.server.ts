import type { Sample } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import type { Answer, Content, Solution } from "./model.ts";

export const multiSelectSample: Sample<Content, Solution, Answer> = {
  name: "Signs of a low potassium",
  content: {
    v: 1,
    stem: "<p>A client who takes furosemide every day has a serum potassium of <strong>2.9 mmol/L</strong>. Which findings should the nurse expect? Select all that apply.</p>",
    options: optionsOf([
      "Weak muscles in the legs",
      "Tall, peaked T waves on the electrocardiogram",
      "Flat T waves and U waves on the electrocardiogram",
      "Tingling around the mouth",
      "Few bowel sounds and constipation",
    ]),
  },
  solution: {
    correct: ["o1", "o3", "o5"],
    rationale:
      "<p>Potassium lets muscle recover its resting charge, so too little of it weakens the legs, slows the bowel until the client is constipated, and flattens the T wave until a U wave shows. Furosemide washes potassium out with the urine.</p><p>Peaked T waves belong to a high potassium, tingling around the mouth to a low calcium.</p><p>Sources: American Academy of Family Physicians, guidelines of 2023, summary on hypokalaemia (weakness, bowel, flat T waves, U waves); furosemide injection, US label at DailyMed, 2024. Read on 26 November 2026.</p>",
  },
  max: 3,
  scored: [
    { name: "all three", answer: { chosen: ["o1", "o3", "o5"] }, earned: 3 },
    { name: "two of three", answer: { chosen: ["o5", "o1"] }, earned: 2 },
    { name: "two right and one wrong", answer: { chosen: ["o1", "o2", "o3"] }, earned: 1 },
    { name: "everything", answer: { chosen: ["o1", "o2", "o3", "o4", "o5"] }, earned: 1 },
    { name: "one right and two wrong, not below zero", answer: { chosen: ["o1", "o2", "o4"] }, earned: 0 },
    { name: "nothing", answer: { chosen: [] }, earned: 0 },
  ],
};
