import type { Sample } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import type { Answer, Content, Solution } from "./model.ts";

export const clinicalDecisionSample: Sample<Content, Solution, Answer> = {
  name: "Breathless after a long-bone fracture",
  content: {
    v: 1,
    stem: "<p>Complete the bow-tie: which condition is the client most likely experiencing, which <strong>2</strong> actions should the nurse take, and which <strong>2</strong> parameters should the nurse monitor?</p>",
    scenario:
      "A 24-year-old client broke both femurs in a motorcycle accident 30 hours ago; surgery is planned for this evening.\n14:00 The client was alert and comfortable.\n16:30 Now restless and does not know the day. Fine red spots over the chest, in the armpits and inside the lower eyelids. Temperature 38.4 °C, pulse 128/min, respirations 34/min, blood pressure 112/70 mm Hg, oxygen saturation 86% on room air. Toes of both feet are warm and move freely; the pain in the thighs has not changed.",
    conditions: optionsOf(
      ["Acute compartment syndrome", "Fat embolism syndrome", "Hypovolaemic shock", "Alcohol withdrawal"],
      "c",
    ),
    actions: optionsOf(
      [
        "Give oxygen by non-rebreather mask",
        "Loosen the traction and elevate both legs above the heart",
        "Call the rapid response team and prepare for transfer to critical care",
        "Give the prescribed lorazepam for restlessness",
        "Massage the calves and start leg exercises",
      ],
      "a",
    ),
    parameters: optionsOf(
      [
        "Oxygen saturation and arterial blood gases",
        "Pressure within the leg compartments",
        "Level of consciousness",
        "Blood alcohol level",
        "Creatine kinase",
      ],
      "p",
    ),
    chooseActions: 2,
    chooseParameters: 2,
  },
  solution: {
    condition: "c2",
    actions: ["a1", "a3"],
    parameters: ["p1", "p3"],
    rationale:
      "<p>One to three days after a fracture of a long bone, breathlessness with a low saturation, new confusion and petechiae on the chest and in the eyes are the picture of fat embolism. Treatment is support: oxygen at once, and help and a critical-care bed, because the lungs may fail within hours. Saturation and blood gases follow the lungs, the level of consciousness follows the brain.</p><p>Warm, moving toes and unchanged pain speak against a compartment syndrome, so neither its pressure nor creatine kinase leads. The blood pressure holds, so this is not hypovolaemic shock. A low saturation and petechiae do not belong to alcohol withdrawal. A broken bone that is moved can release more fat, so nobody loosens the traction or massages the calves, and lorazepam would hide the confusion and slow the breathing.</p><p>Sources: Koul and others, Lung India, 2013, abstract (35 clients with fat embolism); The Hospitalist, September 2012, on fat embolism syndrome (three signs, support, early immobilisation). Read on 26 November 2026.</p>",
  },
  max: 5,
  scored: [
    { name: "all five", answer: { condition: "c2", actions: ["a1", "a3"], parameters: ["p1", "p3"] }, earned: 5 },
    {
      name: "all five, in another order",
      answer: { condition: "c2", actions: ["a3", "a1"], parameters: ["p3", "p1"] },
      earned: 5,
    },
    {
      name: "the condition and one of each wing",
      answer: { condition: "c2", actions: ["a1", "a4"], parameters: ["p2", "p3"] },
      earned: 3,
    },
    {
      name: "both wings right around a wrong condition",
      answer: { condition: "c1", actions: ["a1", "a3"], parameters: ["p1", "p3"] },
      earned: 4,
    },
    { name: "the condition and no more", answer: { condition: "c2", actions: [], parameters: [] }, earned: 1 },
    {
      name: "five wrong ones",
      answer: { condition: "c4", actions: ["a2", "a5"], parameters: ["p4", "p5"] },
      earned: 0,
    },
    { name: "nothing", answer: { condition: null, actions: [], parameters: [] }, earned: 0 },
  ],
};
