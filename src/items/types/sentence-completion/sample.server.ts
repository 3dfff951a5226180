import type { Sample } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import type { Answer, Content, Solution } from "./model.ts";

export const sentenceCompletionSample: Sample<Content, Solution, Answer> = {
  name: "Breathless during a transfusion",
  content: {
    v: 1,
    scenario:
      "A 79-year-old client with chronic heart failure has a haemoglobin of 68 g/L (6.8 g/dL) and is receiving the first unit of packed red blood cells at 150 mL/h.\nAfter 40 minutes the client is breathless. Blood pressure 178/96 mm Hg (132/78 before), pulse 112/min, temperature 36.9 °C (36.8 °C before), oxygen saturation 88% on room air, distended neck veins, crackles in both lungs.",
    stem: "<p>The findings are most consistent with [reaction], shown above all by [finding]. The nurse should first [action].</p>",
    dropdowns: [
      {
        id: "dropdown-1",
        placeholder: "reaction",
        options: optionsOf([
          "an acute haemolytic reaction",
          "circulatory overload",
          "a febrile non-haemolytic reaction",
          "anaphylaxis",
        ]),
      },
      {
        id: "dropdown-2",
        placeholder: "finding",
        options: optionsOf([
          "the raised blood pressure and the distended neck veins",
          "the temperature",
          "the haemoglobin before the transfusion",
        ]),
      },
      {
        id: "dropdown-3",
        placeholder: "action",
        options: optionsOf([
          "slow the transfusion and check again in 15 minutes",
          "collect a urine specimen for haemoglobin",
          "stop the transfusion and sit the client upright",
        ]),
      },
    ],
  },
  solution: {
    correct: { "dropdown-1": "o2", "dropdown-2": "o1", "dropdown-3": "o3" },
    rationale:
      "<p>This is circulatory overload. A heart that was weak before cannot carry the extra volume, so pressure rises in the veins and fluid is pressed into the lungs: a raised blood pressure, full neck veins and crackles. An acute haemolytic reaction and anaphylaxis lower the blood pressure, and a febrile reaction raises the temperature by 1 °C or more. The low haemoglobin is why blood was needed, and says nothing about the reaction.</p><p>Stopping the transfusion and sitting upright help within a minute; oxygen and the prescribed diuretic follow. Going on more slowly adds more volume, and a urine specimen looks for haemolysis.</p><p>Sources: New Zealand Blood Service, Transfusion Medicine Handbook, section 7.11; Canterbury District Health Board, “Transfusion-associated circulatory overload”, 2019. Read on 26 November 2026.</p>",
  },
  max: 3,
  scored: [
    {
      name: "all three",
      answer: { picked: { "dropdown-1": "o2", "dropdown-2": "o1", "dropdown-3": "o3" } },
      earned: 3,
    },
    {
      name: "two right and one wrong",
      answer: { picked: { "dropdown-1": "o2", "dropdown-2": "o1", "dropdown-3": "o1" } },
      earned: 2,
    },
    { name: "only the last one, right", answer: { picked: { "dropdown-3": "o3" } }, earned: 1 },
    {
      name: "all wrong",
      answer: { picked: { "dropdown-1": "o1", "dropdown-2": "o2", "dropdown-3": "o1" } },
      earned: 0,
    },
    { name: "nothing", answer: { picked: {} }, earned: 0 },
  ],
};
