import type { Sample } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import type { Answer, Content, Solution } from "./model.ts";

export const prioritizeHypothesisSample: Sample<Content, Solution, Answer> = {
  name: "The fifth day after bowel surgery",
  content: {
    v: 1,
    stem: "<p>The nurse looks for what these findings have in common. Which <strong>2</strong> problems should the nurse consider the most urgent?</p>",
    scenario:
      "A 66-year-old client is on the fifth day after a right hemicolectomy for cancer.\n07:00 Restless, skin warm and flushed. Temperature 38.9 °C, pulse 124/min, respirations 28/min, blood pressure 88/50 mm Hg, oxygen saturation 94% on room air. Abdomen distended and rigid, pain 8 of 10. The drain has held 200 mL of cloudy brown fluid since midnight. Urine 60 mL in the last 4 hours.\n07:20 Leucocytes 19.4 × 10⁹/L, lactate 4.6 mmol/L, creatinine 168 µmol/L.",
    options: optionsOf([
      "Septic shock",
      "Paralytic ileus",
      "Leak at the bowel anastomosis with peritonitis",
      "Catheter-associated urinary tract infection",
      "Poorly controlled incision pain",
      "Atelectasis",
    ]),
    choose: 2,
  },
  solution: {
    correct: ["o1", "o3"],
    rationale:
      "<p>A rigid abdomen and cloudy brown drainage on the fifth day point to bowel contents leaking from the join, and the fever, low pressure, high lactate and falling urine output show that the body is answering with septic shock. Each can kill within hours, so both are acted on together: help is called, cultures and antibiotics, fluids, and preparation for theatre.</p><p>An ileus distends the abdomen but does not make it rigid; a urinary infection and atelectasis would not turn the drainage brown; and the pain is a sign of the leak, not the problem itself.</p><p>Sources: Gielen and others, “The value of C-reactive protein, leucocytes and vital signs in detecting major complications after oncological colorectal surgery”, Langenbeck’s Archives of Surgery, 2024, 409:76, abstract; Gessler and others, International Journal of Colorectal Disease, 2017, abstract (more deaths after a leak). Read on 26 November 2026.</p>",
  },
  max: 2,
  scored: [
    { name: "both", answer: { chosen: ["o1", "o3"] }, earned: 2 },
    { name: "both, in another order", answer: { chosen: ["o3", "o1"] }, earned: 2 },
    { name: "one right and one wrong, nothing lost", answer: { chosen: ["o1", "o5"] }, earned: 1 },
    { name: "one right and no other", answer: { chosen: ["o3"] }, earned: 1 },
    { name: "two wrong ones", answer: { chosen: ["o2", "o4"] }, earned: 0 },
    { name: "nothing", answer: { chosen: [] }, earned: 0 },
  ],
};
