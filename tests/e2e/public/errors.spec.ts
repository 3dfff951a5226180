/** What is shown in place of a page that is not there, is not for this account, or failed. */
import { sql } from "drizzle-orm";
import { buildOpenAttempt } from "../../../src/testing/build-attempts.ts";
import { DESK, expectStateAccessible, FROM_OUR_PAGE, LONG, PHONE, signedInStudent, signIn } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";

const NOT_KEPT = /^(private, )?no-store$/;

test("a missing page stands in the frame of the site, with ways on", async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/status of 404/);
  await page.setViewportSize(PHONE);
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()["cache-control"]).toMatch(NOT_KEPT);
  await expect(page).toHaveTitle("Page Not Found · Lamplight");
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Reference:");
  await expectStateAccessible(page);
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectStateAccessible(page, "look");

  const ways = page.getByRole("navigation", { name: "Where to go next" });
  await ways.getByRole("link", { name: "All courses" }).click();
  await expect(page).toHaveURL("/courses");
  await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible();
});

test("without scripts a missing page leads on just as well", { tag: LONG }, async ({ plainPage }) => {
  await plainPage.goto("/no/such/page");
  await plainPage.getByRole("link", { name: "The blog" }).click();
  await expect(plainPage).toHaveURL("/blog");

  await plainPage.goto("/no/such/page");
  await plainPage.getByRole("link", { name: "Back to the start page" }).click();
  await expect(plainPage).toHaveURL("/");
});

test("who is signed in keeps the way to the dashboard on a missing page", { tag: LONG }, async ({
  plainPage,
  database,
}) => {
  await signIn(plainPage.context(), (await signedInStudent(database)).cookie);
  expect((await plainPage.goto("/dashboard/no/such/page"))?.status()).toBe(404);
  await plainPage.getByRole("link", { name: "Dashboard" }).click();

  await expect(plainPage).toHaveURL("/dashboard");
});

test("every kind of missing thing answers 404 with ways on, and nobody keeps the answer", async ({ request }) => {
  for (const [address, title] of [
    ["/no-such-page", "Page"],
    ["/courses/no", "Course"],
    ["/blog/no", "Post"],
    ["/sample-lesson/no", "Course"],
    ["/certificates/no", "Certificate"],
    ["/downloads/none.pdf", "Page"],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(answer.headers()["cache-control"], address).toMatch(NOT_KEPT);
    const html = await answer.text();
    expect(html, address).toContain(`<title>${title} Not Found ·`);
    expect(html, address).toContain('aria-label="Where to go next"');
  }
});

test("what an account may not do is said on a page of its own, with the status 403", async ({ request, database }) => {
  const { cookie } = await signedInStudent(database);
  const answer = await request.post("/admin/subjects", { headers: { cookie, accept: "text/html" } });
  const html = await answer.text();

  expect(answer.status()).toBe(403);
  expect(answer.headers()["cache-control"]).toMatch(NOT_KEPT);
  expect(html).toContain("Not for this account");
  expect(html).not.toContain("Reference:");
});

test("nobody keeps a page with somebody's name in its frame, whatever page it is", async ({ request, database }) => {
  const { cookie } = await signedInStudent(database);
  for (const address of ["/notify-me", "/contact/sent", "/newsletter/sent", "/contact/sent.data", "/about"]) {
    const answer = await request.get(address, { headers: { cookie } });
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["cache-control"], address).toMatch(NOT_KEPT);
  }
});

test("a fault of ours names its request and offers to try again", async ({ page, student, database, plainPage }) => {
  const { attemptId } = await buildOpenAttempt(database.db, { student, startedAt: new Date() });
  // What no save lets in, so no page can show it.
  await database.db.execute(sql`update attempt_items set answer = '"nonsense"' where attempt_id = ${attemptId}`);
  const answer = await page.request.get(`/attempts/${attemptId}`);
  const html = await answer.text();
  const requestId = answer.headers()["x-request-id"] ?? "none";

  expect(answer.status()).toBe(500);
  expect(answer.headers()["cache-control"]).toMatch(NOT_KEPT);
  expect(html).toMatch(new RegExp(`Reference: (<span[^>]*>)?${requestId}`));
  await plainPage.setContent(html);
  await expect(plainPage.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  await expect(plainPage.getByRole("link", { name: "Try again" })).toHaveAttribute("href", `/attempts/${attemptId}`);
});

test("what the administrator sends and nobody can read is refused, on a page that says so", async ({
  page,
  admin: _,
  plainPage,
}) => {
  const headers = { ...FROM_OUR_PAGE, "content-type": "multipart/form-data" };
  for (const address of ["/admin/subjects/add", "/admin/questions/add", "/admin/settings/mail", "/admin/blog/new"]) {
    const answer = await page.request.post(address, { headers, data: "no form at all" });
    expect(answer.status(), address).toBe(400);
    await plainPage.setContent(await answer.text());
    await expect(plainPage.getByRole("heading", { level: 1, name: "We could not read that" })).toBeVisible();
  }
});

test("what is no form of ours is refused and no fault of ours, in the frame of the site", async ({
  request,
  plainPage,
}) => {
  const manyFields = Array.from({ length: 2_000 }, (_, number) => `field-${number}=`).join("&");
  for (const [type, body] of [
    ["multipart/form-data", "no form at all"],
    ["application/json", "{}"],
    ["application/x-www-form-urlencoded", manyFields],
  ] as const) {
    for (const address of ["/signup", "/login", "/contact", "/newsletter", "/notify-me"]) {
      const answer = await request.post(address, { headers: { "content-type": type }, data: body });
      expect(answer.status(), `${address} ${type}`).toBe(400);
      expect(answer.headers()["cache-control"]).toMatch(NOT_KEPT);
      expect(await answer.text()).not.toContain("Reference:");
    }
  }

  const answer = await request.post("/contact", { headers: { "content-type": "text/plain" }, data: "Hello" });
  await plainPage.setContent(await answer.text());
  await expect(plainPage.getByRole("heading", { level: 1, name: "We could not read that" })).toBeVisible();
  await expect(plainPage.getByRole("navigation", { name: "Main" })).toHaveCount(1);
});
