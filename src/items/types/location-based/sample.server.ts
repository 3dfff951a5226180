import type { Sample } from "../../contract.ts";
import type { GroupsAnswer, GroupsSolution } from "../../groups.ts";
import { optionsOf } from "../../options.ts";
import type { Content } from "./model.ts";

export const locationBasedSample: Sample<Content, GroupsSolution, GroupsAnswer> = {
  name: "After a catheter in the groin",
  content: {
    v: 1,
    stem: "<p>Three hours ago a client had a cardiac catheterisation through the <strong>right femoral artery</strong>. The nurse checks the client from the groin outwards. At each place, which findings should the nurse report to the health care provider at once?</p>",
    locations: [
      {
        id: "l1",
        title: "Puncture site in the groin",
        options: optionsOf([
          "A firm, growing swelling beside the dressing",
          "A bruise of 1 cm that has not changed since the last check",
          "Blood soaking through a dressing that was changed half an hour ago",
        ]),
      },
      {
        id: "l2",
        title: "Right leg and foot",
        options: optionsOf(
          [
            "Pulses as strong as in the left foot",
            "A pale, cool foot",
            "A pedal pulse that cannot be found by Doppler any more",
          ],
          "o",
          3,
        ),
      },
      {
        id: "l3",
        title: "Back and abdomen",
        options: optionsOf(
          ["A wish to pass urine while lying flat", "New pain in the right flank with a pulse of 124/min"],
          "o",
          6,
        ),
      },
    ],
  },
  solution: {
    correct: ["o1", "o3", "o5", "o6", "o8"],
    rationale:
      "<p>The femoral artery can bleed outwards, into the thigh, or unseen into the space behind the abdomen, and a clot can close it. A growing swelling and a soaked dressing are bleeding at the site. A pale, cool foot, or a pedal pulse that even Doppler no longer finds, is a leg without blood. Pain in the flank with a fast pulse suggests bleeding behind the peritoneum, which shows late.</p><p>A small, steady bruise and a pulse as strong as on the left are what is hoped for. A client who has to pass urine while lying flat needs help with a bedpan.</p><p>Sources: Nursing Made Incredibly Easy!, 2012, 10(4), “Warning! Cardiac cath complications”; Royal Marsden Manual online, care after arterial puncture. Read on 26 November 2026.</p>",
  },
  max: 5,
  scored: [
    { name: "all five", answer: { chosen: ["o1", "o3", "o5", "o6", "o8"] }, earned: 5 },
    { name: "one location only", answer: { chosen: ["o1", "o3"] }, earned: 2 },
    {
      name: "a right and a wrong choice cancel out within their location",
      answer: { chosen: ["o1", "o2", "o8"] },
      earned: 1,
    },
    { name: "what one location loses, another one keeps", answer: { chosen: ["o2", "o5", "o6", "o8"] }, earned: 3 },
    { name: "everything", answer: { chosen: ["o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8"] }, earned: 2 },
    { name: "a wrong choice in each location", answer: { chosen: ["o2", "o4", "o7"] }, earned: 0 },
    { name: "nothing", answer: { chosen: [] }, earned: 0 },
  ],
};
