import { expect, test } from "vitest";
import { compareQuestions, countsOf } from "./comparison.ts";

const RIGHT = { earned: 2, max: 2 };
const PARTLY = { earned: 1, max: 2 };
const WRONG = { earned: 0, max: 2 };

function answerTo(questionId: string, score: { earned: number; max: number } | null, isAnswered = true) {
  return { position: 1, section: 1, questionId, isAnswered, seconds: null, score };
}

test("answers are counted once each, and not at all while one of them cannot be seen", () => {
  const answers = [
    answerTo("a", RIGHT),
    answerTo("b", PARTLY),
    answerTo("c", WRONG),
    answerTo("d", WRONG, false),
    answerTo("e", RIGHT),
  ];

  expect(countsOf(answers)).toEqual({ questions: 5, counts: { right: 2, partly: 1, wrong: 1, unanswered: 1 } });
  expect(countsOf([...answers, answerTo("f", null)])).toBeNull();
  expect(countsOf([])).toEqual({ questions: 0, counts: { right: 0, partly: 0, wrong: 0, unanswered: 0 } });
});

test("of the questions that both asked it is said what became of each, in the order of the later attempt", () => {
  const earlier = [
    answerTo("mended", WRONG),
    answerTo("lost", RIGHT),
    answerTo("known", RIGHT),
    answerTo("halfway", WRONG, false),
    answerTo("dropped", RIGHT),
  ];
  const later = [
    answerTo("halfway", PARTLY),
    answerTo("new", RIGHT),
    answerTo("known", RIGHT),
    answerTo("lost", PARTLY),
    answerTo("mended", RIGHT),
    answerTo("new too", WRONG),
  ];

  const { both, ...counted } = compareQuestions(earlier, later);

  expect(counted).toEqual({ common: 4, onlyEarlier: 1, onlyLater: 2 });
  expect(both?.map(({ later: { questionId }, before, after, change }) => [questionId, before, after, change])).toEqual([
    ["halfway", "unanswered", "partly", "open"],
    ["known", "right", "right", "right"],
    ["lost", "right", "partly", "worse"],
    ["mended", "wrong", "right", "better"],
  ]);
});

test("nothing is said of any question while one that both asked cannot be seen; how many there are is said", () => {
  const seen = [answerTo("a", RIGHT), answerTo("b", RIGHT)];
  const hidden = [answerTo("a", RIGHT), answerTo("b", null), answerTo("c", null)];

  expect(compareQuestions(seen, hidden)).toEqual({ common: 2, onlyEarlier: 0, onlyLater: 1, both: null });
  expect(compareQuestions([answerTo("a", RIGHT)], [answerTo("a", RIGHT), answerTo("c", null)]).both).toHaveLength(1);
});
