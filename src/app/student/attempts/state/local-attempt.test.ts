import { expect, test } from "vitest";
import type { OpenItem } from "../../../../items/registry/models.ts";
import {
  type AttemptEvent,
  type LocalAnswer,
  type LocalAttempt,
  localAttemptOf,
  questionsToSend,
  reduceAttempt,
  saveStateOf,
  unsentCount,
} from "./local-attempt.ts";

function question(position: number, chosen: string | null = null, revision = 0) {
  const options = ["a", "b", "c"].map((id) => ({ id, text: id }));
  const item: OpenItem = { type: "text", content: { v: 1, stem: "<p>?</p>", options }, answer: { chosen } };
  return { position, item, revision, flagged: false };
}

function run(events: AttemptEvent[], from: LocalAttempt = localAttemptOf([question(1), question(2)])): LocalAttempt {
  return events.reduce(reduceAttempt, from);
}

const chosenAt = (attempt: LocalAttempt, position: number) =>
  attempt.questions.find((question) => question.position === position)?.item.answer;

test("a test opens at the first question that was never answered", () => {
  expect(localAttemptOf([question(1, "a", 1), question(2), question(3)]).current).toBe(2);
  expect(localAttemptOf([question(1, "a", 1)]).current).toBe(1);
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

  expect(saveStateOf(offline)).toBe("kept-on-device");
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
  expect(run([{ kind: "moved", position: 2 }], stale).overtaken).toBeNull();
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

test("answers saved by another device are adopted, but never replace an unsent one", () => {
  const known = [1, 2].map((position) => ({ position, answer: { chosen: "b" }, revision: 3, flagged: true }));
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
    { kind: "synced", answers: [{ position: 1, answer: { chosen: "b" }, revision: 2, flagged: false }] },
    { kind: "synced", answers: [{ position: 1, answer: { chosen: "a" }, revision: 1, flagged: false }] },
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
    localAttemptOf([question(1, "c", 4)]),
  );

  expect(questionsToSend(attempt)).toMatchObject([{ position: 1, revision: 1, unsent: { madeAt: 5 } }]);
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
    { kind: "time-is-up" },
    { kind: "answered", position: 1, answer: { chosen: "b" }, at: 6 },
    { kind: "flagged", position: 1, flagged: true },
  ]);

  expect(chosenAt(locked, 1)).toEqual({ chosen: "a" });
  expect(locked.questions[0]).toMatchObject({ flagged: false });
  expect(questionsToSend(locked)).toHaveLength(1);
  expect(saveStateOf(locked)).toBe("time-is-up");
  expect(saveStateOf(run([{ kind: "not-received", connection: "offline" }], locked))).toBe("kept-on-device");
});

test("after pressing Submit nothing can be changed until the submission has failed", () => {
  const submitting = run([{ kind: "answered", position: 1, answer: { chosen: "a" }, at: 5 }, { kind: "submitting" }]);
  const tried: AttemptEvent[] = [
    { kind: "answered", position: 1, answer: { chosen: "b" }, at: 6 },
    { kind: "flagged", position: 1, flagged: true },
    { kind: "moved", position: 2 },
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
  expect(saveStateOf(offline)).toBe("kept-on-device");
  expect(saveStateOf(run([{ kind: "flag-received", position: 1, flagged: true }], offline))).toBe("saved");
  const other = run([{ kind: "flag-received", position: 1, flagged: false }], flagged);
  expect(other.questions[0]).toMatchObject({ isFlagUnsent: true });
  expect(run([{ kind: "flag-received", position: 1, flagged: true }], flagged).questions[0]).toMatchObject({
    isFlagUnsent: false,
  });
});

test("an unknown position changes nothing", () => {
  const attempt = localAttemptOf([question(1)]);

  expect(reduceAttempt(attempt, { kind: "moved", position: 7 })).toBe(attempt);
});
