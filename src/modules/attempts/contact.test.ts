import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Id } from "../../core/id.ts";
import { attemptItems, attemptSections, attempts } from "../../db/schema.ts";
import { buildOpenAttempt, buildSectionedAttempt } from "../../testing/build-attempts.ts";
import { db } from "../../testing/test-db.ts";
import { waitingForLocks } from "../../testing/waiting-for-locks.ts";
import type { Student } from "../accounts/viewer.ts";
import { recordSectionAct } from "./commands/record-section-act.server.ts";
import { flagQuestion, saveAnswers } from "./commands/save-answers.server.ts";
import { saveMarkup } from "./commands/save-markup.server.ts";
import { submitAttempt } from "./commands/submit-attempt.server.ts";
import { findOpenAttempt, findSentContents } from "./queries/open-attempt.server.ts";
import { findReview } from "./queries/review.server.ts";
import type { AnswerSaves } from "./save-protocol.ts";

const START = new Date("2026-03-01T09:00:00Z");
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const MINUTE = 60_000;

/** Two sections of two questions and ten minutes each. */
const build = (over: Parameters<typeof buildSectionedAttempt>[1] = {}) =>
  buildSectionedAttempt(db, { startedAt: START, ...over });

type Attempt = { student: Student; attemptId: Id<"attempt"> };

/** Sends all of it at that minute; `givenAt`, `leftAt` and `doneAt` are minutes, too. */
async function deliver(
  { student, attemptId }: Attempt,
  minute: number,
  {
    answers = [],
    left = [],
    acts = [],
    sentAt,
  }: {
    answers?: { position: number; givenAt: number; chosen?: string; basedOn?: number }[];
    left?: { position: number; leftAt: number }[];
    acts?: { section: number; act: "close" | "end-break"; doneAt: number }[];
    sentAt?: number;
  },
): Promise<string[]> {
  const ageOf = (done: number) => Math.round((minute - done) * MINUTE);
  const saves = answers.map(({ position, givenAt, chosen = "a", basedOn = 0 }) => ({
    position,
    basedOn,
    answer: { chosen },
    ageMs: ageOf(givenAt),
  }));
  const beside: Partial<AnswerSaves> = {
    left: left.map(({ position, leftAt }) => ({ position, ageMs: ageOf(leftAt) })),
    acts: acts.map(({ section, act, doneAt }) => ({ section, act, ageMs: ageOf(doneAt) })),
    ...(sentAt !== undefined && { sentAt: sentAt }),
  };
  const result = await saveAnswers(db, student, attemptId, saves, at(minute), beside);
  if (result.kind !== "received") throw new Error(result.kind);
  return saves.map(({ position }) => result.saved.find((one) => one.position === position)?.kind ?? "none");
}

const storedAnswers = async ({ attemptId }: Attempt) =>
  (
    await db
      .select({ answer: attemptItems.answer })
      .from(attemptItems)
      .where(eq(attemptItems.attemptId, attemptId))
      .orderBy(asc(attemptItems.position))
  ).map(({ answer }) => answer);

async function contactOf({ attemptId }: Attempt) {
  const [row] = await db.select({ at: attempts.lastContactAt }).from(attempts).where(eq(attempts.id, attemptId));
  return row?.at ?? null;
}

test("an older answer to a forward-only question is late once the device was heard of after leaving it, by whatever age", async () => {
  const attempt = await build({ navigation: "forward" });
  await deliver(attempt, 1, {
    answers: [{ position: 1, givenAt: 1, chosen: "b" }],
    left: [{ position: 1, leftAt: 1 }],
  });
  for (const [index, chosen] of ["a", "b", "c", "d"].entries()) {
    await deliver(attempt, 1.1 + index / 3, {
      answers: [{ position: 2, givenAt: 1.1 + index / 3, chosen, basedOn: index }],
    });
  }

  const older = { answers: [{ position: 1, givenAt: 0.9, basedOn: 1 }] };
  expect(await deliver(attempt, 2.2, older)).toEqual(["late"]);
  // By a forged time of sending: the answer itself claims no age.
  const forged = { answers: [{ position: 1, givenAt: 2.3, basedOn: 1 }], sentAt: +at(0.9) };
  expect(await deliver(attempt, 2.3, forged)).toEqual(["late"]);
  expect((await storedAnswers(attempt))[0]).toEqual({ chosen: "b" });
});

test("leaving alone is a contact, however long the device is silent afterwards", async () => {
  const attempt = await build({ navigation: "forward" });
  await deliver(attempt, 1, {
    answers: [{ position: 1, givenAt: 1, chosen: "b" }],
    left: [{ position: 1, leftAt: 1 }],
  });

  expect(await deliver(attempt, 8, { answers: [{ position: 1, givenAt: 0.9, basedOn: 1 }] })).toEqual(["late"]);
});

const CONTACTS: Record<string, (attempt: Attempt, minute: number) => Promise<unknown>> = {
  "the page or the state": ({ student, attemptId }, minute) => findOpenAttempt(db, student, attemptId, at(minute)),
  "the file with the own data": ({ student, attemptId }, minute) =>
    findSentContents(db, student.studentId, attemptId, at(minute)),
  "a flag": ({ student, attemptId }, minute) =>
    flagQuestion(db, student, attemptId, { position: 3, flagged: true }, at(minute)),
  "what was made with the tools": ({ student, attemptId }, minute) =>
    saveMarkup(
      db,
      student,
      attemptId,
      { position: 3, markup: { struck: ["b"], highlights: {}, notes: {} }, ageMs: 0 },
      at(minute),
    ),
  "a question that was left": (attempt, minute) =>
    deliver(attempt, minute, { left: [{ position: 3, leftAt: minute }] }),
  "an answer of the next section": (attempt, minute) =>
    deliver(attempt, minute, { answers: [{ position: 3, givenAt: minute }] }),
  "an act that changes nothing": ({ student, attemptId }, minute) =>
    recordSectionAct(db, student, attemptId, { section: 1, act: "close", ageMs: 0 }, at(minute)),
};

test.each(Object.entries(CONTACTS))("a section that ended takes no older answer after %s", async (_name, contact) => {
  const byClock = await build({ navigation: "forward", content: "by-section" });
  const byHand = await build({ navigation: "forward", content: "by-section" });
  await recordSectionAct(db, byHand.student, byHand.attemptId, { section: 1, act: "close", ageMs: 8 * MINUTE }, at(9));
  for (const attempt of [byClock, byHand]) {
    await contact(attempt, 12);
    expect(await deliver(attempt, 15, { answers: [{ position: 1, givenAt: 0.9 }] })).toEqual(["late"]);
    expect(await deliver(attempt, 15, { answers: [{ position: 2, givenAt: 15 }], sentAt: +at(0.9) })).toEqual(["late"]);
    expect((await storedAnswers(attempt)).slice(0, 2)).toEqual([null, null]);
  }
});

test("each answer of a delivery is judged by its own section", async () => {
  const attempt = await build({ content: "by-section" });
  await recordSectionAct(
    db,
    attempt.student,
    attempt.attemptId,
    { section: 1, act: "close", ageMs: 8 * MINUTE },
    at(9),
  );
  await findOpenAttempt(db, attempt.student, attempt.attemptId, at(9));

  expect(
    await deliver(attempt, 10.5, {
      answers: [
        { position: 1, givenAt: 0.5 },
        { position: 2, givenAt: 0.5 },
        { position: 3, givenAt: 10 },
      ],
    }),
  ).toEqual(["late", "late", "saved"]);
});

test("what was done without network across the end of a section counts when it arrives in one delivery", async () => {
  const byClock = await build();
  await findOpenAttempt(db, byClock.student, byClock.attemptId, at(2));
  expect(
    await deliver(byClock, 15, {
      answers: [
        { position: 1, givenAt: 3 },
        { position: 2, givenAt: 9.9 },
        { position: 3, givenAt: 10.1 },
      ],
    }),
  ).toEqual(["saved", "saved", "saved"]);

  const byHand = await build({ breakMinutes: 5 });
  await findOpenAttempt(db, byHand.student, byHand.attemptId, at(2));
  expect(
    await deliver(byHand, 15, {
      acts: [
        { section: 1, act: "close", doneAt: 4 },
        { section: 1, act: "end-break", doneAt: 5 },
        { section: 2, act: "close", doneAt: 14.5 },
      ],
      answers: [
        { position: 1, givenAt: 3 },
        { position: 2, givenAt: 3.9 },
        { position: 3, givenAt: 5.1 },
        { position: 4, givenAt: 14.4 },
      ],
    }),
  ).toEqual(["saved", "saved", "saved", "saved"]);
  const sections = await db.select().from(attemptSections).where(eq(attemptSections.attemptId, byHand.attemptId));
  expect(sections.map(({ closedAt }) => closedAt)).toEqual([at(4), at(14.5)]);
});

test("a forward-only question that was answered and left without network counts with the leaving", async () => {
  const attempt = await build({ navigation: "forward" });
  await findOpenAttempt(db, attempt.student, attempt.attemptId, at(1));

  const delivery = {
    answers: [
      { position: 1, givenAt: 2 },
      { position: 2, givenAt: 4 },
    ],
    left: [{ position: 1, leftAt: 3 }],
  };
  expect(await deliver(attempt, 14, delivery)).toEqual(["saved", "saved"]);
  // Its reply was lost, so that it is sent again.
  expect(await deliver(attempt, 14.5, delivery)).toEqual(["saved", "saved"]);
});

test("the section that acts of a delivery close was open at the last contact, though the device says that it was closed before", async () => {
  const attempt = await build();
  // The page asked for the state, and its section was closed while the request was in transit.
  await findOpenAttempt(db, attempt.student, attempt.attemptId, at(4.1));

  expect(
    await deliver(attempt, 9, {
      acts: [{ section: 1, act: "close", doneAt: 4 }],
      answers: [{ position: 1, givenAt: 3.9 }],
    }),
  ).toEqual(["saved"]);
  // From now on it is closed, and the device was heard of since.
  expect(await deliver(attempt, 9.1, { answers: [{ position: 2, givenAt: 3.9 }] })).toEqual(["late"]);
});

test("an answer that was given while another request was in transit across the end of its section counts", async () => {
  const attempt = await build();
  expect(await deliver(attempt, 10.1, { answers: [{ position: 1, givenAt: 9.8 }] })).toEqual(["saved"]);

  expect(await deliver(attempt, 16, { answers: [{ position: 2, givenAt: 9.9 }] })).toEqual(["saved"]);
});

test("within the grace an older answer counts, whatever was heard of the device", async () => {
  const attempt = await build({ navigation: "forward" });
  await findOpenAttempt(db, attempt.student, attempt.attemptId, at(10.2));
  expect(await deliver(attempt, 10.9, { answers: [{ position: 1, givenAt: 9.9 }] })).toEqual(["saved"]);
  expect(await deliver(attempt, 11.1, { answers: [{ position: 2, givenAt: 9.9 }] })).toEqual(["late"]);
});

test("ages together with the time in transit reach no further back than the start of the attempt", async () => {
  const attempt = await build({ navigation: "forward" });
  await deliver(attempt, 6, {
    answers: [{ position: 1, givenAt: 1 }],
    left: [{ position: 1, leftAt: 1 }],
    sentAt: +at(1),
  });
  const [item] = await db
    .select()
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attempt.attemptId))
    .orderBy(asc(attemptItems.position));
  expect([item?.answeredAt, item?.finalAt]).toEqual([START, START]);

  const sent = { section: 1, act: "close" as const, ageMs: 5 * MINUTE, sentAt: +at(1) };
  const other = await build({ breakMinutes: 5 });
  await recordSectionAct(db, other.student, other.attemptId, sent, at(6));
  const [section] = await db.select().from(attemptSections).where(eq(attemptSections.attemptId, other.attemptId));
  expect(section?.closedAt).toEqual(START);
});

test("an act of an impossible age is named, and nothing of its delivery is stored", async () => {
  const { student, attemptId } = await build();
  const acts = [{ section: 1, act: "close" as const, ageMs: 60 * MINUTE }];
  const saves = [{ position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 }];
  expect(await saveAnswers(db, student, attemptId, saves, at(1), { acts })).toMatchObject({
    kind: "impossible",
    errors: { "acts.0.ageMs": expect.any(String) },
  });
  expect((await storedAnswers({ student, attemptId }))[0]).toBeNull();
});

test("a save that waits for the attempt is judged by the contact which was recorded meanwhile", async () => {
  const attempt = await build();
  const answers = [{ position: 1, givenAt: 9 }];
  const saving = await db.transaction(async (tx) => {
    await tx
      .update(attempts)
      .set({ lastContactAt: at(14) })
      .where(eq(attempts.id, attempt.attemptId));
    const kinds = deliver(attempt, 15, { answers });
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    return [kinds];
  });
  expect(await saving[0]).toEqual(["late"]);
});

test("a test in which nothing is over before the attempt is records no contact", async () => {
  const [plain, sections] = [
    await buildOpenAttempt(db, { startedAt: START }),
    await build({ leavingASection: "may-return" }),
  ];
  for (const attempt of [plain, sections]) {
    const { student, attemptId } = attempt;
    await deliver(attempt, 1, { answers: [{ position: 1, givenAt: 1 }], left: [{ position: 1, leftAt: 1 }] });
    await flagQuestion(db, student, attemptId, { position: 1, flagged: true }, at(1));
    await findOpenAttempt(db, student, attemptId, at(1));
    expect(await contactOf(attempt)).toBeNull();
  }
  const early = await build();
  await findOpenAttempt(db, early.student, early.attemptId, at(3));
  await deliver(early, 2, { answers: [{ position: 1, givenAt: 2 }] });
  expect(await contactOf(early)).toEqual(at(3));
});

test("the result counts the answers that came in by their age, of forward-only questions, too", async () => {
  const attempt = await build({ navigation: "forward" });
  await deliver(attempt, 1, { answers: [{ position: 1, givenAt: 1 }], left: [{ position: 1, leftAt: 1 }] });
  await deliver(attempt, 9, { answers: [{ position: 2, givenAt: 3 }], left: [{ position: 2, leftAt: 4 }] });
  await deliver(attempt, 12, { answers: [{ position: 3, givenAt: 12 }], left: [{ position: 3, leftAt: 12 }] });
  await submitAttempt(db, attempt.student, attempt.attemptId, at(16));

  const found = await findReview(db, attempt.student, attempt.attemptId, at(17));
  expect(found.kind === "review" && found.review.afterSilenceCount).toBe(1);
});
