import { expect, test } from "vitest";
import { parseForm } from "../../core/forms.ts";
import { newId } from "../../core/id.ts";
import {
  deliveryForm,
  generalForm,
  ownMarksForm,
  RuleForm,
  sectionForm,
  subjectPlace,
  toolField,
} from "./builder-forms.ts";
import { TOOLS } from "./test-version.ts";

const FIRST = { id: "s-one", title: "One" };
const LAST = { id: "s-two", title: "Two" };

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  return form;
}

test("minutes, breaks and leaving are read as a version has them", () => {
  const fields = { title: " Weekly  test ", minutes: "60", leavingASection: "closes", breaks: "fixed" };
  const typed = { ...fields, "break.s-one": "5", breakClock: "runs" };

  expect(parseForm(generalForm({ sections: [FIRST, LAST] }), formOf(typed))).toMatchObject({
    data: {
      ...{ title: "Weekly test", instructions: "", minutes: 60, leavingASection: "closes" },
      breaks: { kind: "fixed", breaks: [{ after: "s-one", minutes: 5, clock: "runs" }] },
    },
  });
});

test("each tool is there or not", () => {
  const typed = { title: "A", leavingASection: "closes" };
  const toolsOf = (fields: Record<string, string>) => parseForm(generalForm({ sections: [] }), formOf(fields));

  expect(toolsOf(typed)).toMatchObject({ data: { tools: [] } });
  expect(toolsOf({ ...typed, "tool.calculator": "on", "tool.notes": "on", "tool.chalk": "on" })).toMatchObject({
    data: { tools: ["notes", "calculator"] },
  });
  const all = Object.fromEntries(TOOLS.map((tool) => [toolField(tool), "on"]));
  expect(toolsOf({ ...typed, ...all })).toMatchObject({ data: { tools: TOOLS } });
});

test("what is no number of minutes is refused at its field", () => {
  const refused = ["0", "601", "2.5", "-3", "ten"].map((minutes) =>
    parseForm(generalForm({ sections: [] }), formOf({ title: "A", leavingASection: "closes", minutes })),
  );

  for (const parsed of refused) {
    expect(parsed).toMatchObject({
      kind: "invalid",
      errors: { minutes: "Please enter a whole number of minutes from 1 to 600." },
    });
  }
});

test("a section without a title is refused, and a box that is not ticked means no", () => {
  expect(parseForm(sectionForm("s-one"), formOf({ title: " " }))).toMatchObject({
    errors: { title: "Please enter a title." },
  });
  expect(parseForm(sectionForm("s-one"), formOf({ title: "One" }))).toMatchObject({
    data: { answerRequired: false, source: "fixed" },
  });
  expect(parseForm(sectionForm("s-one"), formOf({ title: "One", answerRequired: "on" }))).toMatchObject({
    data: { answerRequired: true },
  });
});

test("a rule tells subjects from lessons, and takes only areas that an exam plan has", () => {
  const [subject, lesson] = [newId<"subject">(), newId<"lesson">()];
  const place = [subjectPlace(subject), lesson, "nonsense"];

  expect(
    parseForm(RuleForm, formOf({ count: "10", place, area: ["norcet:pharmacology", "norcet:magic"] })),
  ).toMatchObject({
    data: { count: 10, subjects: [subject], lessons: [lesson], areas: ["norcet:pharmacology"], types: [] },
  });
  expect(parseForm(RuleForm, formOf({ count: "" }))).toMatchObject({
    kind: "invalid",
    errors: { count: expect.stringContaining("whole number") },
  });
});

test("a rule draws case studies of six questions, trends of one, and passages of as many as it says", () => {
  const ruleOf = (fields: Record<string, string>) => parseForm(RuleForm, formOf({ count: "2", ...fields }));

  expect(ruleOf({ unit: "" })).toMatchObject({ data: { unit: null } });
  expect(ruleOf({ unit: "case", type: "text" })).toMatchObject({
    data: { unit: { kind: "case", questions: 6 }, types: [] },
  });
  expect(ruleOf({ unit: "trend", unitQuestions: "8" })).toMatchObject({
    data: { unit: { kind: "trend", questions: 1 } },
  });
  expect(ruleOf({ unit: "passage", unitQuestions: "8" })).toMatchObject({
    data: { unit: { kind: "passage", questions: 8 } },
  });
  expect(ruleOf({ unit: "passage" })).toMatchObject({
    errors: { unitQuestions: expect.stringContaining("whole number") },
  });
});

test("times are those of the institute, and a test closes after it opens", () => {
  const schema = deliveryForm("Asia/Kolkata");
  const times = { opensAt: "2026-11-25T10:00", closesAt: "2026-11-25T12:00" };

  expect(parseForm(schema, formOf({ ...times, attemptsMax: "1", course: "NORCET" }))).toMatchObject({
    data: {
      ...{ course: "NORCET", attemptsMax: 1, release: { score: "submission", solutions: "submission" } },
      ...{ opensAt: new Date("2026-11-25T04:30:00Z"), closesAt: new Date("2026-11-25T06:30:00Z") },
    },
  });
  expect(parseForm(schema, formOf({ ...times, closesAt: times.opensAt }))).toMatchObject({
    errors: { closesAt: "Please choose a time after the test opens." },
  });
  expect(parseForm(schema, formOf({ score: "by-hand" }))).toMatchObject({
    errors: { solutions: expect.stringContaining("release") },
  });
});

test("a time that the clocks skip is refused with both neighbours", () => {
  const error =
    "Please choose another time: the clocks go forward then. The last time before is 29 March 2026 at 12:59 am GMT, and the first after is 29 March 2026 at 2:00 am GMT+1.";
  const schema = deliveryForm("Europe/London");

  for (const field of ["opensAt", "closesAt"]) {
    expect(parseForm(schema, formOf({ [field]: "2026-03-29T01:30" }))).toMatchObject({ errors: { [field]: error } });
  }
});

test("marks and pass mark come from one form, and mistakes of both are named", () => {
  const marks = { "s-one.right": "1", "s-one.wrong": "−1/3", "s-one.omitted": "0", "s-one.by": "points" };

  expect(parseForm(ownMarksForm([FIRST], [FIRST]), formOf({ ...marks, kind: "percent", percent: "50" }))).toMatchObject(
    {
      data: {
        marks: { "s-one": { by: "points", right: 12, wrong: -4, omitted: 0 } },
        pass: { kind: "percent", threshold: { percent: 50 } },
      },
    },
  );
  const wrong = { ...marks, "s-one.right": "many", kind: "percent", percent: "half" };
  const parsed = parseForm(ownMarksForm([FIRST], [FIRST]), formOf(wrong));
  expect(Object.keys(parsed.kind === "invalid" ? parsed.errors : {})).toEqual(["s-one.right", "percent"]);
  expect(parseForm(ownMarksForm([FIRST], null), formOf(marks))).toMatchObject({ data: { pass: null } });
});
