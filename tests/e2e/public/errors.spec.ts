/** What is shown in place of a page that is not there, is not for this account, or failed. */
import { expectAccessible, signedInStudent, WIDTHS } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";

const NOT_KEPT = /^(private, )?no-store$/;

for (const { name, viewport } of WIDTHS) {
  test(`a missing page stands in the frame of the site, with ways on, at ${name}`, async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/status of 404/);
    await page.setViewportSize(viewport);
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()["cache-control"]).toMatch(NOT_KEPT);
    await expect(page).toHaveTitle("Page not found · Lamplight");
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("Reference:");
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, "look");

    const ways = page.getByRole("navigation", { name: "Other ways on" });
    await ways.getByRole("link", { name: "All courses" }).click();
    await expect(page).toHaveURL("/courses");
    await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible();
  });
}

test("without scripts a missing page leads on just as well", async ({ plainPage }) => {
  await plainPage.goto("/no/such/page");
  await plainPage.getByRole("link", { name: "The blog" }).click();
  await expect(plainPage).toHaveURL("/blog");

  await plainPage.goto("/no/such/page");
  await plainPage.getByRole("link", { name: "Back to the start page" }).click();
  await expect(plainPage).toHaveURL("/");
});

test("who is signed in keeps the way to the dashboard on a missing page", async ({
  page,
  student: _,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 404/);
  await page.goto("/dashboard/no/such/page");
  await page.getByRole("link", { name: "Dashboard" }).click();

  await expect(page).toHaveURL("/dashboard");
});

test("every kind of missing thing answers 404, and nobody keeps the answer", async ({ request }) => {
  for (const address of ["/no-such-page", "/courses/no-such-course", "/blog/no-such-post", "/downloads/none.pdf"]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(answer.headers()["cache-control"], address).toMatch(NOT_KEPT);
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

test("a fault of ours names its request, stands in the frame and offers to try again", async ({
  request,
  plainPage,
}) => {
  // A form that is none: the server cannot read it.
  const broken = { "content-type": "multipart/form-data" };
  const answer = await request.post("/signup", { headers: broken, data: "no form at all" });
  const html = await answer.text();
  const requestId = answer.headers()["x-request-id"] ?? "none";

  expect(answer.status()).toBe(500);
  expect(answer.headers()["cache-control"]).toMatch(NOT_KEPT);
  expect(html).toContain(`Reference: ${requestId}`);
  await plainPage.setContent(html);
  await expect(plainPage.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  await expect(plainPage.getByRole("navigation", { name: "Main" })).toHaveCount(1);
  await expect(plainPage.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/signup");
});
