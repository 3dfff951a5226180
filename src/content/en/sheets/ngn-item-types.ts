import type { Sheet } from "./shape.ts";

export const ngnItemTypes: Sheet = {
  title: "NGN Item Types and Their Scoring",
  summary: "Every Next Generation NCLEX item type on one page: what you do, and how points are given.",
  orientation: "portrait",
  date: "21 November 2026",
  textSize: 8.1,
  notice:
    "NCLEX is a registered trademark of the National Council of State Boards of Nursing, Inc., which is not affiliated with this sheet.",
  pages: [
    [
      {
        widths: [1],
        columns: [
          [
            {
              kind: "table",
              title: "The three scoring rules",
              headers: ["Rule", "How points are given", "Example"],
              widths: [13, 47, 40],
              rows: [
                [
                  "0/1",
                  "One point for each right answer, none for a wrong one. Nothing is taken away.",
                  "Select 3: two right, one wrong gives 2 of 3.",
                ],
                [
                  "+/−",
                  "One point for each right choice, minus one for each wrong one, never below zero.",
                  "Four keys: three right, one wrong gives 3 − 1 = 2 of 4.",
                ],
                [
                  "Rationale",
                  "Answers that belong together: a point only when both halves of a pair are right.",
                  "Cause right, effect wrong gives 0 of 1.",
                ],
              ],
            },
            {
              kind: "table",
              title: "The item types",
              headers: ["Item type", "What you do", "Rule", "Most points"],
              widths: [25, 45, 12, 18],
              rows: [
                ["Multiple choice", "Choose one of the options.", "0/1", "1"],
                ["Select all that apply", "Choose any number of the options, at least one.", "+/−", "right options"],
                ["Select N", "Choose exactly as many as the item says.", "0/1", "N"],
                ["Grouping", "Choose at least one option in each group.", "+/−", "right options"],
                ["Matrix, multiple choice", "Choose one column in every row.", "0/1", "rows"],
                [
                  "Matrix, multiple response",
                  "Tick any cells; each column is counted by itself.",
                  "+/−",
                  "right cells",
                ],
                ["Drop-down cloze", "Complete sentences from lists.", "0/1", "gaps"],
                ["Drop-down table", "Choose from a list in the rows of a table.", "0/1", "lists"],
                ["Drop-down rationale", "Complete a sentence of cause and effect.", "Rationale", "1 (pair), 2 (three)"],
                ["Drag-and-drop cloze", "Drag words into the gaps of a text.", "0/1", "gaps"],
                [
                  "Drag-and-drop rationale",
                  "Drag a cause and its effect into a sentence.",
                  "Rationale",
                  "1 (pair), 2 (three)",
                ],
                ["Highlight in text", "Press the marked phrases that matter.", "+/−", "right phrases"],
                ["Highlight in a table", "The same in the cells of a table.", "+/−", "right phrases"],
                [
                  "Bow-tie",
                  "One condition, two actions and two parameters to monitor; every slot counts alone.",
                  "0/1",
                  "5",
                ],
              ],
            },
          ],
        ],
      },
      {
        widths: [1, 1],
        columns: [
          [
            {
              kind: "list",
              title: "What follows for your tactics",
              items: [
                "0/1: answer every part. A guess costs nothing.",
                "+/−: choose what you can give a reason for. A choice you would not defend can cost a point you have already earned.",
                "Rationale: decide on the cause first. The effect has to follow from that cause.",
                "Read the number: “Select 3” and “Select all that apply” are scored by different rules.",
              ],
            },
            {
              kind: "list",
              title: "Check yourself",
              isNumbered: true,
              items: [
                "Select all that apply, four keys: two right and three wrong. Points?",
                "Select 4, four keys: three right and one wrong. Points?",
                "Matrix, multiple response: column A has two keys, both ticked; column B has one key, ticked together with one wrong cell. Points?",
                "Bow-tie: condition wrong, one action wrong, the rest right. Points?",
              ],
            },
          ],
          [
            {
              kind: "table",
              title: "A case study: six items, one for each step",
              headers: ["Step", "Ask yourself"],
              widths: [42, 58],
              rows: [
                ["1  Recognize cues", "What matters here, and what is new?"],
                ["2  Analyze cues", "What could these findings mean together?"],
                ["3  Prioritize hypotheses", "What is most likely, and what is most urgent?"],
                ["4  Generate solutions", "What would help, and what would harm?"],
                ["5  Take action", "What do I do first, and how?"],
                ["6  Evaluate outcomes", "Is the person better, and how do I know?"],
              ],
            },
            {
              kind: "list",
              title: "Answers",
              isNumbered: true,
              items: [
                "2 − 3 is below zero, so 0 of 4.",
                "3 of 4: nothing is taken away.",
                "Column A 2, column B 1 − 1 = 0: 2 of 3.",
                "One action and two parameters: 3 of 5.",
              ],
            },
          ],
        ],
      },
    ],
  ],
};
