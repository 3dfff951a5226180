import type { Sample } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import type { Answer, Content, Solution } from "./model.ts";

export const rationaleSample: Sample<Content, Solution, Answer> = {
  name: "Drowsy on a magnesium infusion",
  content: {
    v: 1,
    scenario:
      "A 29-year-old client at 35 weeks with severe pre-eclampsia has received intravenous magnesium sulfate for 9 hours.\n15:00 Says that she feels warm and is tired of lying down. Face flushed. Patellar reflexes cannot be elicited; they were normal at 11:00. Pulse 78/min, respirations 14/min, blood pressure 146/94 mm Hg, oxygen saturation 96% on room air. Urine 60 mL in the last 4 hours. Both ankles swollen, as on admission.",
    stem: "<p>The client is at highest risk of [complication], as shown by the [finding] and the [finding].</p>",
    form: "dropdown",
    targets: [
      {
        id: "target-1",
        placeholder: "complication",
        options: optionsOf(
          ["a seizure", "respiratory arrest from magnesium", "pulmonary embolism", "an abruption of the placenta"],
          "a",
        ),
      },
      {
        id: "target-2",
        placeholder: "finding",
        options: optionsOf(["loss of the patellar reflexes", "flushed face"], "b"),
      },
      {
        id: "target-3",
        placeholder: "finding",
        options: optionsOf(
          ["blood pressure of 146/94 mm Hg", "urine output of the last 4 hours", "swollen ankles"],
          "c",
        ),
      },
    ],
    anchor: "target-1",
    anyOrder: true,
  },
  solution: {
    correct: { "target-1": "a2", "target-2": "b1", "target-3": "c2" },
    rationale:
      "<p>Magnesium leaves the body through the kidneys. With less than 100 mL of urine in 4 hours its level climbs, and lost patellar reflexes are the warning before breathing stops. The two signs may stand in either order, but they count only with the right complication. The nurse stops the infusion, calls for help, supports breathing and has a calcium salt ready.</p><p>A feeling of warmth and a flushed face are usual with magnesium and harmless by themselves. The blood pressure and the ankles belong to pre-eclampsia; neither says that the level is too high. A seizure comes with brisk reflexes, not with lost ones. A pulmonary embolism would bring a fast pulse and a low saturation, and an abruption of the placenta pain and bleeding.</p><p>Sources: Pfizer, prescribing information of magnesium sulfate in dextrose, section 10, overdosage; American College of Obstetricians and Gynecologists, Practice Bulletin 222, 2020, as public summaries give it; King Edward Memorial Hospital (Australia), “Hypertension in pregnancy: magnesium anticonvulsant therapy” (undated; 100 mL of urine in 4 hours). Read on 24 to 26 November 2026.</p>",
  },
  max: 2,
  scored: [
    {
      name: "all three",
      answer: { picked: { "target-1": "a2", "target-2": "b1", "target-3": "c2" } },
      earned: 2,
    },
    {
      name: "all three, the findings in the other order",
      answer: { picked: { "target-1": "a2", "target-2": "c2", "target-3": "b1" } },
      earned: 2,
    },
    {
      name: "the complication and one finding",
      answer: { picked: { "target-1": "a2", "target-2": "b1", "target-3": "c3" } },
      earned: 1,
    },
    {
      name: "both findings with a wrong complication",
      answer: { picked: { "target-1": "a1", "target-2": "b1", "target-3": "c2" } },
      earned: 0,
    },
    { name: "the complication alone", answer: { picked: { "target-1": "a2" } }, earned: 0 },
    { name: "nothing", answer: { picked: {} }, earned: 0 },
  ],
};
