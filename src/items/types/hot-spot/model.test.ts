import { expect, test } from "vitest";
import { problemsOf } from "../../registry/authoring.ts";
import { fromExchangeRow, toExchangeRow } from "../../registry/exchange-formats.server.ts";
import { parseAnswer, parseQuestionBody } from "../../registry/models.ts";
import { sampleOf } from "../../registry/samples.server.ts";

const { content, solution } = sampleOf("hot_spot");
const { picture, places } = content;

function body(over: Partial<typeof content> = {}, correct = solution.correct) {
  return parseQuestionBody({
    type: "hot_spot",
    content: { ...content, ...over },
    solution: { ...solution, correct },
  });
}

const reported = (...question: Parameters<typeof body>) =>
  problemsOf(body(...question)).map(({ level, at, message }) => `${level} ${at}: ${message}`);
const [first, second] = places;
if (!first || !second) throw new Error("The sample has no places.");

test("a place needs words and an area within the picture; one too small for a finger is only warned about", () => {
  expect(reported({ places: [first, { ...second, text: " " }] }, first.id)).toEqual([
    "error content.places.1: Please say where this place is.",
  ]);
  expect(reported({ places: [first, { ...second, width: 0 }] }, first.id)).toEqual([
    "error content.places.1.area: Please draw the area of place B.",
  ]);
  expect(reported({ places: [first, { ...second, left: 95 }] }, first.id)).toEqual([
    "error content.places.1.area: The area of place B is partly outside of the picture.",
  ]);
  expect(reported({ places: [first, { ...second, height: 5 }] }, first.id)).toEqual([
    "warning content.places.1.area: Place B is hard to touch on a phone. Make it at least 8 % wide and high.",
  ]);
  expect(reported({ places: [first, { ...second, left: first.left + 3 }] }, first.id)).toEqual([
    "warning content.places: Two places overlap. Where they do, a press chooses the later one.",
  ]);
});

test("there are at least two places, one of them right, and a picture that is described", () => {
  expect(reported({ places: [first] }, first.id)).toEqual(["error content.places: Please add at least two places."]);
  expect(reported({}, "")).toEqual(["error solution.correct: Please choose the right place."]);
  expect(reported({ picture: { ...picture, src: "" } })).toEqual(["error content.picture: Please choose a picture."]);
  expect(reported({ picture: { ...picture, alt: "" } })).toEqual([
    "error content.picture: Please describe the picture for people who cannot see it.",
  ]);
});

test("a picture of somebody else is refused, and so is a place that the question does not have", () => {
  expect(() => body({ picture: { ...picture, src: "https://example.org/chest.png" } })).toThrow(
    "The picture must be one that was uploaded here.",
  );
  expect(parseAnswer(body(), { chosen: "p9" })).toBeNull();
  expect(parseAnswer(body(), { chosen: "p1" })).toEqual({ chosen: "p1" });
});

test("a row holds the picture with its places, and the words of the right one", () => {
  const row = toExchangeRow(body());

  expect(row.correct_answer).toBe("Fifth space between the ribs, below the middle of the left collarbone");
  expect(fromExchangeRow("hot_spot", row)).toEqual(body());
  expect(() => fromExchangeRow("hot_spot", { ...row, correct_answer: "Elsewhere" })).toThrow(
    "correct_answer is not the text of a place.",
  );
});
