/** Messages as the administrator finds them: read, answered, put in order, taken along. */
import { readFile } from "node:fs/promises";
import { unique } from "../../../src/testing/build.ts";
import { buildMessage, buildReport, buildSubscriber } from "../../../src/testing/build-messages.ts";
import { expectAccessible, expectStateAccessible, LONG } from "../fixtures.ts";
import { expect, mailsTo, test } from "../visitors.ts";

const PHONE = { width: 360, height: 740 };

test("a message is found, read, answered once, marked as unread and deleted, and the count in the menu follows", async ({
  page,
  admin: _,
  database: { db },
}) => {
  const word = unique("Shift");
  // Later than those of other tests, which come at the same time.
  const receivedAt = new Date(Date.now() + 3600_000);
  const older = await buildMessage(db, { name: `Meera ${word}`, receivedAt: new Date(receivedAt.getTime() - 1) });
  const { email } = await buildMessage(db, {
    name: `Asha ${word}`,
    message: `Hello\n\n<script>alert(1)</script> ${word}`,
    receivedAt,
  });
  await page.goto("/admin/today");
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Unread messages: Contact/ }).click();
  await expect(page).toHaveURL("/admin/messages?show=unread");
  await expect(page.getByRole("link", { name: /^Messages \d+\+? waiting: \d+\+? unread message/ })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search name, address, text" }).fill(word);
  // There may be no other rows before either.
  await expect(page).toHaveURL(`/admin/messages?q=${word}&show=unread`);
  const row = page.getByRole("row").filter({ hasText: `Asha ${word}` });
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(row).toContainText("New");
  await expectStateAccessible(page);

  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Message from Asha ${word}`);
  await expect(page.getByText(`<script>alert(1)</script> ${word}`)).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("textbox", { name: "Answer" })).toBeFocused();
  await page.getByRole("textbox", { name: "Answer" }).fill(`In January, ${word}.`);
  await page.getByRole("link", { name: "Next" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Send answer" }).dblclick();
  await expect(
    page.getByRole("status").filter({ hasText: "The answer is kept, not sent: no mail server is set." }),
  ).toBeFocused();
  await expect(page.getByRole("region", { name: "Answers" })).toContainText(`In January, ${word}.`);
  await expect(page.getByRole("textbox", { name: "Answer" })).toHaveValue("");
  await expect.poll(async () => (await mailsTo(email, "message-answer")).length).toBe(1);
  const [mail] = await mailsTo(email, "message-answer");
  expect(mail).toContain(`In January, ${word}.`);
  expect(mail).toMatch(/^Reply-To: /m);

  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectStateAccessible(page, "look");
  await page.getByRole("button", { name: "Mark as unread" }).click();
  await expect(page.getByText("Marked as unread.")).toBeVisible();
  // The list as it was, with its search.
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(row).toContainText("New");
  await expect(row).toContainText("Answered");
  await row.getByRole("link").click();
  await page.getByRole("link", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this message?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted.", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: older.name })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await mailsTo(email, "message-answer")).length).toBe(1);
});

test("wishes, subscribers and reports have lists of their own, a report is settled there, and a list becomes a file", {
  tag: LONG,
}, async ({ page, admin: _, database: { db } }) => {
  const word = unique("unit");
  const at = new Date(Date.now() + 3600_000);
  const wish = await buildMessage(db, { topic: "video-lectures", receivedAt: at });
  const subscriber = await buildSubscriber(db, { state: "confirmed", confirmedAt: at, requestedAt: at });
  await buildReport(db, { message: `The ${word} is wrong.`, createdAt: at });

  await page.goto("/admin/messages/notify-me");
  await expect(page.getByRole("row").filter({ hasText: wish.email })).toContainText("the video lectures");
  await page.getByRole("link", { name: /^Newsletter/ }).click();
  await expect(page.getByRole("row").filter({ hasText: subscriber.email })).toContainText("Subscribed");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv.slice(0, 14)).toBe("\uFEFFAsked for it,");
  expect(csv).toContain(`,${subscriber.email},Subscribed,`);

  await page.getByRole("link", { name: /^Reported questions/ }).click();
  await page.getByRole("searchbox", { name: "Search the reports" }).fill(word);
  // A press while the list is loading goes nowhere.
  await expect(page).toHaveURL(new RegExp(word));
  const row = page.getByRole("row").filter({ hasText: word });
  await expect(row).toContainText("Open");
  await row.getByRole("link").click();
  await expect(page.getByRole("link", { name: "Open the question" })).toHaveAttribute("href", /\/edit$/);
  await page.getByRole("button", { name: /^Settle the report of/ }).click();
  await page.getByRole("button", { name: "Settle the report", exact: true }).click();
  await expect(page.getByText("No report is open.")).toBeVisible();
  await expectStateAccessible(page);
  await page.setViewportSize(PHONE);
  await expectStateAccessible(page, "width");
});
