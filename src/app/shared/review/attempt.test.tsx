import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { parseOpenItem, parseSolvedItem } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { scoreItem } from "../../../items/registry/scorers.server.ts";
import { totalsOf } from "../../../modules/attempts/rules.ts";
import { ReviewedAttempt } from "./attempt.tsx";
import type { ShownReview } from "./load.server.ts";

const { content, solution } = sampleOf("prioritize_hypothesis");

/** The review of a test that asked one question repeatedly; each choice is an answer to it. */
function shown(choices: string[][], filter = "") {
  const questions = choices.map((chosen, index) => {
    const item = parseSolvedItem({ type: "prioritize_hypothesis", content, solution, answer: { chosen } });
    const isAnswered = chosen.length > 0;
    const question = { position: index + 1, item, isAnswered, flagged: index === 0, late: null };
    return { ...question, kind: "shown" as const, score: scoreItem(item) };
  });
  const totals = totalsOf(questions.map(({ score, isAnswered }) => ({ ...score, isAnswered })));
  return markupOf({ ...ABOUT, totals, answeredCount: totals.answeredCount, questions }, filter);
}

const ABOUT = { id: newId<"attempt">(), practiceTestNumber: 1, timeTaken: 60, completedAt: new Date() };

function markupOf(review: ShownReview, filter = "") {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/review${filter}`]}>
      <ReviewedAttempt review={review} rescores={[]} back={{ to: "/", label: "Back" }} />
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
  const positionsIn = (markup: string) => [...markup.matchAll(/<h2>Question (\d)<\/h2>/g)].map((match) => match[1]);

  expect(positionsIn(shown(CHOICES, "?show=partly"))).toEqual(["2", "3", "6"]);
  expect(positionsIn(shown(CHOICES, "?show=wrong"))).toEqual(["4"]);
  expect(shown([["o1", "o3"]], "?show=partly")).toContain("Nothing was partly right");
});

test("a withheld question says why and until when, links to its test, and is in no filter that would reveal its verdict", () => {
  const item = parseOpenItem({ type: "prioritize_hypothesis", content, answer: { chosen: ["o2", "o4"] } });
  const by = [{ attemptId: newId<"attempt">(), practiceTestNumber: 3, closesAt: new Date() }];
  const about = { position: 1, isAnswered: true, flagged: false, late: null };
  const questions = [{ kind: "withheld" as const, ...about, item, by, until: "12:40 pm" }];

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
