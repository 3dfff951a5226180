import type { Sample } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import type { Answer, Content, Solution } from "./model.ts";

export const textSample: Sample<Content, Solution, Answer> = {
  name: "Breathing comes first",
  content: {
    v: 1,
    stem: "<p>Ten minutes after an operation under general anaesthesia, a client in the recovery room is drowsy, breathes <strong>9 times a minute</strong> and has an oxygen saturation of <strong>88%</strong> on room air. Which action should the nurse take first?</p>",
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
      "<p>Slow breathing with a low saturation after anaesthesia is an airway and breathing problem, and it is treated before anything else is assessed. Waiting or recording leaves the client short of oxygen, and another opioid would slow the breathing further.</p>",
  },
  max: 1,
  scored: [
    { name: "the right option", answer: { chosen: "o2" }, earned: 1 },
    { name: "a wrong option", answer: { chosen: "o4" }, earned: 0 },
    { name: "no option", answer: { chosen: null }, earned: 0 },
  ],
};
