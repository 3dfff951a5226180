import type { Sample } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import type { Answer, Content, Solution } from "./model.ts";

export const nursingActionSample: Sample<Content, Solution, Answer> = {
  name: "Ten minutes into a transfusion",
  content: {
    v: 1,
    scenario:
      "A 58-year-old client with a bleeding duodenal ulcer is receiving the first unit of packed red cells.\n14:00 Transfusion started. Temperature 36.8 °C, pulse 92/min, blood pressure 112/70 mm Hg.\n14:10 Shivering, says “my back aches and I cannot get my breath”. Temperature 38.6 °C, pulse 124/min, blood pressure 84/50 mm Hg. The urine in the bag is dark red.",
    stem: "<p>The nurse has called for help. Which actions are appropriate <strong>now</strong>?</p>",
    actions: optionsOf(
      [
        "Stop the transfusion",
        "Flush the blood that is left in the tubing into the vein",
        "Keep the vein open with 0.9% sodium chloride through new tubing",
        "Give paracetamol and go on with the transfusion at a slower rate",
        "Check the client’s identity band against the label of the unit",
        "Discard the unit and its tubing in the clinical waste",
      ],
      "a",
    ),
  },
  solution: {
    appropriate: ["a1", "a3", "a5"],
    rationale:
      "<p>Fever, back pain, breathlessness, a falling pressure and dark red urine minutes after the start are an acute haemolytic reaction until proved otherwise. Every further millilitre does harm, so the transfusion is stopped, and new tubing keeps the vein open without pushing in the blood that the old tubing still holds. Most such reactions begin with a mistaken identity, so band and label are compared at once; another client may be about to receive the wrong unit.</p><p>Paracetamol and a slower rate are for a small rise of temperature with no other sign. The unit and its tubing go back to the blood bank for testing, so nobody discards them.</p><p>Sources: New Zealand Blood Service, “Guidelines for management of adverse transfusion reactions to fresh components” (undated); British Committee for Standards in Haematology, guideline on acute transfusion reactions, 2012, recommendations (stop, keep the vein open, check the identity). Read on 26 November 2026.</p>",
  },
  max: 6,
  scored: [
    {
      name: "every action judged rightly",
      answer: {
        judged: {
          a1: "appropriate",
          a2: "not-appropriate",
          a3: "appropriate",
          a4: "not-appropriate",
          a5: "appropriate",
          a6: "not-appropriate",
        },
      },
      earned: 6,
    },
    {
      name: "four right and two wrong, nothing lost",
      answer: {
        judged: {
          a1: "appropriate",
          a2: "appropriate",
          a3: "appropriate",
          a4: "not-appropriate",
          a5: "appropriate",
          a6: "appropriate",
        },
      },
      earned: 4,
    },
    {
      name: "two judged rightly, the rest not at all",
      answer: { judged: { a1: "appropriate", a4: "not-appropriate" } },
      earned: 2,
    },
    {
      name: "every action judged wrongly",
      answer: {
        judged: {
          a1: "not-appropriate",
          a2: "appropriate",
          a3: "not-appropriate",
          a4: "appropriate",
          a5: "not-appropriate",
          a6: "appropriate",
        },
      },
      earned: 0,
    },
    { name: "nothing", answer: { judged: {} }, earned: 0 },
  ],
};
