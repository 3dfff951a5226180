/** Hot spot: places in a picture, pressed or chosen in words. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { addAndPreview, answerTwice, expectPlace, openNewQuestion, tabTo } from "./steps.ts";

test.use({ hasTouch: true });

const inWords = (page: Page, letter: string) => page.getByRole("radio", { name: new RegExp(`^${letter}: `) });

/** Presses the middle of a place of the sample, and then of another one: the last one counts. */
async function answerByTouch(page: Page): Promise<void> {
  const picture = page.getByRole("img", { name: /^The chest of an adult/ });
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture is not shown.");
  const press = (x: number, y: number) =>
    picture.tap({ position: { x: box.width * x, y: box.height * y }, force: true });
  await press(0.43, 0.32);
  await expect(inWords(page, "A")).toBeChecked();
  await press(0.68, 0.58);
  await expect(inWords(page, "D")).toBeChecked();
  await expect(inWords(page, "A")).not.toBeChecked();
  await press(0.1, 0.95);
  await expect(inWords(page, "D")).toBeChecked();
  await expectPlace(page, "Question 1, answered");
  await expectAccessible(page, "look");
}

async function answerByKeys(page: Page): Promise<void> {
  await tabTo(page, inWords(page, "A"));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(inWords(page, "C")).toBeChecked();
}

test("answered by touch on a phone and by keyboard alone at 1280 px", async ({ page, student, database }) => {
  const sample = { db: database.db, student, type: "hot_spot" } as const;
  const [first, second] = await answerTwice(page, sample, { byTouch: answerByTouch, byKeys: answerByKeys });
  await expect(first.getByText("Right: 1 of 1 point.")).toBeVisible();
  await expect(second.getByText("Wrong: 0 of 1 point.")).toBeVisible();
  await expect(second.locator("[data-state=missed]").last()).toContainText("below the middle of the left collarbone");
});

test("written through the form: areas are drawn with the mouse, moved, and corrected as numbers", async ({
  page,
  admin: _,
}) => {
  const text = unique("Where is it?");
  await openNewQuestion(page, "Hot spot", text);
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please choose a picture.");
  await expect(page.getByRole("button", { name: "Choose a picture" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Image" });
  const file = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#c0d8d4" } })
    .png()
    .toBuffer();
  await dialog.getByLabel("Picture").setInputFiles({ name: "arm.png", mimeType: "image/png", buffer: file });
  await expect(dialog.getByRole("img")).toBeVisible();
  await dialog.getByLabel("Alternative text").fill("An arm from the front.");
  await dialog.getByRole("button", { name: "Insert image" }).click();

  const picture = page.getByRole("group", { name: "Picture", exact: true }).getByRole("img");
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture is not shown.");
  async function drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    if (!box) return;
    await page.mouse.move(box.x + box.width * from[0], box.y + box.height * from[1]);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * to[0], box.y + box.height * to[1], { steps: 4 });
    await page.mouse.up();
  }
  await drag([0.1, 0.1], [0.3, 0.4]);
  await drag([0.6, 0.5], [0.8, 0.9]);
  await drag([0.7, 0.7], [0.65, 0.6]);
  await page.getByText("Areas as numbers").click();
  const number = (letter: string, side: string) =>
    page.getByRole("group", { name: `Area of place ${letter}, in percent of the picture` }).getByLabel(side);
  await expect.poll(async () => Math.round(Number(await number("A", "Width, %").inputValue()))).toBe(20);
  await expect.poll(async () => Math.round(Number(await number("B", "From the left, %").inputValue()))).toBe(55);
  await number("B", "Width, %").fill("90");

  await page.getByRole("button", { name: "Remove place C" }).click();
  await page.getByRole("textbox", { name: "Where place A is" }).fill("Above the elbow");
  await page.getByRole("textbox", { name: "Where place B is" }).fill("Below the elbow");
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect(page.getByRole("alert")).toHaveText("The area of place B is partly outside of the picture.");
  await expect(number("B", "From the left, %")).toBeFocused();
  await number("B", "Width, %").fill("20");
  await page.getByRole("radio", { name: "Place B is the right one" }).check();
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  await preview.getByRole("radio", { name: "B: Below the elbow" }).check();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("Right: 1 of 1 point.")).toBeVisible();
});
