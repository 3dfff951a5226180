import type { Sample } from "../../contract.ts";
import { optionsOf } from "../../options.ts";
import { COLUMN_PREFIX, ROW_PREFIX } from "./authoring.ts";
import type { Answer, Content, Solution } from "./model.ts";

export const matrixSample: Sample<Content, Solution, Answer> = {
  name: "Three ways in which a heart fails to fill or to pump",
  content: {
    v: 1,
    stem: "<p>A nurse on a cardiac ward teaches new colleagues. For each condition, which findings are <strong>typical</strong> of it?</p>",
    selection: "many",
    columns: optionsOf(["Left-sided heart failure", "Right-sided heart failure", "Cardiac tamponade"], COLUMN_PREFIX),
    rows: optionsOf(
      [
        "Crackles at the bases of both lungs",
        "Distended neck veins with the head of the bed at 45°",
        "Pitting oedema of both ankles",
        "Heart sounds that have become muffled",
        "Pink, frothy sputum",
        "A systolic pressure that falls by more than 10 mm Hg on breathing in",
      ],
      ROW_PREFIX,
    ),
  },
  solution: {
    correct: { r1: ["c1"], r2: ["c2", "c3"], r3: ["c2"], r4: ["c3"], r5: ["c1"], r6: ["c3"] },
    rationale:
      "<p>When the left side fails, pressure backs up into the lungs and fluid crosses into the air spaces: crackles, and pink froth when it is severe. When the right side fails, pressure backs up into the body: full neck veins and swollen ankles. Fluid around the heart keeps it from filling, so the neck veins are full here too; it also dampens the sounds, and with each breath in the pressure drops further because the two ventricles share a space that cannot grow.</p><p>Sources: Faculty of Intensive Care Medicine, Case of the Month 28, “Cardiac tamponade”, 2022; Washington Manual of Medical Therapeutics, “Heart failure”, diagnosis (undated). Read on 26 November 2026.</p>",
  },
  max: 7,
  scored: [
    {
      name: "every cell that is right",
      answer: { chosen: { r1: ["c1"], r2: ["c2", "c3"], r3: ["c2"], r4: ["c3"], r5: ["c1"], r6: ["c3"] } },
      earned: 7,
    },
    {
      name: "three missed, nothing lost",
      answer: { chosen: { r1: ["c1"], r2: ["c2", "c3"], r4: ["c3"] } },
      earned: 4,
    },
    {
      name: "one column left empty",
      answer: { chosen: { r1: ["c1"], r4: ["c3"], r6: ["c3"] } },
      earned: 3,
    },
    {
      name: "a wrong choice takes a point off in its column",
      answer: { chosen: { r1: ["c1", "c2"], r2: ["c2", "c3"], r3: ["c2"], r4: ["c3"], r5: ["c1"], r6: ["c3"] } },
      earned: 6,
    },
    {
      name: "a column with more wrong than right earns nothing, and the others keep theirs",
      answer: { chosen: { r1: ["c1"], r2: ["c1", "c2"], r3: ["c1", "c2"], r4: ["c3"] } },
      earned: 3,
    },
    {
      name: "everything",
      answer: {
        chosen: {
          r1: ["c1", "c2", "c3"],
          r2: ["c1", "c2", "c3"],
          r3: ["c1", "c2", "c3"],
          r4: ["c1", "c2", "c3"],
          r5: ["c1", "c2", "c3"],
          r6: ["c1", "c2", "c3"],
        },
      },
      earned: 0,
    },
    { name: "nothing", answer: { chosen: {} }, earned: 0 },
  ],
};
