import type { Sample } from "../../contract.ts";
import type { Answer, Content, Place, Solution } from "./model.ts";

function place(id: string, text: string, left: number, top: number): Place {
  return { id, text, left, top, width: 9, height: 9 };
}

export const hotSpotSample: Sample<Content, Solution, Answer> = {
  name: "Where the heart beats against the chest",
  content: {
    v: 1,
    stem: "<p>Before giving digoxin to an adult, the nurse counts the apical pulse for a full minute. Where should the nurse place the stethoscope?</p>",
    picture: {
      src: "/pictures/chest-front.svg",
      alt: "The chest of an adult from the front, with collarbones, breastbone, nipples and six pairs of ribs. The client’s left is on your right.",
      width: 800,
      height: 700,
    },
    places: [
      place("p1", "Second space between the ribs, right edge of the breastbone", 38.5, 27.9),
      place("p2", "Second space between the ribs, left edge of the breastbone", 52, 27.9),
      place("p3", "Fifth space between the ribs, left edge of the breastbone", 52.4, 49.1),
      place("p4", "Fifth space between the ribs, below the middle of the left collarbone", 63.6, 53.4),
      place("p5", "Fifth space between the ribs, below the middle of the right collarbone", 27.4, 53.4),
    ],
  },
  solution: {
    correct: "p4",
    rationale:
      "<p>The tip of the left ventricle taps against the chest in the fifth space, below the middle of the left collarbone, so every beat is heard there. Beside the breastbone one listens to single valves: the aortic in the second space on the right, the pulmonary in the second on the left, the tricuspid lower on the left. On the right side there is no beat of the heart to count.</p><p>Sources: Nursing Standard, “How to auscultate for heart sounds in adults”, 2017, 32(5):41–43, abstract (the four areas); THATIM, areas of auscultation, after Clinical Methods (undated; where they are). Read on 24 and 26 November 2026.</p>",
  },
  max: 1,
  scored: [
    { name: "the right place", answer: { chosen: "p4" }, earned: 1 },
    { name: "a wrong one", answer: { chosen: "p3" }, earned: 0 },
    { name: "nothing", answer: { chosen: null }, earned: 0 },
  ],
};
