import type { Sample } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import type { Answer, Content, Solution } from "./model.ts";

export const dragdropClozeSample: Sample<Content, Solution, Answer> = {
  name: "Hives during an antibiotic infusion",
  content: {
    v: 1,
    scenario:
      "A 41-year-old client with a wound infection is receiving the first dose of intravenous cefazolin.\n09:10 Five minutes after the start the client feels anxious and scratches both palms. Hives on the chest, face flushed. Wheeze over both lungs, which were clear at 09:00. Pulse 126/min, respirations 28/min, blood pressure 82/48 mm Hg (124/76 at 09:00), oxygen saturation 91% on room air.",
    stem: "<p>The reaction is not limited to the skin, as shown by the [finding] and the [finding]. Once the infusion is stopped, the nurse should at once give [medication].</p>",
    tokens: optionsOf(
      [
        "hives on the chest",
        "intramuscular adrenaline (epinephrine)",
        "new wheeze",
        "intravenous hydrocortisone",
        "low blood pressure",
        "an oral antihistamine",
        "itching of the palms",
      ],
      "t",
    ),
    targets: [
      { id: "target-1", placeholder: "finding" },
      { id: "target-2", placeholder: "finding" },
      { id: "target-3", placeholder: "medication" },
    ],
  },
  solution: {
    correct: { "target-1": "t3", "target-2": "t5", "target-3": "t2" },
    interchangeable: ["target-1", "target-2"],
    rationale:
      "<p>Anaphylaxis is more than hives: airways or circulation are involved. Here that is the wheeze and the fall in blood pressure, in either order; hives, a flushed face and itching are signs of the skin. Adrenaline goes into the middle of the outer thigh as soon as anaphylaxis is recognised, as waiting costs lives, and can be given again after five minutes. The client lies flat with raised legs, or sits up if breathing is hard. Corticosteroids such as hydrocortisone take hours to act and antihistamines only help the skin, so neither comes first.</p><p>Sources: Australian Commission on Safety and Quality in Health Care, Acute Anaphylaxis Clinical Care Standard, “Immediate injection of intramuscular adrenaline”; World Allergy Organization, statement on procedures in allergology, table 4 (2016). Both read on 24 November 2026.</p>",
  },
  max: 3,
  scored: [
    { name: "all three", answer: { placed: { "target-1": "t3", "target-2": "t5", "target-3": "t2" } }, earned: 3 },
    {
      name: "all three, the findings in the other order",
      answer: { placed: { "target-1": "t5", "target-2": "t3", "target-3": "t2" } },
      earned: 3,
    },
    {
      name: "one finding and the medication",
      answer: { placed: { "target-1": "t5", "target-2": "t1", "target-3": "t2" } },
      earned: 2,
    },
    {
      name: "a right finding where the medication belongs",
      answer: { placed: { "target-1": "t1", "target-2": "t3", "target-3": "t5" } },
      earned: 1,
    },
    { name: "only the medication", answer: { placed: { "target-3": "t2" } }, earned: 1 },
    { name: "all wrong", answer: { placed: { "target-1": "t1", "target-2": "t7", "target-3": "t4" } }, earned: 0 },
    { name: "nothing", answer: { placed: {} }, earned: 0 },
  ],
};
