/**
 * Tests of the claims of record 49 with random sequences of events. An honest device loses no answer, however often it is offline and
 * whichever replies are lost. No claimed age and no claimed time of sending changes anything that was over at a contact.
 */
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Id } from "../../core/id.ts";
import { attemptItems, attemptSections } from "../../db/schema.ts";
import { buildStudent } from "../../testing/build.ts";
import { buildSectionedAttempt } from "../../testing/build-attempts.ts";
import { db } from "../../testing/test-db.ts";
import type { Student } from "../accounts/viewer.ts";
import { momentAt, type SectionEvents } from "../tests/timeline.ts";
import { recordSectionAct } from "./commands/record-section-act.server.ts";
import { flagQuestion, saveAnswers } from "./commands/save-answers.server.ts";
import { saveMarkup } from "./commands/save-markup.server.ts";
import { findOpenAttempt } from "./queries/open-attempt.server.ts";
import { GRACE_MS, REPLY_WAIT_MS } from "./rules.ts";
import { timelineOfAttempt } from "./sections.ts";

const START = Date.parse("2026-03-01T09:00:00Z");
const SECOND = 1_000;
/** Two sections of two questions and ten minutes each. */
const PER_SECTION = 2;
const POSITIONS = [1, 2, 3, 4];
const LIMITS = { numRuns: 150, interruptAfterTimeLimit: 12_000 };

type Built = Awaited<ReturnType<typeof buildSectionedAttempt>>;
const build = (student: Student, isForward: boolean) =>
  buildSectionedAttempt(db, { student, startedAt: new Date(START), navigation: isForward ? "forward" : "free" });

async function answersOf(attemptId: Id<"attempt">) {
  const { position, answer, finalAt } = attemptItems;
  return db
    .select({ position, answer, finalAt })
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(asc(position));
}

type Step =
  | { kind: "answer"; second: boolean; chosen: string }
  | { kind: "leave" }
  | { kind: "close" }
  /** Sends all that is unsent; without it asks for the state, or sends a flag. `transit` in seconds. */
  | { kind: "send"; transit: number; isReplyLost: boolean; otherwise: "state" | "flag" };

const stepOf: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("answer" as const),
      second: fc.boolean(),
      chosen: fc.constantFrom("a", "b", "c", "d"),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: "leave" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "close" as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("send" as const),
      transit: fc.constantFrom(0, 0, 1, 7, REPLY_WAIT_MS / SECOND),
      isReplyLost: fc.boolean(),
      otherwise: fc.constantFrom("state" as const, "flag" as const),
    }),
  },
);
const honestSteps = fc.array(fc.tuple(fc.constantFrom(0, 1, 2, 5, 30, 90, 200, 590), stepOf), {
  minLength: 1,
  maxLength: 14,
});

/** An answer while the request before it is in transit across the end of its section, and no network for a minute. */
const acrossTheEnd: [number, Step][] = [
  [590, { kind: "answer", second: false, chosen: "a" }],
  [5, { kind: "send", transit: REPLY_WAIT_MS / SECOND, isReplyLost: false, otherwise: "state" }],
  [1, { kind: "answer", second: true, chosen: "b" }],
  [90, { kind: "leave" }],
];

type Given = { chosen: string; at: number; revision: number; isUnsent: boolean };
type Act = { section: number; act: "close"; at: number };

/** A device that sends all that is unsent in one request before it does anything else with the server. */
class Device {
  readonly given = new Map<number, Given>();
  private readonly left = new Map<number, { at: number; isUnsent: boolean }>();
  private acts: Act[] = [];
  private readonly closed: SectionEvents[] = [
    { closedAt: null, breakEndedAt: null },
    { closedAt: null, breakEndedAt: null },
  ];
  private inTransit: { arrivesAt: number; arrive: () => Promise<void> } | null = null;

  private readonly student: Student;
  private readonly built: Built;
  private readonly isForward: boolean;

  constructor(student: Student, built: Built, isForward: boolean) {
    this.student = student;
    this.built = built;
    this.isForward = isForward;
  }

  /** The times of the sections, as the device knows them. */
  private get timeline() {
    const { startedAt, closesAt, version } = this.built;
    return timelineOfAttempt({ startedAt, closesAt, extraTimePercent: 0, version }, this.closed);
  }

  get endsAt(): number {
    return this.timeline[1]?.endsAt ?? 0;
  }

  async do(step: Step, at: number): Promise<void> {
    await this.letArrive(at);
    const moment = momentAt(this.timeline, at);
    const section = moment.kind === "sections" ? moment.open[0] : undefined;
    if (step.kind === "send") return this.send(step, at);
    if (section === undefined) return;
    const positions = POSITIONS.slice(section * PER_SECTION, (section + 1) * PER_SECTION);
    const first = this.isForward ? positions.find((position) => !this.left.has(position)) : positions[0];
    switch (step.kind) {
      case "answer": {
        const position = this.isForward || !step.second ? first : positions[1];
        if (position === undefined) return;
        const revision = this.given.get(position)?.revision ?? 0;
        this.given.set(position, { chosen: step.chosen, at, revision, isUnsent: true });
        return;
      }
      case "leave":
        if (this.isForward && first !== undefined) this.left.set(first, { at, isUnsent: true });
        return;
      case "close":
        this.closed[section] = { closedAt: at, breakEndedAt: null };
        this.acts.push({ section: section + 1, act: "close", at });
        return;
      default:
        step satisfies never;
    }
  }

  /** The request that is in transit arrives, if that is due. */
  async letArrive(at: number): Promise<void> {
    if (!this.inTransit || this.inTransit.arrivesAt > at) return;
    const { arrive } = this.inTransit;
    this.inTransit = null;
    await arrive();
  }

  private async send({ transit, isReplyLost, otherwise }: Step & { kind: "send" }, at: number): Promise<void> {
    if (this.inTransit) return;
    const { student, built } = this;
    const { attemptId } = built;
    const arrivesAt = at + transit * SECOND;
    const sent = [...this.given].filter(([, { isUnsent }]) => isUnsent);
    const left = [...this.left].filter(([, { isUnsent }]) => isUnsent);
    const acts = [...this.acts];
    const isAllSent = sent.length + left.length + acts.length === 0;
    if (isAllSent && otherwise === "state") {
      await findOpenAttempt(db, student, attemptId, new Date(at));
    } else if (isAllSent) {
      const arrive = async () => {
        await flagQuestion(db, student, attemptId, { position: 1, flagged: true }, new Date(arrivesAt));
      };
      this.inTransit = { arrivesAt, arrive };
    } else {
      const saves = sent.map(([position, { chosen, at: givenAt, revision }]) => ({
        position,
        basedOn: revision,
        answer: { chosen },
        ageMs: at - givenAt,
      }));
      const beside = {
        acts: acts.map(({ section, act, at: doneAt }) => ({ section, act, ageMs: at - doneAt })),
        left: left.map(([position, one]) => ({ position, ageMs: at - one.at })),
        sentAt: at,
      };
      const arrive = async () => {
        const reply = await saveAnswers(db, student, attemptId, saves, new Date(arrivesAt), beside);
        if (isReplyLost) return;
        this.acts = this.acts.filter((act) => !acts.includes(act));
        for (const [, one] of left) one.isUnsent = false;
        for (const saved of reply.kind === "received" ? reply.saved : []) {
          const given = this.given.get(saved.position);
          const isLatest = sent.some(([position, one]) => position === saved.position && one === given);
          if (given && saved.kind === "saved") Object.assign(given, { revision: saved.revision });
          if (given && isLatest) given.isUnsent = false;
        }
      };
      this.inTransit = { arrivesAt, arrive };
    }
    await this.letArrive(at);
  }
}

test("an honest device loses no answer that it gave in time", async () => {
  const student = await buildStudent(db);
  await fc.assert(
    fc.asyncProperty(fc.boolean(), honestSteps, async (isForward, steps) => {
      const built = await build(student, isForward);
      const device = new Device(student, built, isForward);
      let at = START;
      for (const [seconds, step] of steps) {
        // No two things are done at one time, and nothing after the attempt.
        at = Math.min(at + seconds * SECOND + 1, device.endsAt);
        await device.do(step, at);
      }
      // The network is back before the grace of the attempt is over.
      const last = { kind: "send" as const, transit: 0, isReplyLost: false, otherwise: "state" as const };
      await device.do(last, at + REPLY_WAIT_MS);

      const stored = await answersOf(built.attemptId);
      for (const [position, { chosen }] of device.given) {
        expect(stored[position - 1]?.answer, `position ${position}`).toEqual({ chosen });
      }
    }),
    { ...LIMITS, examples: [[false, acrossTheEnd]] },
  );
});

type Claim =
  | { kind: "read" | "flag" | "markup" }
  | { kind: "act"; act: "close" | "end-break"; section: number; age: number; isWithAnswers: boolean }
  | { kind: "save"; answers: number[]; left: number[]; chosen: string; age: number; sentAgo: number; basedOn: number };

/** An act that comes after the end of the attempt is refused, and is a contact all the same. */
const actAfterTheEnd: [number, Claim][] = [
  [0, { kind: "act", act: "close", section: 1, age: 0, isWithAnswers: false }],
  [400, { kind: "read" }],
  [400, { kind: "read" }],
  [0, { kind: "act", act: "close", section: 1, age: 0, isWithAnswers: false }],
  [0, { kind: "save", answers: [4], left: [], chosen: "a", age: 0, sentAgo: 590, basedOn: 0 }],
];

const seconds = fc.constantFrom(0, 1, 15, 61, 300, 590, 700);
const positions = fc.uniqueArray(fc.constantFrom(...POSITIONS), { maxLength: 4 });
const claimOf: fc.Arbitrary<Claim> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("read" as const, "flag" as const, "markup" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("act" as const),
      act: fc.constantFrom("close" as const, "end-break" as const),
      section: fc.constantFrom(1, 2),
      age: seconds,
      isWithAnswers: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("save" as const),
      answers: positions,
      left: positions,
      chosen: fc.constantFrom("a", "b", "c", "d"),
      age: seconds,
      sentAgo: seconds,
      basedOn: fc.nat({ max: 3 }),
    }),
  },
);

test("no claim of a device changes an answer to what was over at its last contact, once the grace has passed", async () => {
  const student = await buildStudent(db);
  const claims = fc.array(fc.tuple(fc.constantFrom(0, 1, 19, 61, 120, 400), claimOf), { minLength: 2, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.boolean(), claims, async (isForward, sequence) => {
      const { attemptId } = await build(student, isForward);
      let at = START;
      /** When the server last sent contents, and when it was last told anything. */
      const heard = { read: 0, written: 0 };
      for (const [wait, claim] of sequence) {
        at += wait * SECOND;
        const before = await answersOf(attemptId);
        const sections = await db.select().from(attemptSections).where(eq(attemptSections.attemptId, attemptId));
        const isOver = (end: Date | null | undefined) =>
          end && at >= +end + GRACE_MS && (heard.read >= +end || heard.written - REPLY_WAIT_MS >= +end);
        const frozen = before.filter(({ position, finalAt }) => {
          const section = position <= PER_SECTION ? 1 : 2;
          return isOver(finalAt) || isOver(sections.find((one) => one.section === section)?.endsAt);
        });

        const { kind } = await claimBy({ student, attemptId }, claim, at);

        const after = await answersOf(attemptId);
        for (const { position, answer } of frozen) {
          expect(after[position - 1]?.answer, `position ${position}`).toEqual(answer);
        }
        // The reply "over" holds no contents: a device that was away may still bring what was given in time.
        if (claim.kind === "read") heard.read = kind === "over" ? heard.read : at;
        else if (claim.kind !== "save" || claim.answers.length > 0) heard.written = at;
      }
    }),
    { ...LIMITS, examples: [[false, actAfterTheEnd]] },
  );
});

async function claimBy(
  { student, attemptId }: { student: Student; attemptId: Id<"attempt"> },
  claim: Claim,
  at: number,
) {
  const now = new Date(at);
  /** An older age is refused whole. */
  const possible = (age: number) => Math.min(age * SECOND, at - START);
  switch (claim.kind) {
    case "read":
      return findOpenAttempt(db, student, attemptId, now);
    case "flag":
      return flagQuestion(db, student, attemptId, { position: 3, flagged: true }, now);
    case "markup": {
      const markup = { struck: ["b"], highlights: {}, notes: {} };
      return saveMarkup(db, student, attemptId, { position: 1, markup, ageMs: 0 }, now);
    }
    case "act": {
      const { section, act, age, isWithAnswers } = claim;
      const done = { section, act, ageMs: possible(age) };
      if (!isWithAnswers) return recordSectionAct(db, student, attemptId, done, now);
      const saves = POSITIONS.map((position) => savedAs(position, "a", possible(age + 1), 0));
      return saveAnswers(db, student, attemptId, saves, now, { acts: [done] });
    }
    case "save": {
      const { answers, left, chosen, age, sentAgo, basedOn } = claim;
      const saves = answers.map((position) => savedAs(position, chosen, possible(age), basedOn));
      const gone = left.map((position) => ({ position, ageMs: possible(age) }));
      return saveAnswers(db, student, attemptId, saves, now, { left: gone, sentAt: at - sentAgo * SECOND });
    }
    default:
      return claim satisfies never;
  }
}

const savedAs = (position: number, chosen: string, ageMs: number, basedOn: number) => ({
  position,
  basedOn,
  answer: { chosen },
  ageMs,
});
