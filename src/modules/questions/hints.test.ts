/** Each rule has an example that it finds, and one beside it that is fine. */
import { expect, test } from "vitest";
import { hintTexts } from "../../content/en/question-hints.ts";
import { optionsOf } from "../../items/options.ts";
import { parseQuestionBody } from "../../items/registry/models.ts";
import { hintsOf } from "./hints.ts";

const SOURCE = "<p>Source: World Health Organization, Patient safety (2023).</p>";

type Written = { stem?: string; right?: string[]; wrong?: string[]; rationale?: string };

/** A question without a hint, but for what is given. */
function written({ stem, right = ["The vagus nerve"], wrong = ["The facial nerve"], rationale }: Written = {}) {
  const why = rationale ?? `<p>${[...right, ...wrong].join(". ")}.</p>${SOURCE}`;
  const options = optionsOf([...right, ...wrong]);
  return parseQuestionBody({
    type: "multi-select",
    content: { v: 1, stem: stem ?? "<p>Which are meant?</p>", options },
    solution: { correct: right.map((_, index) => `o${index + 1}`), rationale: why },
  });
}

const messagesOf = (question: Written) => hintsOf(written(question)).map(({ message }) => message);

test("a question that is fine gets none", () => {
  expect(hintsOf(written())).toEqual([]);
});

test("a right answer that is by far the longest", () => {
  const long = "Sit the client up, give oxygen and call for help";
  expect(hintsOf(written({ right: [long], wrong: ["Record the findings", "Wait for the doctor"] }))).toEqual([
    { at: "content.options.0.text", message: hintTexts.longest },
  ]);
  expect(
    messagesOf({ right: [long], wrong: ["Record the findings", "Wait until the doctor comes back again"] }),
  ).toEqual([]);
  expect(messagesOf({ right: [long, `${long} now`], wrong: ["Record it", "Wait"] })).toEqual([hintTexts.allLonger]);
  // Three letters against one are no cue.
  expect(messagesOf({ right: ["Ten"], wrong: ["6", "7"] })).toEqual([]);
});

test.each(["All of the above", "None of these", "Both A and B"])("an option that speaks of others: %s", (option) => {
  expect(messagesOf({ wrong: ["The facial nerve", option] })).toContain(hintTexts.ofOthers(option));
});

test("an absolute word in a wrong option, unless a right one has such a word as well", () => {
  const absolute = "Always wear two gloves";
  expect(messagesOf({ right: ["Wash your hands"], wrong: [absolute] })).toEqual([
    hintTexts.absolute("Always", absolute),
  ]);
  expect(messagesOf({ right: ["Never recap a needle"], wrong: [absolute] })).toEqual([]);
  expect(messagesOf({ right: ["Wash your hands"], wrong: ["Turn the client every two hours"] })).toEqual([]);
  expect(messagesOf({ right: ["Wash your hands"], wrong: ["Raise all four rails"] })).toEqual([]);
});

test("an article that fits only some options, at the end of the text or before a gap", () => {
  expect(messagesOf({ stem: "<p>Prepare an</p>", right: ["ECG"], wrong: ["urine test", "eye test"] })).toEqual([
    hintTexts.article("an"),
  ]);
  expect(messagesOf({ stem: "<p>Prepare an</p>", right: ["ECG"], wrong: ["ultrasound", "eye test"] })).toEqual([]);
  expect(messagesOf({ stem: "<p>Prepare a/an</p>", right: ["ECG"], wrong: ["urine test"] })).toEqual([]);
  const gap = (before: string) =>
    parseQuestionBody({
      type: "sentence_completion",
      content: {
        v: 1,
        scenario: "A client wheezes.",
        stem: `<p>The nurse gives ${before} [drug] now.</p>`,
        dropdowns: [{ id: "d1", placeholder: "drug", options: optionsOf(["inhaler", "tablet", "drip"]) }],
      },
      solution: { correct: { d1: "o1" }, rationale: `<p>No tablet and no drip: an inhaler.</p>${SOURCE}` },
    });
  expect(hintsOf(gap("an"))).toEqual([{ at: "content.stem", message: hintTexts.article("an") }]);
  expect(hintsOf(gap("the"))).toEqual([]);
});

test("a word that the question text shares with the right answer only", () => {
  const stem = "<p>A client takes warfarin.</p>";
  const question = { stem, right: ["Withhold the warfarin"], wrong: ["Send a sample", "Call the family"] };
  expect(messagesOf(question)).toEqual([hintTexts.sameWord("warfarin")]);
  expect(messagesOf({ ...question, wrong: ["Send a sample", "Double the warfarin"] })).toEqual([]);
  expect(messagesOf({ ...question, stem: "<p>A client is bleeding.</p>" })).toEqual([]);
});

test("an explanation that names options by letter or place", () => {
  const named = (why: string) => messagesOf({ rationale: `<p>The vagus nerve. The facial nerve. ${why}</p>${SOURCE}` });
  expect(named("Option B is wrong.")).toEqual([hintTexts.byPlace("Option B")]);
  expect(named("The second option is wrong.")).toEqual([hintTexts.byPlace("second option")]);
  expect(named("Vitamin B is no option. The first choice is oxygenation.")).toEqual([
    hintTexts.byPlace("first choice"),
  ]);
  expect(named("Vitamin B is not meant. The answer 5 minutes later.")).toEqual([hintTexts.byPlace("answer 5")]);
});

test("options of which the explanation says nothing, and those it names in other forms", () => {
  const options = { right: ["Record the findings"], wrong: ["Give oxygen", "Massage the calf", "Call the family"] };
  const why = (text: string) => messagesOf({ ...options, rationale: `<p>${text}</p>${SOURCE}` });
  expect(why("Recording comes first; oxygen can wait, massaging harms, and the family is told later.")).toEqual([]);
  expect(why("Recording comes first, then oxygen.")).toEqual([
    hintTexts.unexplained(["Massage the calf", "Call the family"], 0),
  ]);
  expect(why("It is so.")).toEqual([
    hintTexts.unexplained(["Record the findings", "Give oxygen", "Massage the calf"], 1),
  ]);
  // What a source is called explains nothing.
  expect(messagesOf({ rationale: "<p>So.</p><p>Source: The vagus nerve, the facial nerve, 2020.</p>" })).toEqual([
    hintTexts.unexplained(["The vagus nerve", "The facial nerve"], 0),
  ]);
});

test("where verdicts are given, each thing that is judged; of a number, the number", () => {
  const matrix = parseQuestionBody({
    type: "recognize_cues",
    content: {
      v: 1,
      scenario: "A client after surgery.",
      stem: "<p>Which are expected?</p>",
      findings: optionsOf(["Pulse of 88/min", "A rigid abdomen"], "f"),
    },
    solution: { expected: ["f1"], rationale: `<p>The pulse is normal.</p>${SOURCE}` },
  });
  expect(hintsOf(matrix).map(({ message }) => message)).toEqual([hintTexts.unexplained(["A rigid abdomen"], 0)]);
  const number = (why: string) =>
    hintsOf(
      parseQuestionBody({
        type: "calculation",
        content: { v: 1, stem: "<p>How many?</p>", unit: "mL/hour", rounding: "whole" },
        solution: { value: "1250", tolerance: "", rationale: `<p>${why}</p>${SOURCE}` },
      }),
    );
  expect(number("The rate is 1,250 mL/hour.")).toEqual([]);
  expect(number("The rate in mL/hour follows.")).toHaveLength(1);
});

test("an explanation without a source, or with one that has no year", () => {
  const why = "<p>The vagus nerve. The facial nerve.</p>";
  expect(hintsOf(written({ rationale: why }))).toEqual([{ at: "solution.rationale", message: hintTexts.noSource }]);
  expect(messagesOf({ rationale: `${why}<p>Source: a book</p>` })).toEqual([hintTexts.noSource]);
  // The day on which it was read is not its year.
  for (const reading of [
    ". Read on 26 November 2026.",
    ", read on 3 May 2026.",
    ". Read on 24 and 26 November 2026.",
  ]) {
    expect(messagesOf({ rationale: `${why}<p>Source: a book${reading}</p>` })).toEqual([hintTexts.noSource]);
    expect(messagesOf({ rationale: `${why}<p>Source: a book, 2019${reading}</p>` })).toEqual([]);
  }
  expect(messagesOf({ rationale: `${why}<p>The source: see 2020.</p>` })).toEqual([hintTexts.noSource]);
  expect(messagesOf({ rationale: `${why.replace("</p>", "<br>References: Textbook, 1998</p>")}` })).toEqual([]);
});

test("a question text that is hard to read, by the grade that is asked for", () => {
  const hard = written({
    stem: "<p>Considering the hospitalised individual's deteriorating haemodynamic parameters, which multidisciplinary intervention necessitates prioritisation?</p>",
  });
  expect(hintsOf(hard).map(({ at }) => at)).toEqual(["content.stem"]);
  expect(hintsOf(hard, 40)).toEqual([]);
});
