import { expect, test } from "vitest";
import { newId } from "../../../../core/id.ts";
import { parseOpenItem } from "../../../../items/registry/models.ts";
import type { OpenQuestion } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import type { ServerAnswer } from "../../../../modules/attempts/save-protocol.ts";
import {
  type AttemptEvent,
  canFlag,
  isAllSent,
  isEditable,
  isExplanationDue,
  isNextDue,
  isOver,
  isWaitingForQuestions,
  type LocalAnswer,
  type LocalAttempt,
  leftToSend,
  localAttemptOf,
  questionsToSend,
  reduceAttempt,
  saveStateOf,
  storedAnswerOf,
  unsentCount,
} from "./local-attempt.ts";
import { MINUTE, openedAttempt, openQuestion, sectionedAttempt } from "./opened-attempt.test-data.ts";

const question = (position: number, chosen?: string, revision = 0) =>
  openQuestion(position, { ...(chosen && { chosen }), revision });

const attemptOf = (...questions: OpenQuestion[]) => localAttemptOf(openedAttempt(questions), 0);

function run(events: AttemptEvent[], from: LocalAttempt = attemptOf(question(1), question(2))): LocalAttempt {
  return events.reduce(reduceAttempt, from);
}

const chosenAt = (attempt: LocalAttempt, position: number) =>
  attempt.questions.find((question) => question.position === position)?.item.answer;

test("a test opens at the question answered last, or else at the first that was never answered", () => {
  const questions = [question(1, "a", 1), question(2), question(3, "a", 1)];
  const answered = { ...openedAttempt(questions), lastAnswered: { position: 3, at: 1 } };

  expect(localAttemptOf(answered, 5).current).toBe(3);
  expect(attemptOf(...questions).current).toBe(2);
  expect(attemptOf(question(1, "a", 1)).current).toBe(1);
});

test("who comes back is at the question last in view, unless it can no longer be shown", () => {
  const returned = { kind: "returned", position: 2 } as const;
  const forward = localAttemptOf(sectionedAttempt({ sections: [{ navigation: "forward" }] }), 0);

  expect(run([returned])).toMatchObject({ current: 2, visited: new Set([1, 2]) });
  // Coming back leaves no question behind.
  expect(run([returned], forward)).toMatchObject({ current: 1, questions: [{ isFinal: false }, { isFinal: false }] });
});

test("an answer is unsent until the server has acknowledged it", () => {
  const answered = run([{ kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 }]);
  const sending = run([{ kind: "sending", positions: [1] }], answered);
  const saved = run([{ kind: "received", saved: [{ kind: "saved", position: 1, revision: 1 }] }], sending);

  expect(questionsToSend(answered)).toMatchObject([{ position: 1, revision: 0, unsent: { madeAt: 5 } }]);
  expect(saveStateOf(answered)).toBe("saving");
  expect(questionsToSend(sending)).toEqual([]);
  expect(unsentCount(sending)).toBe(1);
  expect(saved.questions[0]).toMatchObject({ revision: 1, unsent: null });
  expect(saveStateOf(saved)).toBe("saved");
});

test("an answer changed during its save is sent again, based on that save", () => {
  const attempt = run([
    { kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 },
    { kind: "sending", positions: [1] },
    { kind: "answered", position: 1, answer: { chosen: "b" }, at: 6 },
    { kind: "received", saved: [{ kind: "saved", position: 1, revision: 1 }] },
  ]);

  expect(questionsToSend(attempt)).toMatchObject([{ position: 1, revision: 1, unsent: { madeAt: 6 } }]);
  expect(chosenAt(attempt, 1)).toEqual({ chosen: "b" });
});

test("offline, answers are kept, and sent when the network is back", () => {
  const offline = run([
    { kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 },
    { kind: "sending", positions: [1] },
    { kind: "not-received", connection: "offline" },
    { kind: "answered", position: 2, answer: { chosen: "c" }, at: 9 },
  ]);

  expect(saveStateOf(offline)).toBe("stored-on-device");
  expect(questionsToSend(offline).map(({ position }) => position)).toEqual([1, 2]);

  const saved = [1, 2].map((position) => ({ kind: "saved" as const, position, revision: 1 }));
  const back = run(
    [
      { kind: "sending", positions: [1, 2] },
      { kind: "received", saved },
    ],
    offline,
  );
  expect(saveStateOf(back)).toBe("saved");
});

test("a newer answer from elsewhere replaces a stale one, with a notice until the student moves on", () => {
  const stale = run([
    { kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 },
    { kind: "sending", positions: [1] },
    { kind: "received", saved: [{ kind: "stale", position: 1, revision: 4, answer: { chosen: "c" } }] },
  ]);

  expect(chosenAt(stale, 1)).toEqual({ chosen: "c" });
  expect(stale).toMatchObject({ overtaken: 1 });
  expect(questionsToSend(stale)).toEqual([]);
  expect(run([{ kind: "moved", position: 2, at: 9 }], stale).overtaken).toBeNull();
});

test("an answer given while an older one is refused as stale is still sent, and not based on a save it does not know", () => {
  const changed = run([
    { kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 },
    { kind: "sending", positions: [1] },
    { kind: "answered", position: 1, answer: { chosen: "b" }, at: 9 },
    { kind: "received", saved: [{ kind: "stale", position: 1, revision: 4, answer: { chosen: "c" } }] },
  ]);

  expect(chosenAt(changed, 1)).toEqual({ chosen: "b" });
  expect(questionsToSend(changed)).toMatchObject([{ position: 1, revision: 0, unsent: { madeAt: 9 } }]);
});

test("an answer changed after a lost acknowledgement is kept, and based on what was saved", () => {
  const changed = run([
    { kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 },
    { kind: "sending", positions: [1] },
    { kind: "not-received", connection: "offline" },
    { kind: "answered", position: 1, answer: { chosen: "b" }, at: 9 },
    { kind: "sending", positions: [1] },
    { kind: "received", saved: [{ kind: "stale", position: 1, revision: 1, answer: { chosen: "a" } }] },
  ]);

  expect(chosenAt(changed, 1)).toEqual({ chosen: "b" });
  expect(changed.overtaken).toBeNull();
  expect(questionsToSend(changed)).toMatchObject([{ position: 1, revision: 1, unsent: { madeAt: 9 } }]);

  const elsewhere = run([
    { kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 },
    { kind: "sending", positions: [1] },
    { kind: "received", saved: [{ kind: "saved", position: 1, revision: 1 }] },
    { kind: "answered", position: 1, answer: { chosen: "b" }, at: 9 },
    { kind: "sending", positions: [1] },
    { kind: "received", saved: [{ kind: "stale", position: 1, revision: 3, answer: { chosen: "a" } }] },
  ]);
  expect(chosenAt(elsewhere, 1)).toEqual({ chosen: "a" });
  expect(elsewhere.overtaken).toBe(1);
});

function serverAnswer(
  position: number,
  chosen: string,
  revision: number,
  over: Partial<ServerAnswer> = {},
): ServerAnswer {
  return { position, answer: { chosen }, revision, flagged: false, isFinal: false, ...over };
}

test("answers saved by another device are adopted, but never replace an unsent one", () => {
  const known = [1, 2].map((position) => serverAnswer(position, "b", 3, { flagged: true }));
  const attempt = run([
    { kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 },
    { kind: "synced", answers: known },
  ]);

  expect(chosenAt(attempt, 1)).toEqual({ chosen: "a" });
  expect(chosenAt(attempt, 2)).toEqual({ chosen: "b" });
  expect(attempt.questions[1]).toMatchObject({ revision: 3, flagged: true });
});

test("a save acknowledged before a reload is not undone by an older page from the cache", () => {
  const attempt = run([
    { kind: "synced", answers: [serverAnswer(1, "b", 2)] },
    { kind: "synced", answers: [serverAnswer(1, "a", 1)] },
  ]);

  expect(chosenAt(attempt, 1)).toEqual({ chosen: "b" });
});

function localAnswer(position: number, chosen: string, over: Partial<LocalAnswer> = {}): LocalAnswer {
  return { position, answer: { chosen }, revision: 0, flagged: false, isFlagUnsent: false, unsentSince: null, ...over };
}

test("of two tabs' answers the later one is shown and sent by both", () => {
  const answered = run([{ kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 }]);
  const restoring = (stored: LocalAnswer, from: LocalAttempt) => run([{ kind: "restored", stored }], from);

  const newer = restoring(localAnswer(1, "b", { unsentSince: 6 }), answered);
  expect(chosenAt(newer, 1)).toEqual({ chosen: "b" });
  expect(questionsToSend(newer)).toMatchObject([{ position: 1, unsent: { madeAt: 6 } }]);
  const older = restoring(localAnswer(1, "c", { unsentSince: 4 }), answered);
  expect(chosenAt(older, 1)).toEqual({ chosen: "a" });
  expect(questionsToSend(older)).toMatchObject([{ unsent: { madeAt: 5 } }]);
});

test("what another tab has sent is not sent again, and what it saved does not replace an unsent answer", () => {
  const answered = run([{ kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 }]);
  const restoring = (stored: LocalAnswer, from: LocalAttempt) => run([{ kind: "restored", stored }], from);

  const sent = restoring(localAnswer(1, "a", { revision: 2 }), answered);
  expect([unsentCount(sent), sent.questions[0]?.revision]).toEqual([0, 2]);
  const other = restoring(localAnswer(1, "b", { revision: 2 }), answered);
  expect(chosenAt(other, 1)).toEqual({ chosen: "a" });
  expect(unsentCount(other)).toBe(1);
  expect(chosenAt(restoring(localAnswer(2, "b", { revision: 2 }), answered), 2)).toEqual({ chosen: "b" });
});

test("an older unsent answer is based on the save it knew, so that the server sees which one is newer", () => {
  const attempt = run(
    [{ kind: "restored", stored: localAnswer(1, "b", { revision: 1, unsentSince: 5 }) }],
    attemptOf(question(1, "c", 4)),
  );

  expect(questionsToSend(attempt)).toMatchObject([{ position: 1, revision: 1, unsent: { madeAt: 5 } }]);
});

test("a question to which there is no way back takes no flag", () => {
  const forward = localAttemptOf(sectionedAttempt({ sections: [{ navigation: "forward" }] }), 0);
  const flag = { kind: "flagged", position: 1, flagged: true } as const;

  expect([canFlag(forward, 1), run([flag], forward).questions[0]?.flagged]).toEqual([false, false]);
  expect(run([flag]).questions[0]?.flagged).toBe(true);
});

test("a flag being sent by one tab counts as being sent in the other, until both get the result", () => {
  const flagged = run([{ kind: "restored", stored: localAnswer(1, "a", { flagged: true, isFlagUnsent: true }) }]);
  const sent = run([{ kind: "restored", stored: localAnswer(1, "a", { flagged: true }) }], flagged);

  expect(flagged.questions[0]).toMatchObject({ flagged: true, isFlagUnsent: true });
  expect(sent.questions[0]).toMatchObject({ flagged: true, isFlagUnsent: false });
});

test("known values change nothing", () => {
  const attempt = run([{ kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 }]);

  expect(reduceAttempt(attempt, { kind: "restored", stored: localAnswer(1, "a", { unsentSince: 5 }) })).toBe(attempt);
});

test("an answer stored on the device is sent with the save it is based on", () => {
  const attempt = run([{ kind: "restored", stored: localAnswer(2, "a", { revision: 1, unsentSince: 77 }) }]);

  expect(questionsToSend(attempt)).toMatchObject([{ position: 2, revision: 1, unsent: { madeAt: 77 } }]);
});

test("at zero nothing can be changed any more, but what is unsent is still sent", () => {
  const locked = run([
    { kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 },
    { kind: "time", at: 30 * MINUTE },
    { kind: "answered", position: 1, answer: { chosen: "b" }, at: 6 },
    { kind: "flagged", position: 1, flagged: true },
  ]);

  expect(chosenAt(locked, 1)).toEqual({ chosen: "a" });
  expect(locked.questions[0]).toMatchObject({ flagged: false });
  expect(questionsToSend(locked)).toHaveLength(1);
  expect(saveStateOf(locked)).toBe("time-is-up");
  expect(saveStateOf(run([{ kind: "not-received", connection: "offline" }], locked))).toBe("stored-on-device");
});

test("after pressing Submit nothing can be changed until the submission has failed", () => {
  const submitting = run([{ kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 }, { kind: "submitting" }]);
  const tried: AttemptEvent[] = [
    { kind: "answered", position: 1, answer: { chosen: "b" }, at: 6 },
    { kind: "flagged", position: 1, flagged: true },
    { kind: "moved", position: 2, at: 9 },
  ];

  expect(run(tried, submitting)).toBe(submitting);
  const again = run([{ kind: "not-submitted" }, ...tried], submitting);
  expect(chosenAt(again, 1)).toEqual({ chosen: "b" });
  expect(again).toMatchObject({ current: 2, questions: [{ flagged: true }, {}] });
});

test("an answer that the question does not allow changes nothing", () => {
  const attempt = run([{ kind: "answered", position: 1, answer: { chosen: "z" }, at: 5 }]);

  expect(chosenAt(attempt, 1)).toEqual({ chosen: null });
});

test("a flag stays unsent until the server has its current value", () => {
  const flagged = run([{ kind: "flagged", position: 1, flagged: true }]);

  expect(flagged.questions[0]).toMatchObject({ flagged: true, isFlagUnsent: true });
  expect([unsentCount(flagged), saveStateOf(flagged)]).toEqual([0, "saving"]);
  const offline = run([{ kind: "not-received", connection: "offline" }], flagged);
  expect(saveStateOf(offline)).toBe("stored-on-device");
  expect(saveStateOf(run([{ kind: "flag-received", position: 1, flagged: true }], offline))).toBe("saved");
  const other = run([{ kind: "flag-received", position: 1, flagged: false }], flagged);
  expect(other.questions[0]).toMatchObject({ isFlagUnsent: true });
  expect(run([{ kind: "flag-received", position: 1, flagged: true }], flagged).questions[0]).toMatchObject({
    isFlagUnsent: false,
  });
});

test("an unknown position changes nothing", () => {
  const attempt = attemptOf(question(1));

  expect(reduceAttempt(attempt, { kind: "moved", position: 7, at: 9 })).toBe(attempt);
});

const sectioned = (test: Parameters<typeof sectionedAttempt>[0] = { sections: [{}, {}] }) =>
  localAttemptOf(sectionedAttempt(test), 0);

const close = (section: number, at: number): AttemptEvent => ({ kind: "acted", act: { section, act: "close", at } });
const answer = (position: number, at: number): AttemptEvent => ({
  kind: "answered",
  position,
  answer: { chosen: "a" },
  at,
});
const move = (position: number, at = 1): AttemptEvent => ({ kind: "moved", position, at });

test("the clock takes the student to the next section, and says so until the next move", () => {
  const next = run([answer(2, 5), { kind: "time", at: 10 * MINUTE }], sectioned());

  expect(next).toMatchObject({ current: 3, timedOut: 1 });
  expect(run([move(4)], next).timedOut).toBeNull();
  expect(run([close(1, MINUTE)], sectioned())).toMatchObject({ current: 3, timedOut: null });
  expect(isOver(run([{ kind: "time", at: 20 * MINUTE }], next))).toBe(true);
});

test("in a section that is not open nothing can be opened, answered or flagged", () => {
  const tried: AttemptEvent[] = [answer(3, 5), move(3), { kind: "flagged", position: 3, flagged: true }];
  const early = sectioned();
  expect(run(tried, early)).toBe(early);

  const closed = run([close(1, MINUTE)], sectioned());
  expect(run([answer(1, MINUTE + 1), move(1), { kind: "flagged", position: 1, flagged: true }], closed)).toBe(closed);
});

test("after the end every question can be read, also of closed sections and where there was no way back, and nothing is changed", () => {
  const forward = sectioned({ sections: [{ navigation: "forward" }, {}] });
  const over = run([answer(1, 5), { kind: "time", at: 20 * MINUTE }], forward);
  expect(isOver(over)).toBe(true);

  for (const position of [4, 1, 2, 3]) {
    const read = run([move(position, 21 * MINUTE)], over);
    expect(read.current).toBe(position);
    expect(run([answer(position, 21 * MINUTE), { kind: "flagged", position, flagged: true }], read)).toBe(read);
    expect(read.questions).toEqual(over.questions);
  }
});

test("an answer counts by the time at which it was given, not by the last tick of the page", () => {
  const late = run([answer(1, 10 * MINUTE)], sectioned());

  expect(chosenAt(late, 1)).toEqual({ chosen: null });
});

test("a break shows no question, and the section after it begins with its first", () => {
  const breaks = { kind: "fixed" as const, after: { 0: { ms: 5 * MINUTE, clock: "stops" as const } } };
  const resting = run([close(1, MINUTE)], sectioned({ sections: [{}, {}], breaks }));

  expect([resting.sections.moment.kind, run([answer(1, 2 * MINUTE)], resting)]).toEqual(["between", resting]);
  const act = { section: 1, act: "end-break" as const, at: 2 * MINUTE };
  expect(run([{ kind: "acted", act }], resting)).toMatchObject({ current: 3, timedOut: null });
});

test("what was done with a section is unsent until the server has accepted it or refuses it", () => {
  const closed = run([close(1, MINUTE)], sectioned());
  const [act] = closed.sections.unsent;
  if (!act) throw new Error("The section was not closed.");

  expect([isAllSent(closed), saveStateOf(closed)]).toEqual([false, "saving"]);
  const events = [
    { closedAt: MINUTE, breakEndedAt: null },
    { closedAt: null, breakEndedAt: null },
  ];
  const accepted = run([{ kind: "events-received", events, at: MINUTE }], closed);
  expect([isAllSent(accepted), accepted.current]).toEqual([true, 3]);
  const refused = run([{ kind: "act-refused", act, at: MINUTE }], closed);
  expect([isAllSent(refused), refused.current]).toEqual([true, 1]);
});

test("what the device kept of sections holds after a reload of an older page, sent or not", () => {
  const act = { section: 1, act: "close" as const, at: MINUTE };
  const restored = (isUnsent: boolean) => run([{ kind: "act-restored", act, isUnsent, at: 2 * MINUTE }], sectioned());

  expect([restored(true).current, isAllSent(restored(true))]).toEqual([3, false]);
  expect([restored(false).current, isAllSent(restored(false))]).toEqual([3, true]);
});

test("questions that come when their section opens are added once, and the first of them is in view", () => {
  const opened = run([close(1, MINUTE)], sectioned({ sections: [{}, { isSentLater: true }] }));
  expect([opened.questions.length, opened.current, isWaitingForQuestions(opened)]).toEqual([2, 3, true]);

  const questions = [4, 3].map((position) => openQuestion(position, { section: 2 }));
  const complete = run([{ kind: "questions-received", questions }], opened);
  expect(complete.questions.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  expect([complete.current, isWaitingForQuestions(complete)]).toEqual([3, false]);
  expect(run([{ kind: "questions-received", questions }], complete)).toBe(complete);
});

test("where there is no way back a question is left for good by going on, and only then", () => {
  const forward = sectioned({ sections: [{ navigation: "forward" }, {}] });
  expect(run([move(2, 7)], forward)).toMatchObject({
    current: 2,
    questions: [{ isFinal: true, leftAt: 7 }, {}, {}, {}],
  });

  const left = run([answer(1, 5), move(2, 7)], forward);
  expect(leftToSend(left)).toEqual([{ position: 1, leftAt: 7 }]);
  expect(run([move(1, 8), answer(1, 9), { kind: "flagged", position: 1, flagged: true }], left)).toBe(left);
  const told = run([{ kind: "left-received", positions: [1] }], left);
  expect([leftToSend(told), told.questions[0]?.isFinal]).toEqual([[], true]);
  expect(told.questions.map(storedAnswerOf)).toMatchObject([{ isFinal: true, leftAt: null }, {}, {}, {}]);
});

test("where an answer is required there is no way on without one", () => {
  const asking = sectioned({ sections: [{ navigation: "forward", answerRequired: true }, {}] });

  expect(run([move(2)], asking)).toBe(asking);
  expect(run([answer(1, 5), move(2)], asking).current).toBe(2);
});

const five = ["a", "b", "c", "d", "e"].map((id) => ({ id, text: id }));

test.each([
  ["one of five rows of a matrix", "matrix", { selection: "one", columns: five, rows: five }, { chosen: { a: ["b"] } }],
  [
    "one option where two are asked for",
    "prioritize_hypothesis",
    { scenario: "", choose: 2, options: five },
    { chosen: ["a"] },
  ],
  ["a text that is no number", "calculation", { unit: "mL", rounding: "none" }, { entry: "abc" }],
])("where an answer is required there is no way on with a part of one: %s", (_, type, content, given) => {
  const asking = sectionedAttempt({ sections: [{ navigation: "forward", answerRequired: true }, {}] });
  const item = parseOpenItem({ type, content: { v: 1, stem: "<p>?</p>", ...content }, answer: null });
  const questions = asking.questions.map((one) => (one.position === 1 ? { ...one, item } : one));
  const answered: AttemptEvent = { kind: "answered", position: 1, answer: given, at: 1 };
  const attempt = run([answered], localAttemptOf({ ...asking, questions }, 0));

  expect(attempt.questions[0]?.item.answer).toEqual(given);
  expect(run([move(2)], attempt)).toBe(attempt);
});

test("between sections that stay open a forward-only one is gone on with where it was left", () => {
  const free = sectioned({ sections: [{ navigation: "forward" }, {}], leaving: "may-return" });
  const away = run([move(2), move(4)], free);

  expect([away.current, leftToSend(away)]).toEqual([4, [{ position: 1, leftAt: 1 }]]);
  expect(run([move(1)], away)).toBe(away);
  expect(run([move(2)], away).current).toBe(2);
});

test("a question counts as visited once it was in view", () => {
  const moved = run([move(2)], sectioned());

  expect([...moved.visited]).toEqual([1, 2]);
  expect([...run([{ kind: "seen", position: 4 }], moved).visited]).toEqual([1, 2, 4]);
});

test("a question that was left on another device is final here, too", () => {
  const forward = sectioned({ sections: [{ navigation: "forward" }, {}] });
  const known = serverAnswer(1, "b", 1, { isFinal: true });

  expect(run([{ kind: "synced", answers: [known] }], forward)).toMatchObject({
    current: 2,
    questions: [{ isFinal: true }, {}, {}, {}],
  });
});

const ADAPTIVE = { minimum: 85, maximum: 150, breaks: [], isMeasured: true };

/** An adaptive test at its first question. */
function adaptiveAttempt(): LocalAttempt {
  const opened = openedAttempt([question(1)]);
  const sections = opened.sections.map((one) => ({
    ...one,
    ...{ navigation: "forward" as const, answerRequired: true, questionCount: 150 },
  }));
  return localAttemptOf({ ...opened, sections, adaptive: ADAPTIVE }, 0);
}

test("in an adaptive test the question that was left waits for the next one, which follows whenever it comes", () => {
  const unanswered = run([{ kind: "moved", position: 2, at: 5 }], adaptiveAttempt());
  expect(isNextDue(unanswered)).toBe(false);
  const left = run(
    [
      { kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 },
      { kind: "moved", position: 2, at: 6 },
      { kind: "not-received", connection: "offline" },
    ],
    adaptiveAttempt(),
  );
  expect(isNextDue(left) && isWaitingForQuestions(left)).toBe(true);
  expect(leftToSend(left)).toEqual([{ position: 1, leftAt: 6 }]);
  expect(isEditable(left, 1)).toBe(false);
  // What the server says of before it heard of that changes nothing.
  const place = { position: 1, answer: { chosen: null }, revision: 0, flagged: false, isFinal: false };
  expect(isNextDue(run([{ kind: "synced", answers: [place] }], left))).toBe(true);
  const next = run([{ kind: "questions-received", questions: [question(2)] }], left);
  expect(next.current).toBe(2);
  expect(isNextDue(next)).toBe(false);
  // From another device, which is further on.
  expect(run([{ kind: "questions-received", questions: [question(7)] }], left).current).toBe(7);
});

test("where the server did not take that a question of an adaptive test was left, it is open again", () => {
  const left = run(
    [
      { kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 },
      { kind: "moved", position: 2, at: 6 },
      { kind: "sending", positions: [1] },
      { kind: "received", saved: [{ kind: "refused", position: 1 }] },
      { kind: "left-received", positions: [1] },
    ],
    adaptiveAttempt(),
  );
  const place = { position: 1, answer: { chosen: null }, revision: 0, flagged: false, isFinal: false };
  const again = run([{ kind: "synced", answers: [place] }], left);
  expect(isNextDue(again)).toBe(false);
  expect(isEditable(again, 1)).toBe(true);
});

const explained = (...questions: OpenQuestion[]) =>
  localAttemptOf({ ...openedAttempt(questions), isExplained: true, asksConfidence: true }, 0);

test("an answer that is to be explained is final at once, sent as left, and its explanation is due until it comes", () => {
  const answered: AttemptEvent = { kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 };
  const settled = run([answered, { kind: "settled", position: 1, at: 6 }], explained(question(1), question(2)));

  expect([isEditable(settled, 1), isEditable(settled, 2), canFlag(settled, 1)]).toEqual([false, true, true]);
  expect([leftToSend(settled), isExplanationDue(settled)]).toEqual([[{ position: 1, leftAt: 6 }], true]);
  expect(chosenAt(run([{ ...answered, answer: { chosen: "b" } }], settled), 1)).toEqual({ chosen: "a" });
  const place = { subject: "", lesson: { id: newId<"lesson">(), title: "", isReadable: false }, areas: [] };
  const come: AttemptEvent = {
    kind: "explained",
    questions: [{ kind: "withheld", why: "open-elsewhere", position: 1, place, by: [] }],
  };
  expect(isExplanationDue(run([come], settled))).toBe(false);
  // Seen in another tab, it is asked for only while it is in view.
  const elsewhere = run([{ kind: "moved", position: 2, at: 7 }], settled);
  expect([isExplanationDue(elsewhere), isAllSent(run([{ kind: "left-received", positions: [1] }], settled))]).toEqual([
    false,
    false,
  ]);
  expect(run([{ kind: "settled", position: 1, at: 6 }]).questions[0]?.isFinal).toBe(false);
});

test("how sure one is goes with the answer, is kept on the device and adopted from another", () => {
  const rated = run(
    [
      { kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 },
      { kind: "rated", position: 1, confidence: "guess", at: 6 },
    ],
    explained(question(1)),
  );
  const [first] = rated.questions;
  if (!first) throw new Error("There is one question.");

  expect(questionsToSend(rated)).toMatchObject([{ confidence: "guess", unsent: { madeAt: 6 } }]);
  expect(storedAnswerOf(first)).toMatchObject({ confidence: "guess", unsentSince: 6 });
  const stored = { position: 1, ...storedAnswerOf(first) };
  expect(run([{ kind: "restored", stored }], explained(question(1))).questions[0]).toMatchObject({
    confidence: "guess",
  });
  const known = serverAnswer(1, "b", 3, { confidence: "sure" });
  expect(run([{ kind: "synced", answers: [known] }], explained(question(1))).questions[0]).toMatchObject({
    confidence: "sure",
  });
});
