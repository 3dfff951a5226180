/** Options that are pictures, in questions with a single answer. */
import sharp from "sharp";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { addAndPreview, openNewQuestion } from "./steps.ts";

test("written through the form, and chosen by what they show", async ({ page, admin: _ }) => {
  const text = unique("Which dressing?");
  await openNewQuestion(page, "Single answer", text);
  const pictures = [
    { number: 1, shows: "A green dressing", background: "#2f6b4f" },
    { number: 2, shows: "A red dressing", background: "#a33b3b" },
  ];
  for (const { number, shows, background } of pictures) {
    await page.getByRole("button", { name: `Use a picture for option ${number}` }).click();
    const dialog = page.getByRole("dialog", { name: "Image" });
    const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
    await dialog.getByLabel("Picture").setInputFiles({ name: "dressing.png", mimeType: "image/png", buffer });
    await expect(dialog.getByRole("img")).toBeVisible();
    await dialog.getByLabel("Alternative text").fill(shows);
    await dialog.getByRole("button", { name: "Insert image" }).click();
    await expect(page.getByRole("textbox", { name: `What picture ${number} shows, in words` })).toHaveValue(shows);
    await expect(page.getByRole("button", { name: `Change picture ${number}` })).toBeFocused();
  }
  await page.getByRole("radio", { name: "Option 2 is the correct answer" }).check();
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const right = preview.getByRole("img", { name: "A red dressing" });
    await right.scrollIntoViewIfNeeded();
    expect((await right.boundingBox())?.width).toBeGreaterThan(100);
  }
  await preview.getByRole("img", { name: "A red dressing" }).click();
  await expect(preview.getByRole("radio", { name: "A red dressing" })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("Right: 1 of 1 point.")).toBeVisible();
  await expect(preview.getByRole("listitem").filter({ hasText: "Your answer, right" }).getByRole("img")).toBeVisible();
});
