/** Highlight text: words of a note, selected by touch and by keys; written with a button that sets the brackets. */
import type { Page } from "@playwright/test";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { addAndPreview, answerTwice, expectPlace, openNewQuestion, tabTo, tapWords } from "./steps.ts";

const TYPE = "highlight_text";

test.use({ hasTouch: true });

const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

/** Only marked words react; each line of them is high enough for a finger. */
async function chooseByTouch(page: Page): Promise<void> {
  await expect(page.getByRole("group", { name: "Note" }).getByRole("checkbox")).toHaveCount(7);
  await tapWords(page, "Dressing dry");
  await expect(box(page, "Dressing dry")).toBeChecked();
  await tapWords(page, "Dressing dry");
  await expectPlace(page, "Question 1, not answered");
  await tapWords(page, "pulse 128/min");
  await tapWords(page, "blood pressure 84/46 mm Hg");
  await tapWords(page, "Infant at the breast");
  await expectPlace(page, "Question 1, answered");
  const heights = await page
    .getByRole("group", { name: "Note" })
    .locator("label")
    .evaluateAll((labels) => labels.flatMap((label) => [...label.getClientRects()].map(({ height }) => height)));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  await expectAccessible(page, "look");
}

async function chooseByKeys(page: Page): Promise<void> {
  await tabTo(page, box(page, "pulse 128/min"));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(box(page, "blood pressure 84/46 mm Hg")).toBeFocused();
  await page.keyboard.press("Space");
  await expectPlace(page, "Question 2, answered");
}

test("selected by touch on a phone and by keyboard alone at 1280 px; the review says in words what became of each", async ({
  page,
  student,
  database,
}) => {
  const sample = { db: database.db, student, type: TYPE } as const;
  const [first, second] = await answerTwice(page, sample, { byTouch: chooseByTouch, byKeys: chooseByKeys });
  await expect(first.getByText("pulse 128/min (right)")).toBeVisible();
  await expect(first.getByText("Infant at the breast (wrong)")).toBeVisible();
  await expect(first.getByText("A second pad is soaked within 15 minutes (missed)")).toBeVisible();
  await expect(first.getByText("2 right, 1 wrong: 1 of 4 points.")).toBeVisible();
  await expect(second.getByText("2 right, 0 wrong: 2 of 4 points.")).toBeVisible();
});

test("written through the form: marked words become selectable by a button, and a mark survives a moved bracket", async ({
  page,
  admin: _,
}) => {
  const text = unique("Select what needs follow-up");
  await openNewQuestion(page, "Highlight text", text);
  const note = page.getByRole("textbox", { name: "Note", exact: true });
  const make = page.getByRole("button", { name: "Make selectable" });
  const add = page.getByRole("button", { name: "Add Question" });
  await add.click();
  await expect(page.getByRole("alert")).toHaveText("Please write the note.");
  await expect(note).toBeFocused();
  await page.keyboard.type("Skin clammy, severe pain.");
  await page.keyboard.press("ArrowLeft");
  await make.focus();
  await page.keyboard.press("Enter");
  await expect(note).toHaveValue("Skin clammy, severe [pain].");
  await expect(note).toBeFocused();
  await note.evaluate((area) => area instanceof HTMLTextAreaElement && area.setSelectionRange(5, 11));
  await make.tap();
  await expect(page.getByRole("status").filter({ hasText: "selectable now" })).toHaveText(
    "“clammy” is selectable now.",
  );
  await add.click();
  await expect(page.getByRole("alert")).toHaveText("Please mark at least one selectable text as right.");
  await expect(page.getByRole("checkbox", { name: "“clammy” is right" })).toBeFocused();
  await page.getByRole("checkbox", { name: "“pain” is right" }).check();
  await note.fill("Skin [clammy], severe pain].");
  await expect(page.getByRole("checkbox", { name: "“pain” is right" })).toHaveCount(0);
  await note.fill("Skin [clammy], [severe pain].");
  await note.fill("Skin [clammy], severe [pain].");
  await expect(page.getByRole("checkbox", { name: "“pain” is right" })).toBeChecked();
  await page.getByRole("button", { name: "Make “clammy” not selectable" }).click();
  await expect(note).toHaveValue("Skin clammy, severe [pain].");
  await note.fill("Skin [clammy], severe [pain].");
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  await preview.getByRole("checkbox", { name: "pain" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("1 right, 0 wrong: 1 of 1 point.")).toBeVisible();
});
