/**
 * The promise of the engine, against any order of events: no acknowledged answer is lost, and an attempt has one result. Steps
 * of one round are concurrent; the clock only moves between rounds.
 */
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Id } from "../../core/id.ts";
import { attemptItems, attemptSections, attempts, testAnswers, testResults } from "../../db/schema.ts";
import { buildStudent } from "../../testing/build.ts";
import { buildOpenAttempt, buildSectionedAttempt, singleChoiceBody } from "../../testing/build-attempts.ts";
import { db } from "../../testing/test-db.ts";
import { endOf } from "../tests/timeline.ts";
import { closeOverdueAttempts } from "./commands/close-overdue-attempts.server.ts";
import { recordSectionAct } from "./commands/record-section-act.server.ts";
import { saveAnswers } from "./commands/save-answers.server.ts";
import { submitAttempt } from "./commands/submit-attempt.server.ts";
import { timelineOfAttempt } from "./sections.ts";

const QUESTIONS = 3;
const MINUTES = 30;

type Step =
  | { kind: "save"; tab: 0 | 1; position: number; chosen: string; minutesAgo: number }
  /** The last save of this tab again, as after a lost reply. */
  | { kind: "retry"; tab: 0 | 1 }
  | { kind: "submit" }
  | { kind: "sweep" };

const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("save" as const),
      tab: fc.constantFrom(0 as const, 1 as const),
      position: fc.integer({ min: 1, max: QUESTIONS }),
      chosen: fc.constantFrom("a", "b", "c", "d"),
      minutesAgo: fc.constantFrom(0, 0, 1, 5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("retry" as const), tab: fc.constantFrom(0 as const, 1 as const) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "submit" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "sweep" as const }) },
);

const roundArbitrary = fc.record({
  /** Mostly short steps, sometimes past the deadline or the grace period. */
  minutes: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 4 }) },
    { weight: 1, arbitrary: fc.constantFrom(29, 31, 40) },
  ),
  steps: fc.array(stepArbitrary, { minLength: 1, maxLength: 5 }),
});

test("any interleaving of save, retry, submit and expiry keeps every acknowledged answer and makes one result", async () => {
  const student = await buildStudent(db);
  await fc.assert(
    fc.asyncProperty(fc.array(roundArbitrary, { minLength: 1, maxLength: 8 }), async (rounds) => {
      const startedAt = new Date("2021-05-01T06:00:00Z");
      const bodies = Array.from({ length: QUESTIONS }, () => singleChoiceBody());
      const { attemptId, closesAt } = await buildOpenAttempt(db, { student, bodies, startedAt, minutes: MINUTES });
      /** What the server acknowledged, the newest by revision: this is what must be scored. */
      const acknowledged = new Map<number, { revision: number; chosen: string }>();
      const revisionSeen = [new Map<number, number>(), new Map<number, number>()];
      const lastSent: (Extract<Step, { kind: "save" }> & { basedOn: number; madeAt: number })[] = [];
      let now = startedAt;

      const send = async ({ tab, position, chosen, basedOn, madeAt }: (typeof lastSent)[number]) => {
        const save = { position, basedOn, answer: { chosen }, ageMs: now.getTime() - madeAt };
        const result = await saveAnswers(db, student, attemptId, [save], now);
        const [saved] = result.kind === "received" ? result.saved : [];
        switch (saved?.kind) {
          case "saved": {
            revisionSeen[tab]?.set(position, saved.revision);
            const known = acknowledged.get(position);
            if (!known || known.revision <= saved.revision)
              acknowledged.set(position, { revision: saved.revision, chosen });
            break;
          }
          case "stale":
            revisionSeen[tab]?.set(position, saved.revision);
            break;
          case "late":
            expect(await stateOf(attemptId)).not.toBe("discarded");
            break;
          default:
            throw new Error(`A save was answered with ${saved?.kind ?? result.kind}.`);
        }
      };
      const run = async (step: Step): Promise<unknown> => {
        switch (step.kind) {
          case "save": {
            const basedOn = revisionSeen[step.tab]?.get(step.position) ?? 0;
            const madeAt = Math.max(startedAt.getTime(), now.getTime() - step.minutesAgo * 60_000);
            const sent = { ...step, basedOn, madeAt };
            lastSent[step.tab] = sent;
            return send(sent);
          }
          case "retry": {
            const last = lastSent[step.tab];
            return last && send(last);
          }
          case "submit":
            return submitAttempt(db, student, attemptId, now);
          case "sweep":
            return closeOverdueAttempts(db, now);
          default:
            return step satisfies never;
        }
      };

      for (const { minutes, steps } of rounds) {
        now = new Date(now.getTime() + minutes * 60_000);
        await Promise.all(steps.map(run));
      }
      await closeOverdueAttempts(db, new Date(Math.max(now.getTime(), closesAt.getTime()) + 61_000));

      const results = await db.select().from(testResults).where(eq(testResults.attemptId, attemptId));
      if ((await stateOf(attemptId)) === "expired") {
        expect(acknowledged.size).toBe(0);
        expect(results).toHaveLength(0);
        return;
      }
      expect(results).toHaveLength(1);
      const [result] = results;
      if (!result) return;
      const scored = await db.select().from(testAnswers).where(eq(testAnswers.testResultId, result.id));
      expect(scored).toHaveLength(QUESTIONS);
      for (const { position, answer } of scored) {
        const last = acknowledged.get(position);
        expect(answer).toEqual(last ? { chosen: last.chosen } : null);
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

type SectionStep =
  | { kind: "save"; position: number; chosen: string; secondsAgo: number }
  | { kind: "act"; section: number; act: "close" | "end-break"; secondsAgo: number };

const secondsAgo = fc.constantFrom(0, 0, 0, 5, 100, 400);
const sectionSteps: fc.Arbitrary<SectionStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("save" as const),
      position: fc.integer({ min: 1, max: 4 }),
      chosen: fc.constantFrom("a", "b", "c", "d"),
      secondsAgo,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("act" as const),
      section: fc.integer({ min: 1, max: 2 }),
      act: fc.constantFrom("close" as const, "end-break" as const),
      secondsAgo,
    }),
  },
);

test("whatever is saved and closed in whatever order, what was acknowledged is scored, and nothing that was given outside its section", async () => {
  const rounds = fc.array(
    fc.record({
      seconds: fc.constantFrom(1, 30, 100, 250, 500),
      steps: fc.array(sectionSteps, { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(rounds, fc.constantFrom(undefined, 3), async (rounds, breakMinutes) => {
      const startedAt = new Date("2021-05-01T06:00:00Z");
      const { student, attemptId, version } = await buildSectionedAttempt(db, {
        startedAt,
        ...(breakMinutes && { breakMinutes }),
      });
      const acknowledged = new Map<number, { revision: number; chosen: string }>();
      let now = startedAt;
      const run = async (step: SectionStep) => {
        const ageMs = Math.min(step.secondsAgo * 1000, now.getTime() - startedAt.getTime());
        if (step.kind === "act")
          return recordSectionAct(db, student, attemptId, { section: step.section, act: step.act, ageMs }, now);
        const { position, chosen } = step;
        const basedOn = acknowledged.get(position)?.revision ?? 0;
        const result = await saveAnswers(
          db,
          student,
          attemptId,
          [{ position, basedOn, answer: { chosen }, ageMs }],
          now,
        );
        const [saved] = result.kind === "received" ? result.saved : [];
        if (saved?.kind !== "saved") return;
        const known = acknowledged.get(position);
        if (!known || known.revision <= saved.revision)
          acknowledged.set(position, { revision: saved.revision, chosen });
      };
      for (const { seconds, steps } of rounds) {
        now = new Date(now.getTime() + seconds * 1000);
        await Promise.all(steps.map(run));
      }
      const [before] = await db.select().from(attempts).where(eq(attempts.id, attemptId));
      await closeOverdueAttempts(db, new Date(now.getTime() + 3_600_000));

      const items = await db.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId));
      const rows = await db
        .select()
        .from(attemptSections)
        .where(eq(attemptSections.attemptId, attemptId))
        .orderBy(attemptSections.section);
      const times = { startedAt, closesAt: startedAt, extraTimePercent: 0, version };
      const msOf = (time: Date | null) => time?.getTime() ?? null;
      const timeline = timelineOfAttempt(
        times,
        rows.map(({ closedAt, breakEndedAt }) => ({ closedAt: msOf(closedAt), breakEndedAt: msOf(breakEndedAt) })),
      );
      expect(before?.closesAt.getTime()).toBeLessThanOrEqual(endOf(timeline));
      for (const { position, section, answer, answeredAt } of items) {
        expect(answer).toEqual(acknowledged.has(position) ? { chosen: acknowledged.get(position)?.chosen } : null);
        if (!answeredAt) continue;
        const { opensAt = 0, endsAt = 0 } = timeline[section - 1] ?? {};
        expect(answeredAt.getTime()).toBeLessThan(endsAt);
        expect(answeredAt.getTime() + 10_000).toBeGreaterThanOrEqual(opensAt);
      }
      const results = await db.select().from(testResults).where(eq(testResults.attemptId, attemptId));
      expect(results).toHaveLength(acknowledged.size > 0 ? 1 : 0);
      const scored = results[0]
        ? await db.select().from(testAnswers).where(eq(testAnswers.testResultId, results[0].id))
        : [];
      for (const { position, answer } of scored)
        expect(answer).toEqual(items.find((item) => item.position === position)?.answer);
    }),
    { numRuns: 60 },
  );
}, 120_000);

test("of the answers that several devices give to one question the last one counts, in whatever order they arrive", async () => {
  const student = await buildStudent(db);
  const startedAt = new Date("2021-05-01T06:00:00Z");
  const clicks = fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 2, maxLength: 6 });
  const cases = clicks.chain((given) => {
    const all = [...given.keys()];
    const order = fc.shuffledSubarray(all, { minLength: all.length });
    return fc.record({ given: fc.constant(given), order, isAtOnce: fc.boolean() });
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ given, order, isAtOnce }) => {
      const bodies = [singleChoiceBody()];
      const { attemptId } = await buildOpenAttempt(db, { student, bodies, startedAt, minutes: MINUTES });
      const arrive = (click: number, nth: number) => {
        const now = new Date(startedAt.getTime() + 600_000 + (isAtOnce ? 0 : nth * 1_000));
        const ageMs = now.getTime() - (startedAt.getTime() + click * 1_000);
        const save = { position: 1, basedOn: 0, answer: { chosen: given[click] }, ageMs };
        return saveAnswers(db, student, attemptId, [save], now);
      };
      if (isAtOnce) await Promise.all(order.map(arrive));
      else for (const [nth, click] of order.entries()) await arrive(click, nth);

      const [item] = await db.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId));
      expect(item?.answer).toEqual({ chosen: given.at(-1) });
    }),
    { numRuns: 40 },
  );
}, 120_000);

async function stateOf(attemptId: Id<"attempt">) {
  const [row] = await db.select({ state: attempts.state }).from(attempts).where(eq(attempts.id, attemptId));
  return row?.state;
}
