import type { Sample } from "../../contract.ts";
import type { Answer, Content, Solution } from "./model.ts";

export const calculationSample: Sample<Content, Solution, Answer> = {
  name: "How fast the pump runs",
  content: {
    v: 1,
    stem: "<p>A client with cardiogenic shock weighs <strong>68 kg</strong> and is prescribed dopamine at <strong>5 mcg/kg/min</strong> through a central line. The bag holds <strong>400 mg of dopamine in 250 mL</strong> of 5% dextrose. At what rate should the nurse set the infusion pump?</p>",
    unit: "mL/hour",
    rounding: "tenth",
  },
  solution: {
    value: "12.8",
    tolerance: "",
    rationale:
      "<p>The dose for a minute is 5 mcg × 68 kg = 340 mcg, and for an hour 340 mcg × 60 = 20,400 mcg. The bag holds 400 mg = 400,000 mcg in 250 mL, which is 1,600 mcg in each mL. 20,400 mcg ÷ 1,600 mcg/mL = 12.75 mL, so the pump is set to 12.8 mL/hour. Whoever forgets the 60 minutes arrives at 0.2; whoever leaves out the weight arrives at 0.2 as well, and a rate that small should make the nurse work it out again.</p><p>Source: Open RN, “Nursing Skills”, 2021, chapter 5, math calculations. Read on 26 November 2026.</p>",
  },
  max: 1,
  scored: [
    { name: "the right number", answer: { entry: "12.8" }, earned: 1 },
    { name: "the same number, written in another way", answer: { entry: " 12.80 " }, earned: 1 },
    { name: "not rounded as asked", answer: { entry: "12.75" }, earned: 0 },
    { name: "a comma for a point, which is no number", answer: { entry: "12,8" }, earned: 0 },
    { name: "nothing", answer: { entry: "" }, earned: 0 },
  ],
};
