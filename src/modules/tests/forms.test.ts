import { expect, test } from "vitest";
import { parseForm } from "../../core/forms.ts";
import { newId } from "../../core/id.ts";
import { marksForm, marksInForm, passForm, passInForm, voidForm } from "./forms.ts";
import type { PassRule } from "./pass-rules.ts";
import { PRESETS } from "./presets/presets.ts";

const SECTIONS = [
  { id: "one", title: "One" },
  { id: "two", title: "Two" },
];
const MARKS = { by: "points" as const, right: 12, wrong: -4, omitted: 0 };
const rules = { marks: { one: MARKS, two: MARKS } };

function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test("the rules of every preset go through their forms and come back as they are", () => {
  for (const { version, rules } of PRESETS) {
    const { sections } = version;
    const marks = parseForm(marksForm(sections, rules), formOf(marksInForm(sections, rules)));
    expect(marks).toMatchObject({ kind: "valid", data: { kind: "marks", marks: rules.marks } });
    const pass = parseForm(passForm(sections), formOf(passInForm(sections, rules.pass)));
    expect(pass).toMatchObject({ kind: "valid", data: { kind: "pass", pass: rules.pass } });
  }
});

test("what a section counts by stays, and each field that is wrong says what to write", () => {
  const typed = { "one.right": "0", "one.wrong": "+1/3", "one.omitted": "none", "two.right": "2", "two.wrong": "-1/4" };
  const parsed = parseForm(marksForm(SECTIONS, rules), formOf(typed));

  expect(parsed).toMatchObject({
    kind: "invalid",
    errors: {
      "one.right": "Please enter more than 0 and at most 100.",
      "one.wrong": expect.stringContaining("Please enter 0 or what is taken away"),
      "one.omitted": expect.stringContaining("Please enter a number or a fraction"),
      "two.omitted": expect.stringContaining("Please enter a number or a fraction"),
    },
  });
  const mended = { ...typed, "one.right": "1", "one.wrong": "−1/3", "one.omitted": "0", "two.omitted": "0" };
  expect(parseForm(marksForm(SECTIONS, rules), formOf(mended))).toMatchObject({
    data: { marks: { one: MARKS, two: { by: "points", right: 24, wrong: -3, omitted: 0 } } },
  });
});

test("marks of a wrong answer or a blank are taken away, with a minus or without", () => {
  const readWrong = (written: string) => {
    const typed = { "one.right": "1", "one.wrong": written, "one.omitted": written };
    return parseForm(marksForm(SECTIONS.slice(0, 1), rules), formOf(typed));
  };
  for (const [written, twelfths] of [
    ["1/3", -4],
    ["−1/3", -4],
    ["0.25", -3],
    ["0", 0],
  ] as const) {
    expect(readWrong(written)).toMatchObject({ data: { marks: { one: { wrong: twelfths, omitted: twelfths } } } });
  }
  expect(readWrong("101")).toMatchObject({ errors: { "one.wrong": expect.stringContaining("at most 100") } });
});

test("of a pass mark only the fields of its kind are read", () => {
  const ruleOf = (values: Readonly<Record<string, string>>) => parseForm(passForm(SECTIONS), formOf(values));
  const pass = (rule: PassRule) => ({ kind: "valid", data: { kind: "pass", pass: rule } });

  expect(ruleOf({ kind: "none", percent: "nonsense" })).toMatchObject(pass({ kind: "none" }));
  expect(ruleOf({ kind: "percent", percent: "33,33 %", UR: "nonsense" })).toMatchObject(
    pass({ kind: "percent", threshold: { percent: 33.33 } }),
  );
  const twoThirds = pass({ kind: "percent", threshold: { percent: { numerator: 200, denominator: 3 } } });
  for (const percent of ["2/3", "66 2/3", "66 2/3 %", "66⅔%"]) {
    expect(ruleOf({ kind: "percent", percent }), percent).toMatchObject(twoThirds);
  }
  const byCategory = { UR: "2/3", EWS: "50", OBC: "45", SC: "40", ST: "40", less: "1/2" };
  expect(ruleOf({ kind: "category", ...byCategory })).toMatchObject({
    data: { pass: { threshold: { percent: { numerator: 200 }, lessForDisability: 0.5 } } },
  });
  expect(ruleOf({ kind: "each-section", "section.one": "50", "section.two": "40" })).toMatchObject(
    pass({ kind: "each-section", percent: { one: 50, two: 40 } }),
  );
  for (const percent of ["", "101", "-1", "45.125", "half", "4/3", "2/0", "100 1/3"]) {
    expect(ruleOf({ kind: "percent", percent }), percent).toMatchObject({
      kind: "invalid",
      errors: { percent: expect.stringContaining("Please enter a number from 0 to 100") },
    });
  }
});

test("a way of voiding that there is not changes nothing", () => {
  const questionId = newId<"question">();
  const parsed = parseForm(voidForm(questionId), formOf({ as: "doubled" }));
  expect(parsed).toMatchObject({ kind: "valid", data: { kind: "void", questionId, countedAs: null } });
});
