import type { Sample } from "../../contract.ts";
import type { HighlightAnswer, HighlightSolution } from "../../highlight.ts";
import { piecesOf } from "../../highlight-authoring.ts";
import type { Content } from "./model.ts";

export const highlightTextSample: Sample<Content, HighlightSolution, HighlightAnswer> = {
  name: "Six hours after a caesarean birth",
  content: {
    v: 1,
    stem: "<p>The nurse reads the note of a client who gave birth by caesarean section six hours ago. Select the findings that need <strong>immediate</strong> follow-up.</p>",
    note: piecesOf(
      "14:00 Client drowsy but answers questions. [Temperature 37.2 °C], [pulse 128/min], respirations 20/min, [blood pressure 84/46 mm Hg]. Pain 3 of 10 at rest. [Dressing dry].\nFundus [soft and two finger breadths above the umbilicus]; it firms up for a moment when it is rubbed. [A second pad is soaked within 15 minutes].\nBowel sounds faint. [Infant at the breast], sucking well.",
    ),
  },
  solution: {
    correct: ["s2", "s3", "s5", "s6"],
    rationale:
      "<p>A uterus that stays soft cannot press its vessels shut, so it goes on bleeding: it stands high, and a pad is full within 15 minutes. A fast pulse with a low pressure shows how much has been lost already. The nurse rubs the fundus, calls for help and gives what is prescribed for such bleeding. A temperature below 38 °C on the first day, a dry dressing and an infant at the breast, which helps the uterus to contract, are expected.</p><p>Source: World Health Organization, FIGO and International Confederation of Midwives, guidelines on postpartum haemorrhage, October 2025, as public summaries give them. Read on 24 November 2026.</p>",
  },
  max: 4,
  scored: [
    { name: "all four", answer: { chosen: ["s2", "s3", "s5", "s6"] }, earned: 4 },
    { name: "three of four, nothing lost", answer: { chosen: ["s2", "s3", "s6"] }, earned: 3 },
    { name: "four right and one wrong", answer: { chosen: ["s1", "s2", "s3", "s5", "s6"] }, earned: 3 },
    { name: "everything", answer: { chosen: ["s1", "s2", "s3", "s4", "s5", "s6", "s7"] }, earned: 1 },
    { name: "one right and two wrong, not below zero", answer: { chosen: ["s1", "s2", "s4"] }, earned: 0 },
    { name: "nothing", answer: { chosen: [] }, earned: 0 },
  ],
};
