import { expect, test } from "vitest";
import { type AlikeQuestions, countChoices } from "./custom-counts.ts";

const group = (over: Partial<AlikeQuestions>): AlikeQuestions => ({
  ...{ type: "text", difficultyId: null, areas: [], statuses: ["unused"], count: 1 },
  ...over,
});

test("each list is counted among what the other lists let through, and the total among all", () => {
  const groups = [
    group({ count: 4, areas: ["plan:a"], difficultyId: "easy" }),
    group({ count: 2, type: "matrix", areas: ["plan:a", "other:x"], statuses: ["wrong", "flagged"] }),
    group({ count: 1, type: "matrix", areas: ["plan:b"], statuses: ["flagged", "blank"] }),
  ];

  expect(countChoices(groups, {})).toEqual({
    total: 7,
    types: new Map(Object.entries({ text: 4, matrix: 3 })),
    difficulties: new Map(Object.entries({ easy: 4 })),
    areas: new Map(Object.entries({ "plan:a": 6, "plan:b": 1, "other:x": 2 })),
    only: new Map(Object.entries({ unused: 4, wrong: 2, flagged: 3, blank: 1 })),
  });
  expect(countChoices(groups, { types: ["matrix"], only: ["wrong", "blank"], areas: ["plan:a"] })).toEqual({
    total: 2,
    types: new Map(Object.entries({ text: 0, matrix: 2 })),
    difficulties: new Map(Object.entries({ easy: 0 })),
    areas: new Map(Object.entries({ "plan:a": 2, "plan:b": 1, "other:x": 2 })),
    only: new Map(Object.entries({ unused: 0, wrong: 2, flagged: 2, blank: 0 })),
  });
});
