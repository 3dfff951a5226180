import { expect, test } from "vitest";
import { questionLabels, questions } from "../../db/schema.ts";
import { EXAM_PLANS, nameOfArea, withAreaOfPlan } from "../tests/exam-plans.ts";
import { Areas, areasIn, JUDGMENT_STEPS, judgmentStepIn, LogitField, textOfAreas } from "./taxonomy.ts";

const [MANAGEMENT, SAFETY, ADULT] = [
  "nclex-rn:management-of-care",
  "nclex-rn:safety-and-infection-control",
  "snle:adult",
];
const problemsOf = (codes: string[]) => Areas.safeParse(codes).error?.issues.map(({ message }) => message);

test("areas come in the order of the plans, and an unknown one or two of a plan are named", () => {
  expect(Areas.parse([ADULT, SAFETY])).toEqual([SAFETY, ADULT]);
  expect(Areas.parse([])).toEqual([]);
  expect(problemsOf([ADULT, "snle:elderly", "adult"])).toEqual(["There is no area “snle:elderly”."]);
  expect(problemsOf([SAFETY, ADULT, MANAGEMENT])).toEqual([
    "A question can have only one area of NCLEX-RN client needs.",
  ]);
});

test("areas are one field, and a plan's area is set and taken off without touching the others", () => {
  expect(textOfAreas([ADULT, SAFETY])).toBe(`${SAFETY} ${ADULT}`);
  expect(areasIn(` ${ADULT};${SAFETY}, `)).toEqual([ADULT, SAFETY]);
  expect(areasIn("")).toEqual([]);
  expect(withAreaOfPlan([SAFETY, ADULT], "nclex-rn", MANAGEMENT)).toEqual([MANAGEMENT, ADULT]);
  expect(withAreaOfPlan([ADULT], "nclex-rn", MANAGEMENT)).toEqual([MANAGEMENT, ADULT]);
  expect(withAreaOfPlan([SAFETY, ADULT], "nclex-rn", null)).toEqual([ADULT]);
  expect(nameOfArea(MANAGEMENT)).toBe("NCLEX-RN client needs: Management of care");
  expect(nameOfArea("later:area")).toBe("later:area");
});

test("no plan's id begins that of another one with a colon, and no code stands twice", () => {
  const codes = EXAM_PLANS.flatMap(({ areas }) => areas.map(({ code }) => code));

  expect(new Set(codes).size).toBe(codes.length);
  for (const { id, areas } of EXAM_PLANS) {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    for (const { code } of areas) expect(code).toMatch(new RegExp(`^${id}:[a-z0-9-]+$`));
  }
});

test("the steps are those that the database knows, and nothing else is one", () => {
  expect(questions.judgmentStep.enumValues).toEqual([...JUDGMENT_STEPS]);
  expect(judgmentStepIn("take-action")).toBe("take-action");
  expect(judgmentStepIn("Take action")).toBeNull();
});

test.each([
  ["", null],
  [" 0 ", 0],
  ["-0", 0],
  ["−1", -1],
  ["1,25", 1.25],
  ["+5.00", 5],
  ["-5", -5],
])("the logit %o is %o", (text, logit) => {
  expect(LogitField.parse(text)).toBe(logit);
});

test("a logit is within five of the middle, has two decimals, and is unchanged where a form has none", () => {
  for (const text of ["5.01", "-5.1", "6", "1.234", "easy", "1e0", "NaN", "--1"]) {
    expect(LogitField.safeParse(text).error?.issues).toMatchObject([
      { message: "Use a number from −5 to 5, with at most two decimals." },
    ]);
  }
  expect(LogitField.parse(undefined)).toBeUndefined();
  expect(questionLabels.logit.getSQLType()).toBe("numeric(4, 2)");
});
