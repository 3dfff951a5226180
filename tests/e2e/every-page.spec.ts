/** Every kind of page behind a sign-in, in one visit: status, title, axe, and large text on the smallest screen. */
import { DEMO_STUDENT, onEveryPage } from "../../src/testing/every-page.ts";
import { problemsOfLargeText } from "../../src/testing/large-text.ts";
import { expect, expectAccessible, PHONE, signInAs, test } from "./fixtures.ts";
import { ADMIN } from "./people.ts";

test.use({ viewport: PHONE });
test.describe.configure({ mode: "parallel" });

for (const { access, email } of [
  { access: "student", email: DEMO_STUDENT },
  { access: "admin", email: ADMIN.email },
] as const) {
  test(`every kind of page of ${access} has a title, is accessible, and has room for text at 200 % at 360 px`, async ({
    page,
    context,
    database,
  }) => {
    test.setTimeout(300_000);
    await signInAs(context, database, email);
    const found: string[] = [];
    await onEveryPage(access, async (address) => {
      const answer = await page.goto(address);
      expect.soft(answer?.status(), address).toBe(200);
      expect.soft(await page.title(), address).toMatch(/.+Lamplight/);
      await test.step(address, () => expectAccessible(page));
      found.push(...(await page.evaluate(problemsOfLargeText, "200%")).map((problem) => `${address} ${problem}`));
      const links = page.locator("a[href^='/']");
      return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    });

    expect(found).toEqual([]);
  });
}
