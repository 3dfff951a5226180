/**
 * The mail server is down, hangs, refuses, or dies in the middle of a mail. Whoever signs up does not notice; their mail is
 * sent later, once, and no address stands in the log.
 */
import { expect, onTestFinished, test } from "vitest";
import { CONSENT_VERSION } from "../../src/content/en/consent.ts";
import { unique } from "../../src/testing/build.ts";
import { inForm } from "../../src/testing/test-form.ts";
import { openBrowser } from "./browser.ts";
import { type Mood, startMoodyMailServer } from "./mail-servers.ts";
import { serve } from "./served.ts";

const MOODS: ReadonlyArray<Mood> = ["later", "never", "dies", "silent"];
/** Tries are ever further apart: the mail that was refused longest waits longest. */
const ALL_SENT_MS = inForm({ short: 60_000, long: 180_000 });

test("whatever the mail server does, sign-up works at once and each mail arrives once", async () => {
  const mailServer = await startMoodyMailServer();
  const { product, url } = await serve({ SMTP_URL: mailServer.url }, onTestFinished);
  const emails: string[] = [];
  const signUpSomebody = async () => {
    const email = `${unique("waits")}@example.org`;
    const fields = { name: "Asha Verma", email, password: "correct horse battery", course: "NCLEX-RN" };
    const answer = await openBrowser(url).submit("/signup", { ...fields, consent: CONSENT_VERSION });
    expect([answer?.status, answer?.headers.get("location")]).toEqual([302, "/dashboard"]);
    emails.push(email);
  };

  await mailServer.goDown();
  await signUpSomebody();
  await mailServer.comeUp();
  for (const mood of MOODS) {
    mailServer.change(mood);
    await signUpSomebody();
    await expect.poll(() => mailServer.tries.includes(mood), { timeout: 30_000, interval: 50 }).toBe(true);
  }
  mailServer.change("takes");

  const arrived = () => mailServer.received.flatMap(({ to }) => to);
  await expect
    .poll(() => emails.filter((email) => !arrived().includes(email)), { timeout: ALL_SENT_MS, interval: 250 })
    .toEqual([]);
  expect(
    arrived()
      .filter((email) => emails.includes(email))
      .toSorted(),
  ).toEqual(emails.toSorted());
  for (const email of emails) expect(product.output()).not.toContain(email);
  expect(product.output()).toContain("send-mail failed");
});
