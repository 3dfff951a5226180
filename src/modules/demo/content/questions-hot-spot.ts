import type { QuestionBody } from "../../../items/registry/models.ts";
import { cited } from "./cited.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

/** Percent of the picture, as wide as a finger. */
function place(id: string, text: string, left: number, top: number) {
  return { id, text, left, top, width: 9, height: 9 };
}

const aorticValve: QuestionBody<"hot_spot"> = {
  type: "hot_spot",
  content: {
    v: 1,
    stem: "<p>A client with heart failure has a narrow aortic valve. The murmur is loudest where the sound of this valve reaches the chest. Where should the nurse listen first?</p>",
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
    ],
  },
  solution: {
    correct: "p1",
    rationale: cited(
      "<p>Sound travels with the blood, so a valve is heard best where its stream comes near the chest. That of the aortic valve is the second space at the right edge of the breastbone. At the left edge of the second space one hears the pulmonary valve, in the fifth space at the left edge the tricuspid, and below the middle of the left collarbone the mitral valve.</p>",
      "MedAtlax, Heart examination (undated)",
      "THATIM, areas of auscultation, after Clinical Methods (undated)",
    ),
  },
};

export const hotSpotQuestions: DemoQuestionsByLesson = {
  "Heart failure: assessment and daily care": [
    { ...aorticValve, areas: ["nclex-rn:health-promotion"], step: "recognize-cues" },
  ],
};
