import { expect, test } from "vitest";
import { optionsOf } from "../../options.ts";
import { problemsOf } from "../../registry/authoring.ts";
import { fromExchangeRow, toExchangeRow } from "../../registry/exchange-formats.server.ts";
import { parseAnswer, parseQuestionBody, parseSolvedItem, progressOf } from "../../registry/models.ts";
import { scoreItem } from "../../registry/scorers.server.ts";

const HEAD = { id: "l1", title: "Head", options: optionsOf(["Headache", "Hair", "Hiccups"]) };
const FOOT = { id: "l2", title: "Foot", options: optionsOf(["Cold toes", "Shoes"], "o", 3) };

function body(locations: unknown[] = [HEAD, FOOT], correct: string[] = ["o1", "o4"], rationale = "<p>Because.</p>") {
  return parseQuestionBody({
    type: "location_based",
    content: { v: 1, stem: "<p>Where?</p>", locations },
    solution: { correct, rationale },
  });
}

const messagesOf = (question: ReturnType<typeof body>) =>
  problemsOf(question)
    .filter(({ level }) => level === "error")
    .map(({ at, message }) => [at, message]);

test("what is missing is reported one kind at a time, in order", () => {
  expect(messagesOf(body([], [], ""))).toEqual([
    ["content.locations", "Please add at least one location."],
    ["solution.rationale", "Please enter the explanation."],
  ]);
  expect(messagesOf(body([{ ...HEAD, title: " ", options: [] }, FOOT], []))).toEqual([
    ["content.locations.0.title", "Please provide a title for each location."],
  ]);
  expect(messagesOf(body([HEAD, { ...FOOT, options: [] }], []))).toEqual([
    ["content.locations.1.options", "Each location must have at least one option."],
  ]);
  expect(messagesOf(body([HEAD, FOOT], [], ""))).toEqual([
    ["solution.correct", "Please mark at least one option as correct across your locations."],
    ["solution.rationale", "Please enter the explanation."],
  ]);
});

test("duplicates and blanks are reported after what is missing", () => {
  const twice = { ...FOOT, title: "Head ", options: optionsOf(["Cold toes", "Cold  toes", ""], "o", 3) };

  expect(messagesOf(body([HEAD, twice], ["o1"]))).toEqual([
    ["content.locations.1.title", "Two locations have the same title."],
    ["content.locations.1.options.1", "Two options have the same text."],
    ["content.locations.1.options.2", "Please enter the text of this option, or remove it."],
  ]);
  expect(problemsOf(body([HEAD, FOOT], ["o1", "o4"]))).toEqual([]);
});

test("the same text in two locations is not a duplicate", () => {
  const other = { ...FOOT, options: optionsOf(["Headache", "Shoes"], "o", 3) };

  expect(messagesOf(body([HEAD, other]))).toEqual([]);
});

test("sizes that the exam does not have are only a warning", () => {
  const problems = problemsOf(body([{ ...HEAD, options: optionsOf(["Headache"]) }], ["o1"]));

  expect(problems).toEqual([
    {
      level: "warning",
      at: "content.locations",
      message: "This question has 1 location. The exam has two to five.",
    },
    {
      level: "warning",
      at: "content.locations.0.options",
      message: "Location 1 has 1 option. On the exam, a location has two to four.",
    },
  ]);
});

test("option ids are unique in the whole question, and there are at most fifty", () => {
  const parse = (locations: unknown[]) => () => body(locations);

  expect(parse([HEAD, { ...FOOT, options: optionsOf(["Cold toes"]) }])).toThrow("Two options have the same id.");
  expect(parse([HEAD, { ...FOOT, id: "l1" }])).toThrow("Two locations have the same id.");
  const many = Array.from({ length: 26 }, (_, index) => `Finding ${index}`);
  expect(
    parse([
      { ...HEAD, options: optionsOf(many) },
      { ...FOOT, options: optionsOf(many, "o", 26) },
    ]),
  ).toThrow("A question may have at most 50 options.");
});

test("one right option over all locations is enough; missing the exam's rule is only a warning", () => {
  const question = body([HEAD, FOOT], ["o1"]);

  expect(problemsOf(question)).toEqual([
    {
      level: "warning",
      at: "solution.correct.1",
      message: "No option of location 2 is marked as correct. On the exam, at least one is right in each.",
    },
  ]);
  const score = (chosen: string[]) => scoreItem(parseSolvedItem({ ...question, answer: { chosen } }));
  expect(score(["o1"])).toMatchObject({ earned: 1, max: 1 });
  expect(score(["o1", "o4"])).toMatchObject({ earned: 1, max: 1 });
  expect(score(["o1", "o2"])).toMatchObject({ earned: 0, max: 1 });
});

test("an answer is complete with the first choice: in some locations nothing may be right", () => {
  const progress = (chosen: string[]) => progressOf(parseSolvedItem({ ...body(), answer: { chosen } }));

  expect(progress([])).toBe("untouched");
  expect(progress(["o1"])).toBe("complete");
  expect(progress(["o2", "o5"])).toBe("complete");
  expect(parseAnswer(body(), { chosen: ["o1", "o1"] })).toBeNull();
});

test("a location never takes points from another one", () => {
  const score = (chosen: string[]) => scoreItem(parseSolvedItem({ ...body(), answer: { chosen } }));

  expect(score(["o2", "o3", "o4"])).toEqual({ earned: 1, max: 2, rule: "plus-minus-by-group/1" });
  expect(score(["o1", "o2", "o4"])).toMatchObject({ earned: 1 });
});

test("a row says in its locations which of two equal texts is right", () => {
  const question = body([HEAD, { ...FOOT, options: optionsOf(["Headache", "Shoes"], "o", 3) }], ["o1", "o5"]);
  const row = toExchangeRow(question);

  expect(row).toMatchObject({ options: ["Headache", "Shoes"], correct_answer: '["Headache","Shoes"]' });
  expect(fromExchangeRow("location_based", row)).toEqual(question);
  expect(() => fromExchangeRow("location_based", { ...row, locations: null })).toThrow("locations is missing.");
});
