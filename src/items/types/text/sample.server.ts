import type { Sample } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import type { Answer, Content, Solution } from "./model.ts";

export const textSample: Sample<Content, Solution, Answer> = {
  name: "Breathing comes first",
  content: {
    v: 1,
    stem: "<p>Ten minutes after an operation under general anaesthesia, a client in the recovery room is drowsy, breathes <strong>9 times a minute</strong>. The pulse oximeter shows <strong>88%</strong> on room air. Which action should the nurse take first?</p>",
    options: optionsOf([
      "Inspect the surgical dressing for bleeding",
      "Open the airway, rouse the client and give oxygen",
      "Record the observations and repeat them in 15 minutes",
      "Give the prescribed morphine before the pain returns",
    ]),
  },
  solution: {
    correct: "o2",
    rationale:
      "<p>After anaesthesia, slow breathing with a low saturation is a problem of airway and breathing. What is left of the drugs slows the breathing and lets the tongue fall back. Opening the airway, rousing the client and giving oxygen help within seconds, so they come first.</p><p>The dressing is inspected once the client breathes well. Recording and waiting leave the client short of oxygen, and morphine would slow the breathing further.</p><p>Sources: AccessAnesthesiology (McGraw Hill), key concepts of the chapter on postanesthesia care (slow breathing from what is left of the anaesthetic); Reber, “Airway characteristics and safe management of spontaneously breathing patients”, International Journal of Clinical Medicine, 2016, 7:726–735, abstract. Read on 26 November 2026.</p>",
  },
  max: 1,
  scored: [
    { name: "the right option", answer: { chosen: "o2" }, earned: 1 },
    { name: "a wrong option", answer: { chosen: "o4" }, earned: 0 },
    { name: "no option", answer: { chosen: null }, earned: 0 },
  ],
};
