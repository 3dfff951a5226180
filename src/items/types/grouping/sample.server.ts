import type { Sample } from "../../contract.ts";
import type { GroupsAnswer, GroupsSolution } from "../../groups.ts";
import { optionsOf } from "../../options.ts";
import type { Content } from "./model.ts";

export const groupingSample: Sample<Content, GroupsSolution, GroupsAnswer> = {
  name: "The first hour of sepsis",
  content: {
    v: 1,
    stem: "<p>A client with a urinary tract infection is now confused. Blood pressure is <strong>82/44 mm Hg</strong>, pulse 126/min and temperature 39.4 °C. The health care provider suspects septic shock. Which orders should the nurse expect in the first hour? Choose at least one in each group.</p>",
    groups: [
      {
        id: "g1",
        title: "Samples",
        options: optionsOf(["Blood cultures", "Lactate in the blood", "Urine collected over 24 hours"]),
      },
      {
        id: "g2",
        title: "Treatment",
        options: optionsOf(
          [
            "A broad-spectrum antibiotic, given when the cultures are drawn",
            "Crystalloid, 30 mL/kg, as a fast infusion",
            "Furosemide for the low output of urine",
          ],
          "o",
          3,
        ),
      },
      {
        id: "g3",
        title: "If the pressure stays low",
        options: optionsOf(
          ["A beta blocker to slow the pulse", "A vasopressor to keep the mean pressure at 65 mm Hg"],
          "o",
          6,
        ),
      },
    ],
  },
  solution: {
    correct: ["o1", "o2", "o4", "o5", "o8"],
    rationale:
      "<p>Lactate shows how badly the tissues lack oxygen, and cultures are drawn first because one dose of an antibiotic can empty them. The antibiotic follows at once and never waits for their result. A pressure of 82/44 mm Hg calls for crystalloid, 30 mL/kg, as fast as it will run; where that is not enough, a vasopressor holds the mean pressure at 65 mm Hg or above. Urine collected over a day answers too late. Furosemide takes away the very fluid that is missing, and a beta blocker takes away the fast pulse that keeps the blood moving.</p><p>Source: Scandinavian Journal of Trauma, Resuscitation and Emergency Medicine, 2019, table of the Surviving Sepsis Campaign’s hour-1 bundle of 2018. Read on 24 November 2026.</p>",
  },
  max: 5,
  scored: [
    { name: "all five", answer: { chosen: ["o1", "o2", "o4", "o5", "o8"] }, earned: 5 },
    { name: "one group only", answer: { chosen: ["o1", "o2"] }, earned: 2 },
    {
      name: "a right and a wrong choice cancel out within their group",
      answer: { chosen: ["o1", "o3", "o8"] },
      earned: 1,
    },
    { name: "what one group loses, another one keeps", answer: { chosen: ["o3", "o4", "o5", "o8"] }, earned: 3 },
    { name: "everything", answer: { chosen: ["o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8"] }, earned: 2 },
    { name: "a wrong choice in each group", answer: { chosen: ["o3", "o6", "o7"] }, earned: 0 },
    { name: "nothing", answer: { chosen: [] }, earned: 0 },
  ],
};
