/** Taking questions from a file, as the administrator meets it in a browser. */
import { unique } from "../../../src/testing/build.ts";
import { expect, test } from "../fixtures.ts";

test("a file that was chosen before the scripts ran is checked and imported", async ({ page, admin: _ }) => {
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
