/**
 * People who come from outside: what they type, where they come from, the mails they get, a browser without scripts.
 * Each test comes from an address of its own, as if through the proxy of this machine, so that no test uses up
 * another's limits.
 */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { CONSENT_VERSION, consentTexts } from "../../src/content/en/consent.ts";
import { unique } from "../../src/testing/build.ts";
import { expect, FROM_OUR_PAGE, productUnderTest, test as signedInTest } from "./fixtures.ts";

export { expect };

type VisitorFixtures = {
  /** A page of a browser that runs no scripts. */
  plainPage: Page;
  /** Requests of another browser, which is signed in as nobody. */
  elsewhere: APIRequestContext;
};

export const test = signedInTest.extend<VisitorFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  extraHTTPHeaders: async ({}, use, { testId }) => {
    const [a, b, c] = createHash("sha256").update(testId).digest();
    await use({ "x-forwarded-for": `10.${a}.${b}.${c}` });
  },
  plainPage: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
  elsewhere: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context.request);
    await context.close();
  },
});

export type Visitor = { name: string; email: string; password: string; course: string };

/** Somebody who has no account yet. */
export function newVisitor(over: Partial<Visitor> = {}): Visitor {
  return {
    name: "Meera Nair",
    email: `${unique("meera")}@example.org`,
    password: "seven quiet lamps",
    course: "OET",
    ...over,
  };
}

/** What the form of Sign Up sends for a visitor who agrees. */
export function signUpFormOf(visitor: Visitor) {
  return { ...visitor, consent: CONSENT_VERSION };
}

/** Makes an account, and signs in the browser whose requests these are. */
export async function signUpQuickly(request: APIRequestContext, over: Partial<Visitor> = {}): Promise<Visitor> {
  const visitor = newVisitor(over);
  const answer = await request.post("/signup", {
    headers: FROM_OUR_PAGE,
    form: signUpFormOf(visitor),
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe("/dashboard");
  return visitor;
}

/** The fields of Sign Up, in the dialog or on the page. */
export function signUpFields(place: Page | Locator) {
  return {
    name: place.getByLabel("Full Name", { exact: true }),
    email: place.getByLabel("Email", { exact: true }),
    password: place.getByLabel("Password", { exact: true }),
    course: place.getByLabel("Course", { exact: true }),
    consent: place.getByLabel(consentTexts.wording),
    submit: place.getByRole("button", { name: "Sign Up", exact: true }),
  };
}

/** Types everything into Sign Up. */
export async function fillSignUp(place: Page | Locator, visitor: Visitor): Promise<void> {
  const { name, email, password, course, consent: agreement } = signUpFields(place);
  await name.fill(visitor.name);
  await email.fill(visitor.email);
  await password.fill(visitor.password);
  await course.selectOption(visitor.course);
  await agreement.check();
}

/** Types into /login and presses the button. */
export async function signInWith(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("Email Address", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Fails unless the field says this sentence, to the eye and to assistive technology. */
export async function expectFieldError(field: Locator, sentence: string): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${sentence.replace(/[.?+]/g, "\\$&")}`));
}

type MailKind =
  | "invitation"
  | "verify-email"
  | "reset-password"
  | "password-changed"
  | "approve-address"
  | "prove-address"
  | "address-changed"
  | "account-deleted"
  | "contact-message"
  | "notice-request"
  | "confirm-newsletter"
  | "newsletter-welcome"
  | "message-answer"
  | "institute-message"
  | "test-reopened"
  | "results-released"
  | "question-rescored"
  | "result-changed";

/** The mails of a kind to an address, oldest first, as they left the product. */
export async function mailsTo(email: string, kind: MailKind): Promise<string[]> {
  const outbox = path.join(productUnderTest().folder, "outbox");
  const files = await readdir(outbox).catch(() => []);
  const wanted = files.filter((file) => file.endsWith(` ${kind} to ${email}.eml`)).sort();
  return Promise.all(wanted.map(async (file) => decoded(await readFile(path.join(outbox, file), "utf8"))));
}

/** The link in the newest mail of a kind, once `count` of them are there. */
export async function linkMailedTo(email: string, kind: MailKind, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(email, kind)).length).toBe(count);
  const mail = (await mailsTo(email, kind)).at(-1) ?? "";
  const [link] = /http:\S+\?token=[\w-]+/.exec(mail) ?? [];
  if (!link) throw new Error(`No link stands in the mail:\n${mail}`);
  return link;
}

function decoded(quotedPrintable: string): string {
  return quotedPrintable.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
}
