import type { Sample } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import type { Answer, Content, Solution } from "./model.ts";

export const orderedResponseSample: Sample<Content, Solution, Answer> = {
  name: "Before the door of the isolation room",
  content: {
    v: 1,
    stem: "<p>A client with influenza and infected diarrhoea is in a single room with droplet and contact precautions. In what order should the nurse prepare before entering? Place all five steps.</p>",
    items: optionsOf([
      "Put on goggles or a face shield",
      "Clean the hands with alcohol-based rub",
      "Put on gloves, over the cuffs of the gown",
      "Put on the gown and tie all of its ties",
      "Put on the mask and fit it over the nose",
    ]),
  },
  solution: {
    correct: ["o2", "o4", "o5", "o1", "o3"],
    rationale:
      "<p>Clean hands come before anything is touched that protects. The gown is next, because its ties take both hands behind the back. Then the face is covered, the mask first so that goggles or a shield sit over its upper edge. Gloves come last: they close over the cuffs, so that no skin of the wrist is bare, and nothing else has been touched with them.</p><p>Sources: Journal of Nuclear Medicine Technology, table of the recommendations of the Centers for Disease Control and Prevention on donning and doffing (undated); Smith and others, “Staying proper with your personal protective equipment: how to don and doff”, Journal of Clinical Anesthesia, 2023, 86:111057, abstract. Read on 24 and 26 November 2026.</p>",
  },
  max: 1,
  scored: [
    { name: "all at their places", answer: { order: ["o2", "o4", "o5", "o1", "o3"] }, earned: 1 },
    { name: "two exchanged", answer: { order: ["o2", "o4", "o1", "o5", "o3"] }, earned: 0 },
    { name: "the first three right and no more", answer: { order: ["o2", "o4", "o5"] }, earned: 0 },
    { name: "nothing", answer: { order: [] }, earned: 0 },
  ],
};
