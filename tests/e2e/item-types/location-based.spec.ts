/** Location based: several groups of check boxes, each scored for itself. */
import type { Page } from "@playwright/test";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { addAndPreview, answerTwice, expectPlace, openNewQuestion, tabTo } from "./steps.ts";

const TYPE = "location_based";

test.use({ hasTouch: true });

/** Answers in part, one location wrong. */
async function answerByTouch(page: Page): Promise<void> {
  const groin = page.getByRole("group", { name: "Puncture site in the groin" });
  const leg = page.getByRole("group", { name: "Right leg and foot" });
  const back = page.getByRole("group", { name: "Back and abdomen" });
  await expect(groin.getByRole("checkbox")).toHaveCount(3);

  await groin.getByRole("checkbox", { name: "growing swelling" }).tap();
  await groin.getByRole("checkbox", { name: "bruise" }).tap();
  await leg.getByRole("checkbox", { name: "pale, cool foot" }).tap();
  await leg.getByRole("checkbox", { name: "pedal pulse" }).tap();
  await leg.getByRole("checkbox", { name: "Pulses as strong" }).tap();
  await leg.getByRole("checkbox", { name: "Pulses as strong" }).tap();
  await back.getByRole("checkbox", { name: "right flank" }).tap();
  await expectPlace(page, "Question 1, answered");
}

/** Answers all of it, with the locations side by side. */
async function answerByKeys(page: Page): Promise<void> {
  const choice = (name: string) => page.getByRole("checkbox", { name });
  const [groin, leg] = [await choice("growing swelling").boundingBox(), await choice("Pulses as strong").boundingBox()];
  expect(Math.abs((groin?.y ?? 0) - (leg?.y ?? Number.POSITIVE_INFINITY))).toBeLessThan(2);

  for (const name of ["growing swelling", "Blood soaking", "pale, cool foot", "pedal pulse", "right flank"]) {
    await tabTo(page, choice(name));
    await page.keyboard.press("Space");
    await expect(choice(name)).toBeChecked();
  }
}

test("answered by touch on a phone and by keyboard alone at 1280 px, with the locations side by side; a wrong choice takes a point in its own location only", async ({
  page,
  student,
  database,
}) => {
  const sample = { db: database.db, student, type: TYPE } as const;
  const [first, second] = await answerTwice(page, sample, { byTouch: answerByTouch, byKeys: answerByKeys });
  await expect(
    first.getByText("1 right, 1 wrong: 0 of 2 points. Each wrong choice takes one point off."),
  ).toBeVisible();
  await expect(first.getByText("2 right, 0 wrong: 2 of 2 points.")).toBeVisible();
  await expect(first.getByText("1 right, 0 wrong: 1 of 1 point.")).toBeVisible();
  await expect(first.getByText("All locations together: 3 of 5 points.")).toBeVisible();
  await expect(first.locator("[data-state=missed]")).toContainText("Blood soaking through a dressing");
  await expect(second.getByText("All locations together: 5 of 5 points.")).toBeVisible();
  await expect(page.getByText("50%")).toBeVisible();
});

test("written through the form: what is missing is said one kind at a time", async ({ page, admin: _ }) => {
  const text = unique("Where does it hurt?");
  await openNewQuestion(page, "Location based", text);
  const add = page.getByRole("button", { name: "Add Question" });
  const said = page.getByRole("alert");
  const [first, second] = [1, 2].map((number) => page.getByRole("group", { name: `Location ${number}`, exact: true }));
  if (!first || !second) throw new Error("missing");

  await expect(first.getByRole("button", { name: "Remove location 1" })).toBeDisabled();
  await expect(first.getByRole("button", { name: "Remove option 1 of location 1" })).toBeDisabled();
  await add.click();
  await expect(said).toHaveText("Please provide a title for each location.");
  await expect(page.getByLabel("Title of location 1")).toBeFocused();
  await page.keyboard.type("Head");
  await add.click();
  await expect(said).toHaveText("Each location must have at least one option.");
  await expect(first.getByRole("textbox", { name: "Option 1" })).toBeFocused();
  await page.keyboard.type("A stiff neck");
  await add.click();
  await expect(said).toHaveText("Please mark at least one option as correct across your locations.");
  await expect(first.getByRole("checkbox", { name: "Option 1 of location 1 is a correct answer" })).toBeFocused();
  await page.keyboard.press("Space");

  await first.getByRole("button", { name: "Add Option" }).click();
  await expect(first.getByRole("textbox", { name: "Option 2" })).toBeFocused();
  await page.keyboard.type("A runny nose");
  await page.getByRole("button", { name: "Add Location" }).click();
  await expect(page.getByLabel("Title of location 2")).toBeFocused();
  await page.keyboard.type("Skin");
  await second.getByRole("textbox", { name: "Option 1" }).fill("Purple spots that do not fade");
  // Only a note: one right option over all locations would do.
  await expect(page.getByRole("button", { name: "No option of location 2 is marked as correct" })).toBeVisible();
  await second.getByRole("checkbox", { name: "Option 1 of location 2 is a correct answer" }).check();
  await page.getByRole("button", { name: "Add Location" }).click();
  await page.getByRole("button", { name: "Remove location 3" }).click();
  await expect(page.getByLabel("Title of location 2")).toBeFocused();
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  await preview.getByRole("group", { name: "Head" }).getByRole("checkbox", { name: "A stiff neck" }).check();
  await preview.getByRole("group", { name: "Head" }).getByRole("checkbox", { name: "A runny nose" }).check();
  await preview.getByRole("group", { name: "Skin" }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("All locations together: 1 of 2 points.")).toBeVisible();
});
