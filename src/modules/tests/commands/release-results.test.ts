import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { auditEntries } from "../../../db/schema.ts";
import { mails } from "../../../mail/registry.ts";
import { renderMail } from "../../../mail/render.server.tsx";
import { buildAdmin, buildStudent, unique } from "../../../testing/build.ts";
import { buildInstituteTest, takeInstituteTest } from "../../../testing/build-institute-test.ts";
import { mailOffice } from "../../../testing/mail-office.ts";
import { db } from "../../../testing/test-db.ts";
import { startInstituteTest } from "../../attempts/commands/start-attempt.server.ts";
import { findReview } from "../../attempts/queries/review.server.ts";
import { releaseResults } from "./release-results.server.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const EARLIER = new Date("2026-03-01T09:00:00Z");
const BY_HAND = { release: { score: "by-hand", solutions: "by-hand" } } as const;
const admin = await buildAdmin(db);

test("a release shows score and solutions to everybody, once, and tells each student with a result in one mail", async () => {
  const [asha, binu, open] = [await buildStudent(db), await buildStudent(db), await buildStudent(db)];
  const { testId, title } = await buildInstituteTest(db, { title: unique("Mock"), rules: BY_HAND });
  await takeInstituteTest(db, asha, testId, { right: 1, at: EARLIER });
  const latest = await takeInstituteTest(db, asha, testId, { right: 2, at: new Date("2026-03-01T10:00:00Z") });
  const ofBinu = await takeInstituteTest(db, binu, testId, { right: 3, at: EARLIER });
  await startInstituteTest(db, open, testId, EARLIER, Math.random);
  const seen = async () => {
    const found = await findReview(db, binu, ofBinu, NOW);
    return found.kind === "review" ? [found.review.totals?.score, found.review.questions[0]?.kind] : null;
  };
  expect(await seen()).toEqual([undefined, "withheld"]);

  const office = mailOffice(db);
  expect(await releaseResults(office, admin, testId, NOW)).toEqual({ kind: "released", students: 2 });

  expect(await seen()).toEqual([100, "shown"]);
  expect(office.sent.map(({ to, template }) => [to, template]).toSorted()).toEqual(
    [asha, binu].map(({ email }) => [email, "results-released"]).toSorted(),
  );
  const toAsha = office.sent.find(({ to }) => to === asha.email);
  expect(toAsha?.props).toMatchObject({ link: `https://exams.example.org/attempts/${latest}/review` });
  const { text } = renderMail("results-released", mails["results-released"].props.parse(toAsha?.props), "Lamplight");
  expect(text).toContain(title);
  expect(text).not.toMatch(/\d+\s?%/);
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, testId));
  expect(entry).toMatchObject({ action: "test.released", actorId: admin.userId, after: { students: 2 } });
  expect(await releaseResults(office, admin, testId, NOW)).toEqual({ kind: "unchanged" });
  expect(office.sent).toHaveLength(2);
});

test("what comes after the release is seen at once", async () => {
  const student = await buildStudent(db);
  const { testId } = await buildInstituteTest(db, { rules: BY_HAND });
  await releaseResults(mailOffice(db), admin, testId, EARLIER);

  const attemptId = await takeInstituteTest(db, student, testId, { right: 3, at: NOW });

  const found = await findReview(db, student, attemptId, new Date("2026-03-01T12:05:00Z"));
  expect(found.kind === "review" && found.review.totals?.score).toBe(100);
});

test("nothing is released of a test that shows results at once, of a draft and of one that never was", async () => {
  const office = mailOffice(db);
  const atOnce = await buildInstituteTest(db);
  const draft = await buildInstituteTest(db, { rules: BY_HAND, test: { publishedAt: null } });

  expect(await releaseResults(office, admin, atOnce.testId, NOW)).toEqual({ kind: "unchanged" });
  expect(await releaseResults(office, admin, draft.testId, NOW)).toEqual({ kind: "not-found" });
  expect(await releaseResults(office, admin, newId<"test">(), NOW)).toEqual({ kind: "not-found" });
  expect(office.sent).toEqual([]);
});
