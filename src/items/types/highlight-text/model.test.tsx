import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { type Piece, spansOf, textOf } from "../../highlight.ts";
import { piecesOf } from "../../highlight-authoring.ts";
import { AnswerItem } from "../../registry/answer-views.tsx";
import { problemsOf, textsOf } from "../../registry/authoring.ts";
import { fromExchangeRow, toExchangeRow } from "../../registry/exchange-formats.server.ts";
import { parseOpenItem, parseQuestionBody, parseSolvedItem } from "../../registry/models.ts";
import { scoreItem } from "../../registry/scorers.server.ts";

const NOTE = "Skin [clammy], [pulse 128]. Lungs [clear].";

function body(note: Piece[] = piecesOf(NOTE), correct: string[] = ["s1", "s2"]) {
  return parseQuestionBody({
    type: "highlight_text",
    content: { v: 1, stem: "<p>Which?</p>", note },
    solution: { correct, rationale: "<p>Because.</p>" },
  });
}

const saidOf = (question: ReturnType<typeof body>) =>
  problemsOf(question).map(({ level, message }) => [level, message]);

test("a text in brackets becomes pieces and the same text again, whatever it is", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-c[\]\n ]{0,30}$/), (text) => {
      const pieces = piecesOf(text);

      expect(textOf(pieces)).toBe(text);
      expect(new Set(spansOf(pieces).map(({ id }) => id)).size).toBe(spansOf(pieces).length);
    }),
  );
});

test("what can be chosen keeps its id while the text around it, its words or its number change", () => {
  const before = spansOf(piecesOf(NOTE));
  const after = (text: string, lost = before.slice(0, 0)) =>
    spansOf(piecesOf(text, before, lost)).map(({ id, text: words }) => `${id} ${words}`);

  expect(after("At 08:00 skin [clammy], [pulse 128]. Lungs [clear].")).toEqual([
    "s1 clammy",
    "s2 pulse 128",
    "s3 clear",
  ]);
  expect(after("Skin [clammy], [pulse 132]. Lungs [clear].")).toEqual(["s1 clammy", "s2 pulse 132", "s3 clear"]);
  expect(after("[Skin] [clammy], [pulse 128]. Lungs [clear].")).toEqual([
    "s4 Skin",
    "s1 clammy",
    "s2 pulse 128",
    "s3 clear",
  ]);
  expect(after("Skin [clammy], pulse 128. Lungs [clear].")).toEqual(["s1 clammy", "s3 clear"]);
  const without = before.filter(({ id }) => id !== "s2");
  expect(spansOf(piecesOf("Skin [clammy], [pulse 128 and weak]. Lungs [clear].", without, before))[1]?.id).toBe("s2");
});

test("what is missing is said one kind at a time, and the exam's size is only a warning", () => {
  expect(saidOf(body([], []))).toEqual([["error", "Please write the note."]]);
  expect(saidOf(body(piecesOf("Skin [clammy], pulse] 128."), []))).toEqual([
    ["error", "A square bracket has no partner on its line. Square brackets are only for selectable texts."],
  ]);
  expect(saidOf(body(piecesOf("Skin [clammy]."), ["s1"]))).toEqual([
    ["error", "Please make at least two texts selectable."],
  ]);
  expect(saidOf(body(undefined, []))).toEqual([["error", "Please mark at least one selectable text as right."]]);
  expect(saidOf(body(undefined, ["s1", "s9"]))).toEqual([
    ["error", "Please mark at least one selectable text as right."],
  ]);
  expect(saidOf(body())).toEqual([]);
  expect(saidOf(body(piecesOf("[a] [b] [c] [d] [e] [f] [g] [h] [i] [j] [k]"), ["s1"]))).toEqual([
    ["warning", "This question has 11 selectable texts. The exam has at most ten."],
  ]);
});

test("a wrong choice takes a point off, and what can be chosen has an id once", () => {
  const score = (chosen: string[]) => scoreItem(parseSolvedItem({ ...body(), answer: { chosen } }));

  expect(score(["s1", "s2", "s3"])).toEqual({ earned: 1, max: 2, rule: "plus-minus/1" });
  expect(() =>
    body([
      { id: "s1", text: "a" },
      { id: "s1", text: "b" },
    ]),
  ).toThrow("Two selectable texts have the same id.");
});

test("the whole note can be found, and a screen reader meets check boxes inside its text", () => {
  expect(textsOf(body())).toContain("Skin clammy, pulse 128. Lungs clear.");
  const markup = renderToString(<AnswerItem item={parseOpenItem(body())} onChange={() => {}} disabled={false} />);
  const heard = markup
    .slice(markup.indexOf('aria-label="Note"'))
    .replace(/<span aria-hidden="true">.*?<\/span>/g, "")
    .replace(/<input[^>]*type="checkbox"[^>]*aria-label="([^"]*)"[^>]*>/g, "(box: $1)")
    .replace(/<[^>]*>/g, "");

  expect(heard).toContain("Skin (box: clammy), (box: pulse 128). Lungs (box: clear).");
});

test("a row holds the note in brackets; what is right stands in correct_answer, of equal texts by its place", () => {
  const question = body(piecesOf("Pulse [normal], skin [normal]."), ["s2"]);
  const row = toExchangeRow(question);

  expect(row).toMatchObject({ highlight_note: "Pulse [normal], skin [normal].", options: ["normal", "normal"] });
  expect(fromExchangeRow("highlight_text", row)).toEqual(question);
  const byHand = { ...toExchangeRow(body()), correct_answer: '["clammy","pulse 128"]' };
  expect(fromExchangeRow("highlight_text", byHand)).toEqual(body());
  expect(() => fromExchangeRow("highlight_text", { ...byHand, correct_answer: '["pale"]' })).toThrow(
    "correct_answer names a text that is not in square brackets.",
  );
  expect(() => fromExchangeRow("highlight_text", { ...row, highlight_note: "Pulse [normal]." })).toThrow(
    "correct_answer does not name the texts in square brackets, in their order.",
  );
});
