/** Ordered response: from a list into an order, which is moved by buttons and by its handle, and worth a point as a whole. */
import type { Page } from "@playwright/test";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { addAndPreview, answerTwice, expectPlace, listenTo, openNewQuestion, tabTo } from "./steps.ts";

const TYPE = "ordered_response";
const RIGHT = [
  "Clean the hands with alcohol-based rub",
  "Put on the gown and tie all of its ties",
  "Put on the mask and fit it over the nose",
  "Put on goggles or a face shield",
  "Put on gloves, over the cuffs of the gown",
] as const;
const [HANDS, GOWN, MASK, GOGGLES, GLOVES] = RIGHT;

const token = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const order = (page: Page) => page.getByRole("list", { name: "Your order" }).getByRole("listitem");
const numbered = (...names: string[]) => names.map((name, index) => `${index + 1}. ${name}`);

test.use({ hasTouch: true });

/** Placed, taken back, placed again; the last two are exchanged by dragging the handle. */
async function orderByTouch(page: Page): Promise<void> {
  const heard = await listenTo(page);
  for (const name of [HANDS, GOWN, MASK]) await token(page, name).tap();
  await expect(page.getByText(`“${MASK}” is number 3 of 5.`)).toBeVisible();
  await expectPlace(page, "Question 1, answered in part");
  await token(page, MASK).tap();
  await expect(order(page)).toHaveText(numbered(HANDS, GOWN));
  await page.getByRole("button", { name: `Take back ${GOWN}` }).tap();
  await expect(page.getByRole("button", { name: `Take back ${HANDS}` })).toBeFocused();
  expect((await heard()).filter((words) => words.includes("“"))).toEqual([
    `“${HANDS}” is number 1 of 5.`,
    `“${GOWN}” is number 2 of 5.`,
    `“${MASK}” is number 3 of 5.`,
    `“${MASK}” taken back, 2 of 5 placed.`,
    `“${GOWN}” taken back, 1 of 5 placed.`,
  ]);
  for (const name of [GOWN, MASK, GLOVES, GOGGLES]) await token(page, name).tap();
  await expectPlace(page, "Question 1, answered");
  await expectAccessible(page, "look");

  const [from, to] = [order(page).nth(4), order(page).nth(3)];
  await to.scrollIntoViewIfNeeded();
  const handle = await from.locator("[aria-hidden]").first().boundingBox();
  const above = await to.boundingBox();
  if (!handle || !above) throw new Error("missing");
  const client = await page.context().newCDPSession(page);
  const x = handle.x + handle.width / 2;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await touch("touchStart", handle.y + handle.height / 2);
  await touch("touchMove", above.y + above.height / 2);
  await touch("touchMove", above.y);
  await touch("touchEnd");
  await expect(order(page)).toHaveText(numbered(...RIGHT));
  await expect(page.getByText(`“${GOGGLES}” is now number 4 of 5.`)).toBeVisible();
}

/** The focus stays on what was pressed, wherever its row goes. */
async function orderByKeys(page: Page): Promise<void> {
  for (const name of [GOWN, HANDS, MASK]) {
    await tabTo(page, token(page, name));
    await page.keyboard.press("Enter");
    await expect(token(page, name)).toBeFocused();
    await expect(token(page, name)).toHaveAttribute("aria-pressed", "true");
  }
  const down = page.getByRole("button", { name: `Move down ${GOWN}` });
  await tabTo(page, down);
  await page.keyboard.press("Space");
  await expect(order(page)).toHaveText(numbered(HANDS, GOWN, MASK));
  await expect(down).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Space");
  await expect(order(page)).toHaveText(numbered(HANDS, MASK, GOWN));
  await expect(down).toBeFocused();
}

test("put in order by touch on a phone and by keyboard alone at 1280 px; what is placed can be moved and taken back, and only the whole order earns the point", async ({
  page,
  student,
  database,
}) => {
  const sample = { db: database.db, student, type: TYPE } as const;
  const [first, second] = await answerTwice(page, sample, { byTouch: orderByTouch, byKeys: orderByKeys });
  await expect(first.getByText("5 of 5 at their place.")).toBeVisible();
  await expect(first.getByText("Right: 1 of 1 point.")).toBeVisible();
  await expect(second.getByText("1 of 5 at their place.")).toBeVisible();
  await expect(second.getByText("Left empty")).toHaveCount(2);
  await expect(second.getByText("Wrong: 0 of 1 point. Only the whole order earns it.")).toBeVisible();
});

test("written in its right order through the form, and never shown so; dragged into the order with a mouse", async ({
  page,
  admin: _,
}) => {
  const text = unique("In what order?");
  await openNewQuestion(page, "Ordered response", text);
  const add = page.getByRole("button", { name: "Add Question" });
  await add.click();
  await expect(page.getByRole("alert")).toHaveText("Please enter the text of this item, or remove it.");
  const written = ["Two", "One", "Three", "Four"];
  for (const [index, name] of written.entries()) await page.getByLabel(`Item ${index + 1}`, { exact: true }).fill(name);
  await page.getByRole("button", { name: "Move item 1 down" }).click();
  await expect(page.getByRole("button", { name: "Move item 2 down" })).toBeFocused();
  await expect(page.getByLabel("Item 1", { exact: true })).toHaveValue("One");
  const own = page.getByRole("region", { name: "Question Preview" }).getByRole("list", { name: "Choose from" });
  await expect(own.getByRole("listitem")).toHaveCount(4);
  await expect(own.getByRole("listitem")).not.toHaveText(["One", "Two", "Three", "Four"]);
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  for (const name of ["One", "Two", "Three"]) await preview.getByRole("button", { name, exact: true }).click();
  await preview.getByRole("button", { name: "Four", exact: true }).dragTo(preview.getByText("Item 4 goes here"));
  await expect(preview.getByRole("list", { name: "Your order" }).getByRole("listitem")).toHaveCount(4);
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("Right: 1 of 1 point.")).toBeVisible();
});
