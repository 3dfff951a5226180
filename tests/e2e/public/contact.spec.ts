/** What visitors send us: messages, addresses for the newsletter, wishes to be told. */
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Database } from "../../../src/db/client.ts";
import { messages, subscribers } from "../../../src/db/schema.ts";
import { unique } from "../../../src/testing/build.ts";
import { waitForReact } from "../await-pages.ts";
import { expectAccessible, expectStateAccessible, LONG, PHONE, productUnderTest, WITH_WORKER } from "../fixtures.ts";
import { ADMIN } from "../people.ts";
import { cutNetwork } from "../service-workers.ts";
import { expect, expectFieldError, linkMailedTo, mailsTo, test } from "../visitors.ts";

const newEmail = () => `${unique("asha")}@example.org`;
const ASKED = /We cannot send emails at the moment/;

function messageFields(page: Page) {
  return {
    name: page.getByLabel("Name", { exact: true }),
    email: page.getByLabel("Email", { exact: true }),
    message: page.getByLabel("Message", { exact: true }),
    send: page.getByRole("button", { name: "Send Message" }),
  };
}

/** What the page itself says; the frame around it has a place for words of its own. */
function saidOn(page: Page) {
  return page.getByRole("main").getByRole("status");
}

function messagesOf({ db }: Database, email: string) {
  return db.select().from(messages).where(eq(messages.email, email));
}

async function stateOf({ db }: Database, email: string) {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.email, email));
  return row?.state;
}

async function mailsAbout(email: string, kind: "contact-message" | "notice-request") {
  return (await mailsTo(ADMIN.email, kind)).filter((mail) => mail.includes(email));
}

test("a message is sent, stored and mailed, and nothing typed is lost without a network", { tag: WITH_WORKER }, async ({
  page,
  context,
  database,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/net::ERR_|Failed to fetch manifest patches/);
  const address = newEmail();
  await page.setViewportSize(PHONE);
  await page.goto("/contact");
  await expect(page).toHaveTitle("Contact · Lamplight");
  await expect(page.getByText("Mon-Fri 9AM-6PM IST")).toBeVisible();
  await expect(page.getByText("Sat 10AM-4PM IST")).toBeVisible();
  await expect(page.getByRole("link", { name: /WhatsApp Chat/ })).toHaveCount(0);
  const { name, email, message, send } = messageFields(page);
  await name.fill("Asha Verma");
  await email.fill(address);
  await message.fill("When does the next course begin?\n\nI work in shifts.");
  await waitForReact(page);
  await cutNetwork(page);
  await send.click();
  await expect(page.getByRole("alert").filter({ hasText: "could not reach the server" })).toBeFocused();
  await expect(name).toHaveValue("Asha Verma");
  await context.setOffline(false);

  await send.click();
  await expect(saidOn(page)).toHaveText("Your message was sent. We will answer by email.");
  expect(await messagesOf(database, address)).toMatchObject([
    { kind: "contact", name: "Asha Verma", message: "When does the next course begin?\n\nI work in shifts." },
  ]);
  await expect.poll(() => mailsAbout(address, "contact-message")).toHaveLength(1);
  expect((await mailsAbout(address, "contact-message"))[0]).toContain(`Reply-To: Asha Verma <${address}>`);
  await page.getByRole("link", { name: "Send another message" }).click();
  await expect(message).toHaveValue("");
});

test("without scripts a message is sent as well, and a reload does not send it again", async ({
  plainPage,
  database,
}) => {
  const address = newEmail();
  await plainPage.goto("/contact");
  const { name, email, message, send } = messageFields(plainPage);
  await name.fill("Asha Verma");
  await email.fill("asha@");
  await message.fill("Hello\n\nthere");
  const [refusal] = await Promise.all([plainPage.waitForResponse("**/contact"), send.click()]);
  expect(refusal.status()).toBe(400);
  expect(refusal.headers()["cache-control"]).toContain("no-store");
  await expectFieldError(email, "Please enter a valid email address, like name@example.org.");
  await expect(name).toHaveValue("Asha Verma");
  await expect(message).toHaveValue("Hello\n\nthere");

  await email.fill(address);
  await send.click();
  await expect(plainPage).toHaveURL("/contact/sent#thanks");
  await expect(saidOn(plainPage)).toHaveText(
    "If you have just sent us a message, it has arrived. We will answer by email.",
  );
  await expect(saidOn(plainPage)).toBeFocused();
  await plainPage.reload();
  expect(await messagesOf(database, address)).toHaveLength(1);
});

test("a bot is thanked like everybody, and nothing is stored or mailed", async ({ request, database }) => {
  const address = newEmail();
  const fields = { name: "Best Offers", email: address, message: "Buy now", homepage: "https://spam.example" };
  const human = await request.post("/contact", { form: { ...fields, email: newEmail(), homepage: "", took: "" } });
  const bots = [
    await request.post("/contact", { form: { ...fields, took: "" } }),
    await request.post("/contact", { form: { ...fields, homepage: "", took: "12" } }),
    await request.post("/newsletter", { form: { email: address, homepage: "x", took: "" } }),
    await request.post("/notify-me", { form: { email: address, topic: "video-lectures", homepage: "x" } }),
  ];

  expect(bots.map((answer) => answer.status())).toEqual(bots.map(() => human.status()));
  expect(await bots[0]?.text()).toContain("Your message was sent.");
  expect(await messagesOf(database, address)).toEqual([]);
  expect(await stateOf(database, address)).toBeUndefined();
});

test("who sent too much within the hour is told so, and keeps every word", async ({ plainPage, request, database }) => {
  const address = newEmail();
  for (let count = 1; count <= 12; count += 1) {
    const form = { name: "Asha Verma", email: address, message: `Message ${count}` };
    expect((await request.post("/contact", { form })).status()).toBe(200);
  }
  await plainPage.goto("/contact");
  const { name, email, message, send } = messageFields(plainPage);
  await name.fill("Asha Verma");
  await email.fill(address);
  await message.fill("The thirteenth");
  await send.click();

  await expect(plainPage.getByRole("alert")).toContainText("What you typed is still here. Try again in");
  await expect(message).toHaveValue("The thirteenth");
  expect(await messagesOf(database, address)).toHaveLength(12);
});

test("the newsletter is asked for in its box, mailed about once, confirmed by a press, and left by one click, which can be taken back", async ({
  page,
  request,
  database,
}) => {
  const email = newEmail();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blog");
  const box = page.getByRole("region", { name: "Stay Updated" });
  await box.getByLabel("Email Address").fill(email);
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(box.getByRole("status")).toHaveText(ASKED);
  await expect(box.getByRole("status")).toBeFocused();
  await expect(page).toHaveURL("/blog");
  for (let time = 0; time < 9; time += 1) {
    const answer = await request.post("/newsletter", { form: { email } });
    expect(await answer.text()).toMatch(ASKED);
  }

  const link = await linkMailedTo(email, "confirm-newsletter");
  await request.get(link);
  await page.goto(link);
  expect(await stateOf(database, email)).toBe("pending");
  await expectStateAccessible(page);
  await page.getByRole("button", { name: "Confirm Subscription" }).click();
  await expect(saidOn(page)).toContainText("You are subscribed.");
  await expect(saidOn(page)).toBeFocused();
  await page.reload();
  await expect(saidOn(page)).toContainText("You are subscribed.");
  const known = await request.post("/newsletter", { form: { email } });
  expect(await known.text()).toMatch(ASKED);
  await page.goto(await linkMailedTo(email, "newsletter-welcome"));
  expect(await mailsTo(email, "confirm-newsletter")).toHaveLength(1);

  // Scanners of mail open every link, and some run scripts: only the press leaves.
  await page.reload();
  expect(await stateOf(database, email)).toBe("confirmed");
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(saidOn(page)).toHaveText("You have left the newsletter. We will not send it to this address again.");
  expect(await stateOf(database, email)).toBe("left");
  await expectStateAccessible(page);
  await page.reload();
  await expect(saidOn(page)).toContainText("You have left the newsletter.");
  await page.getByRole("button", { name: "Subscribe again" }).click();
  await expect(saidOn(page)).toHaveText("You are subscribed again.");
  expect(await stateOf(database, email)).toBe("confirmed");
  await page.reload();
  await expect(page.getByRole("button", { name: "Leave" })).toBeVisible();
  expect(await stateOf(database, email)).toBe("confirmed");
});

test("without scripts the newsletter is asked for, confirmed and left just as well", { tag: LONG }, async ({
  plainPage,
  database,
}) => {
  const email = newEmail();
  await plainPage.goto("/newsletter");
  await plainPage.getByRole("button", { name: "Subscribe" }).click();
  await expectFieldError(plainPage.getByLabel("Email Address"), "Please enter your email address.");
  await plainPage.getByLabel("Email Address").fill(email);
  await plainPage.getByRole("button", { name: "Subscribe" }).click();
  await expect(plainPage).toHaveURL("/newsletter/sent#thanks");
  await expect(saidOn(plainPage)).toHaveText(ASKED);

  await plainPage.goto(await linkMailedTo(email, "confirm-newsletter"));
  await plainPage.getByRole("button", { name: "Confirm Subscription" }).click();
  await expect(saidOn(plainPage)).toContainText("You are subscribed.");
  await plainPage.goto(await linkMailedTo(email, "newsletter-welcome"));
  expect(await stateOf(database, email)).toBe("confirmed");
  await plainPage.getByRole("button", { name: "Leave" }).click();
  await expect(saidOn(plainPage)).toContainText("You have left the newsletter.");
  expect(await stateOf(database, email)).toBe("left");
  await plainPage.getByRole("button", { name: "Subscribe again" }).click();
  await expect(saidOn(plainPage)).toHaveText("You are subscribed again.");
});

test("a mail program leaves by itself with one post, as the headers of the mail tell it to", async ({
  request,
  database,
}) => {
  const email = newEmail();
  await request.post("/newsletter", { form: { email } });
  await request.post(await linkMailedTo(email, "confirm-newsletter"));
  await linkMailedTo(email, "newsletter-welcome");
  const [mail = ""] = await mailsTo(email, "newsletter-welcome");
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const [, link = ""] = /^List-Unsubscribe:\s+<(\S+)>$/m.exec(mail) ?? [];

  // From a mail provider's server: no cookies, no origin, and no redirect is followed (RFC 8058, 3.1).
  const post = (over: RequestInit = {}) =>
    fetch(link, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      ...over,
    });
  const multipart = new FormData();
  multipart.set("List-Unsubscribe", "One-Click");
  expect((await post()).status).toBe(200);
  expect(await stateOf(database, email)).toBe("left");
  expect((await post({ body: multipart })).status).toBe(200);
  expect((await post({ headers: { origin: "https://evil.example" } })).status).toBe(403);
  expect(await (await request.get(link)).text()).toContain("You have left the newsletter.");
});

test("links that were never mailed say so and lead on", { tag: LONG }, async ({ page, request }) => {
  for (const query of ["", "?token=nonsense", `?token=${"A".repeat(43)}`]) {
    const confirm = await (await request.get(`/newsletter/confirm${query}`)).text();
    expect(confirm, query).toContain("This link has expired, or a newer one has replaced it");
    expect(confirm, query).toMatch(/href="\/newsletter"[^>]*>(<span[^>]*>)*Ask for a new link</);
    const leave = await (await request.get(`/newsletter/leave${query}`)).text();
    expect(leave, query).toContain("This link does not belong to a subscription");
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/newsletter/confirm?token=nonsense");
  await expect(page.getByRole("alert")).toHaveText(/This link has expired, or a newer one has replaced it/);
  await expectAccessible(page);
});

test("Notify Me opens a form in its place, and ten wishes of one address are one", async ({
  page,
  request,
  database,
}) => {
  const email = newEmail();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/resources");
  const open = page.getByRole("button", { name: "Notify Me When Available" });
  await open.click();
  const field = page.getByRole("main").getByLabel("Email", { exact: true });
  await field.fill(email);
  await field.press("Enter");
  await expect(saidOn(page)).toHaveText("We will write to you when you can watch the video lectures.");
  await expect(saidOn(page)).toBeFocused();
  await expect(page).toHaveURL("/resources");

  for (let time = 0; time < 9; time += 1) {
    await request.post("/notify-me", { form: { email, topic: "video-lectures" } });
  }
  expect(await messagesOf(database, email)).toMatchObject([{ kind: "notify-me", topic: "video-lectures" }]);
  await expect.poll(() => mailsAbout(email, "notice-request")).toHaveLength(1);
});

test("without scripts Notify Me leads to a page with the form", { tag: LONG }, async ({ plainPage, database }) => {
  const email = newEmail();
  await plainPage.goto("/resources");
  await plainPage.getByRole("button", { name: "Notify Me When Available" }).click();
  await expect(plainPage).toHaveURL("/notify-me?topic=video-lectures");
  await plainPage.getByLabel("Email", { exact: true }).fill(email);
  await plainPage.getByRole("button", { name: "Notify Me" }).click();
  await expect(saidOn(plainPage)).toContainText("If you have just given us your address, we will write to you");
  await expect(saidOn(plainPage)).toBeFocused();
  expect(await messagesOf(database, email)).toHaveLength(1);
  await plainPage.getByRole("link", { name: "Back to the resources" }).click();
  await expect(plainPage).toHaveURL(`${productUnderTest().url}/resources`);
});
