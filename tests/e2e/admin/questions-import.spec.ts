/** Taking questions from a file, as the administrator meets it in a browser. */
import { readFile } from "node:fs/promises";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectStateAccessibleAtBothWidths, LONG, test } from "../fixtures.ts";

test("a file that was chosen before the scripts ran is checked and imported", { tag: LONG }, async ({
  page,
  admin: _,
}) => {
  const subject = unique("Subject");
  const file = `subject,lesson,question,option_a,option_b,option_c,option_d,answer,explanation
${subject},Nerves,${unique("Which nerve?")},Vagus,Facial,Optic,Ulnar,B,It moves the face.
`;
  let release = () => {};
  const scriptsMayRun = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scriptsMayRun;
    await route.continue();
  });
  const alive = page.goto("/admin/questions/import");
  const field = page.getByLabel("CSV file");
  await field.setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  release();
  await alive;

  await page.getByRole("button", { name: "Check the file" }).click();
  await page.getByRole("button", { name: "Import 1 question" }).click();
  await expect(page.getByText("1 question imported.")).toBeVisible();
});

test("the example of a case study is downloaded, imported, opened and published", async ({ page, admin: _ }) => {
  // The list behind it has nothing: what other tests leave in it may lack an alternative text.
  await page.goto(`/admin/questions/import?${new URLSearchParams({ q: unique("nothing") })}`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download an example" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("case-study-example.txt");
  const title = unique("Shaking");
  const example = await readFile(await download.path(), "utf8");
  const buffer = (text: string) => ({ name: "cases.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  const file = example.replace("Shaking before lunch", title).replace("Adult Health", unique("Subject"));

  await page.getByLabel("CSV file").setInputFiles(buffer(file.replace("TAB2: Laboratory\n", "")));
  await page.getByRole("button", { name: "Check the file" }).click();
  const wrong = page.getByRole("row").filter({ hasText: "This tab has a text but no name." });
  await expect(wrong).toContainText("Line 4");
  await expect(wrong).toContainText("TAB2");
  await page.getByLabel("CSV file").setInputFiles(buffer(file));
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByText("With 1 case study.")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Import 6 questions" }).click();
  await expect(page.getByText("6 questions imported.")).toBeVisible();

  await page.goto(`/admin/cases?q=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByLabel("Client", { exact: true })).toHaveValue("A man of 58 years on a medical ward");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Published." })).toBeFocused();
});
