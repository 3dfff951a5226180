import { expect, test } from "vitest";
import { openAccounts } from "../../testing/accounts.ts";
import { buildStudent } from "../../testing/build.ts";
import { buildOpenAttempt } from "../../testing/build-attempts.ts";
import { db } from "../../testing/test-db.ts";
import { reportQuestion } from "./commands/report-question.server.ts";
import type { StartResult } from "./commands/start-attempt.server.ts";
import { submitAttempt } from "./commands/submit-attempt.server.ts";
import { countWithinLimits, reportWithinLimits, startWithinLimits } from "./limits.server.ts";

const { limits } = openAccounts();
const STARTS_AN_HOUR = 60;
const REPORTS_AN_HOUR = 20;
const COUNTS_A_MINUTE = 120;

test("starts of tests are limited per student and hour; failed ones are not counted, and others are not affected", async () => {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  const { attemptId } = await buildOpenAttempt(db);
  const start = (who: typeof student, result: StartResult) => startWithinLimits(limits, who, async () => result);

  for (let nth = 0; nth < STARTS_AN_HOUR; nth += 1) {
    expect(await start(student, { kind: "resumed", attemptId })).toMatchObject({ kind: "resumed" });
    expect(await start(student, { kind: "started", attemptId })).toMatchObject({ kind: "started" });
  }

  expect(await start(student, { kind: "started", attemptId })).toMatchObject({ kind: "limited" });
  expect(await start(other, { kind: "started", attemptId })).toMatchObject({ kind: "started" });
});

test("reports are limited per student and hour; a repeated report is the same report", async () => {
  const { student, attemptId, startedAt, closesAt } = await buildOpenAttempt(db);
  await submitAttempt(db, student, attemptId, startedAt);
  const report = (message: string) =>
    reportWithinLimits(limits, student, () =>
      reportQuestion(db, student, attemptId, { position: 1, message }, closesAt),
    );

  for (let nth = 0; nth < REPORTS_AN_HOUR; nth += 1) {
    expect(await report(`Reason ${nth}`)).toEqual({ kind: "reported" });
    expect((await report(`Reason ${nth}`)).kind).toBe(nth === REPORTS_AN_HOUR - 1 ? "limited" : "had");
  }

  expect(await report("One more")).toMatchObject({ kind: "limited" });
});

test("counts of questions are limited per student and minute, and what is over is not counted", async () => {
  const [student, other] = [await buildStudent(db), await buildStudent(db)];
  let counted = 0;
  const count = (who: typeof student) =>
    countWithinLimits(limits, who, async () => {
      counted += 1;
      return counted;
    });

  for (let nth = 1; nth <= COUNTS_A_MINUTE; nth += 1)
    expect(await count(student)).toEqual({ kind: "counted", counts: nth });

  expect(await count(student)).toEqual({ kind: "limited", minutes: 1 });
  expect(counted).toBe(COUNTS_A_MINUTE);
  expect(await count(other)).toMatchObject({ kind: "counted" });
});
