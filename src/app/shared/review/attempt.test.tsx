import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { parseOpenItem, parseSolvedItem } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { scoreItem } from "../../../items/registry/scorers.server.ts";
import type { Markup } from "../../../modules/attempts/markup.ts";
import { totalsOf } from "../../../modules/attempts/rules.ts";
import { markedResultOf } from "../../../modules/tests/marked-result.ts";
import type { PassRule } from "../../../modules/tests/pass-rules.ts";
import { rulesOf, sectionOf, THIRD_OFF, versionOf } from "../../../modules/tests/presets/preset.ts";
import { ReviewedAttempt } from "./attempt.tsx";
import type { ShownReview } from "./load.server.ts";

const { content, solution } = sampleOf("prioritize_hypothesis");

const positionsIn = (markup: string) => [...markup.matchAll(/<h2[^>]*>Question (\d)<\/h2>/g)].map((match) => match[1]);

/** Of six questions; the others' median is known of the first one. */
const TIMES = [90, 30, 30, 180, 30, null].map((seconds, index) => ({ seconds, others: index === 0 ? 40 : null }));

/** The review of a test that asked one question repeatedly; each choice is an answer to it. */
function shown(choices: string[][], filter = "", markup: Markup | null = null) {
  const questions = choices.map((chosen, index) => {
    const item = parseSolvedItem({ type: "prioritize_hypothesis", content, solution, answer: { chosen } });
    const isAnswered = chosen.length > 0;
    const time = TIMES[index] ?? QUESTION.time;
    const question = { ...QUESTION, position: index + 1, item, isAnswered, flagged: index === 0, time };
    return { ...question, section: index < 2 ? 1 : 2, kind: "shown" as const, score: scoreItem(item), markup };
  });
  const totals = totalsOf(questions.map(({ score, isAnswered }) => ({ ...score, isAnswered })));
  return markupOf(
    { ...ABOUT, totals, answeredCount: totals.answeredCount, sections: ["one", "two"], questions },
    filter,
  );
}

const PLACE = { subject: "Anatomy", lesson: { id: newId<"lesson">(), title: "Bones", isReadable: true }, areas: [] };
const QUESTION = {
  section: 1,
  place: PLACE,
  time: { seconds: null, others: null },
  countedAs: null,
  late: null,
  stimulusVersionId: null,
};
const ABOUT = {
  id: newId<"attempt">(),
  marked: null,
  adaptive: null,
  changes: [],
  sections: [],
  records: [],
  test: { kind: "practice" as const, number: 1 },
  timeTaken: 60,
  afterSilenceCount: 0,
  extraMinutes: 0,
  completedAt: new Date(),
};

function markupOf(review: ShownReview, filter = "") {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/review${filter}`]}>
      <ReviewedAttempt review={review} rescores={[]} reader="student" back={{ to: "/", label: "Back" }} />
    </MemoryRouter>,
  );
}

/** The right ones are o1 and o3. */
const CHOICES = [["o1", "o3"], ["o1", "o5"], ["o3"], ["o2", "o4"], [], ["o1", "o2"]];

test("each question is in exactly one filter besides all and flagged, so that their counts add up", () => {
  const markup = shown(CHOICES);

  for (const filter of ["All (6)", "Right (1)", "Partly right (3)", "Wrong (1)", "Not answered (1)", "Flagged (1)"]) {
    expect(markup).toContain(`>${filter}<`);
  }
});

test("a partly right question has its own filter, and is not counted as wrong", () => {
  expect(positionsIn(shown(CHOICES, "?show=partly"))).toEqual(["2", "3", "6"]);
  expect(positionsIn(shown(CHOICES, "?show=wrong"))).toEqual(["4"]);
  expect(shown([["o1", "o3"]], "?show=partly")).toContain("Nothing was partly right");
});

test("what was struck out and noted stands at its question, and nothing offers to change it", () => {
  const markup = shown([["o1"]], "", {
    struck: ["o2"],
    highlights: {},
    notes: { stem: "Potassium first.\n<b>3.1</b>" },
  });

  expect(markup).toMatch(/Struck out: <\/span><s[^>]*>/);
  expect(markup.match(/<s[ >]/g)).toHaveLength(1);
  expect(markup).toContain("<strong>Test note</strong><p>Potassium first.\n&lt;b&gt;3.1&lt;/b&gt;</p>");
  expect(markup).not.toMatch(/<textarea|data-strike/);
});

test("a withheld question says why and until when, links to its test, and is in no filter that would reveal its verdict", () => {
  const item = parseOpenItem({ type: "prioritize_hypothesis", content, answer: { chosen: ["o2", "o4"] } });
  const by = [{ attemptId: newId<"attempt">(), test: { kind: "practice" as const, number: 3 }, closesAt: new Date() }];
  const about = { ...QUESTION, position: 1, isAnswered: true, flagged: false };
  const questions = [
    { kind: "withheld" as const, ...about, item, reason: { kind: "open-elsewhere" as const, by, until: "12:40 pm" } },
  ];

  const markup = markupOf({ ...ABOUT, totals: null, answeredCount: 1, questions });

  expect(markup).toContain(
    "This question is also in Practice Test 3, which you are still taking. You will see the solution here once you submit that test, at 12:40 pm at the latest.",
  );
  expect(markup).toContain(`href="/attempts/${by[0]?.attemptId}"`);
  const filters = [...markup.matchAll(/>([^<>]+ \(\d+\))</g)].map((match) => match[1]);
  expect(filters).toEqual(["All (1)", "Not answered (0)", "Flagged (0)"]);
  for (const verdict of ["right", "partly", "wrong"]) {
    const asked = markupOf({ ...ABOUT, totals: null, answeredCount: 1, questions }, `?show=${verdict}`);
    expect(asked).toContain("You cannot see yet what was right or wrong");
    expect(asked).not.toMatch(/No question was fully right|Nothing/);
  }
  expect(markup).toContain("You cannot see your score and points yet");
  expect(markup).not.toMatch(/Points<|Correct answers|Score</);
});

test("filters narrow together, and each counts what it would show beside the others", () => {
  const markup = shown(CHOICES, "?show=partly&section=2");

  expect(positionsIn(markup)).toEqual(["3", "6"]);
  for (const filter of ["All (4)", "Partly right (2)", "Not answered (1)", "Flagged (0)", "one (1)", "two (2)"]) {
    expect(markup).toContain(`>${filter}<`);
  }
  expect(shown(CHOICES, "?show=right&section=2")).toContain("No question fits all these filters");
});

test("a slow question says beside what, and the palette names every state of a question", () => {
  const markup = shown(CHOICES, "?slow=yes");

  expect(positionsIn(markup)).toEqual(["1", "4"]);
  expect(markup).toContain("Time: 1\u00a0min 30\u00a0s (median of others: 40\u00a0s)");
  expect(markup).toContain("Time: 3\u00a0min (average of this test: 1\u00a0min 12\u00a0s)");
  expect(markup).toContain('aria-label="Question 1, right, flagged, slow"');
  expect(markup).toContain('aria-label="Question 4, wrong, slow"');
});

test("answers that counted after a silence are named, and only then", () => {
  const review = { ...ABOUT, totals: null, answeredCount: 0, questions: [] };

  expect(markupOf(review)).not.toContain("after their section");
  expect(markupOf({ ...review, afterSilenceCount: 2 })).toContain(
    "2 answers reached us after their question or section had closed.",
  );
});

test("marks come with the rule in words, what wrong answers took, and a table whose last row is the whole", () => {
  const answers = CHOICES.map((chosen, index) => {
    const item = parseSolvedItem({ type: "prioritize_hypothesis", content, solution, answer: { chosen } });
    const section = index < 3 ? 1 : 2;
    return { ...scoreItem(item), section, isAnswered: chosen.length > 0, countedAs: null, seconds: 30 };
  });
  const version = versionOf({
    title: "Two",
    sections: [sectionOf("one", "One", 10, [[3, "x:y"]]), sectionOf("two", "Two", 10, [[3, "x:y"]])],
  });
  const wordsFor = (pass: PassRule) => {
    const rules = rulesOf(version, THIRD_OFF, { pass });
    const marked = markedResultOf(answers, { rules, candidate: null, peers: null, sections: version.sections });
    const totals = { score: 17, correctCount: 1, earned: 5, possible: 12 };
    return markupOf({ ...ABOUT, totals, marked, answeredCount: 5, questions: [] });
  };
  const markup = wordsFor({ kind: "none" });

  // One right, four wrong or only partly right, one blank: 12 − 16 of 72 twelfths.
  expect(markup).toContain("−0.33 of 6");
  expect(markup).toContain("Wrong answers took 1.33 marks. Had you left these blank, you would have 1 mark.");
  expect(markup).toContain("There is no pass mark");
  expect(markup).toContain("Whole test");
  expect(wordsFor({ kind: "percent", threshold: { percent: 40 } })).toContain(
    "The pass mark is 40% of all marks. 2.67 of 6 marks are needed, and this result has −0.33.",
  );
  expect(wordsFor({ kind: "each-section", percent: { one: 10, two: 20 } })).toContain(
    "Each section has its own pass mark: 10% in One and 20% in Two. One: 0.33 of 3 marks are needed, and this result has 0.33. Two: 0.67 of 3 marks are needed, and this result has −0.67.",
  );
  const byCategory = { percent: 40, lessForDisability: 5 };
  expect(wordsFor({ kind: "percent", threshold: byCategory })).toContain("depends on your category");
  expect(wordsFor({ kind: "percentile", threshold: { percent: 50 } })).toContain("30 first attempts");
});
