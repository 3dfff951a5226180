/** Every kind of page with large text on the smallest screen. */
import { AUDIENCES, onEveryPage } from "./every-page.ts";
import { expect, PHONE, signInAs, test } from "./fixtures.ts";
import { problemsOfLargeText } from "./large-text.ts";

// What is asked is how pages are laid out, and without scripts they stand sooner.
test.use({ viewport: PHONE, javaScriptEnabled: false });
test.describe.configure({ mode: "parallel" });

for (const { access, email } of AUDIENCES) {
  test(`with text at 200 % at 360 px no page of ${access} scrolls sideways, cuts words off or breaks them`, async ({
    page,
    context,
    database,
    expectConsoleErrors,
  }) => {
    test.setTimeout(180_000);
    expectConsoleErrors(/status of 404/);
    if (email !== null) await signInAs(context, database, email);
    const found: string[] = [];
    await onEveryPage(page, access, async (address) => {
      found.push(...(await problemsOfLargeText(page)).map((problem) => `${address} ${problem}`));
    });

    expect(found).toEqual([]);
  });
}
