/** The bow-tie: filled by touch, by keys, by mouse; never full without saying so, never without the focus. */
import type { Page } from "@playwright/test";
import { unique } from "../../../src/testing/build.ts";
import { DESK, expect, expectAccessible, PHONE, test } from "../fixtures.ts";
import {
  addAndPreview,
  goToQuestion,
  listenTo,
  openNewQuestion,
  openQuestions,
  reviewedIn,
  submitTest,
  tabTo,
} from "./steps.ts";

const TYPE = "clinical_decision";

/** One of the three parts, by its heading. */
function part(page: Page, name: "Actions to Take" | "Condition Most Likely Experiencing" | "Parameters to Monitor") {
  return page.getByRole("group", { name });
}

test.use({ hasTouch: true });

/** A full part refuses; the condition takes the new one. */
async function fillByTouch(page: Page): Promise<void> {
  const actions = part(page, "Actions to Take");
  const token = (name: string) => page.getByRole("listitem").getByRole("button", { name, exact: true });

  await actions.getByRole("button", { name: "Choose an action (slot 1 of 2, empty)" }).tap();
  await expect(token("Give oxygen by non-rebreather mask")).toBeFocused();
  await token("Give oxygen by non-rebreather mask").tap();
  await expect(actions.getByRole("status")).toHaveText(
    "“Give oxygen by non-rebreather mask” placed in Actions to Take, 1 of 2.",
  );
  const heard = await listenTo(page);
  await token("Massage the calves and start leg exercises").tap();
  await token("Give the prescribed lorazepam for restlessness").tap({ force: true });
  await expect(actions.getByRole("status")).toHaveText(
    "Actions to Take is full. To place “Give the prescribed lorazepam for restlessness”, first take one back.",
  );
  await expect(token("Give the prescribed lorazepam for restlessness")).toHaveAttribute("aria-pressed", "false");
  await token("Give the prescribed lorazepam for restlessness").tap({ force: true });
  await token("Give oxygen by non-rebreather mask").tap();
  await token("Give oxygen by non-rebreather mask").tap();
  const full =
    "Actions to Take is full. To place “Give the prescribed lorazepam for restlessness”, first take one back.";
  await expect
    .poll(async () => (await heard()).filter((words) => words.includes("Actions to Take")))
    .toEqual([
      "“Massage the calves and start leg exercises” placed in Actions to Take, 2 of 2.",
      full,
      full,
      "“Give oxygen by non-rebreather mask” taken back from Actions to Take, 1 of 2 placed.",
      "“Give oxygen by non-rebreather mask” placed in Actions to Take, 2 of 2.",
    ]);
  await expectAccessible(page, "look");
  await token("Hypovolaemic shock").tap();
  await token("Fat embolism syndrome").tap();
  await expect(part(page, "Condition Most Likely Experiencing").getByRole("status")).toContainText(
    "instead of “Hypovolaemic shock”",
  );
  await token("Level of consciousness").tap();
  await expect(part(page, "Parameters to Monitor").getByRole("status")).toContainText("1 of 2");
}

/** The focus stays where it was. */
async function fillByKeys(page: Page): Promise<void> {
  const press = async (name: string, key: "Enter" | "Space") => {
    const token = page.getByRole("button", { name, exact: true });
    await tabTo(page, token);
    await page.keyboard.press(key);
    await expect(token).toBeFocused();
    await expect(token).toHaveAttribute("aria-pressed", "true");
  };
  await press("Loosen the traction and elevate both legs above the heart", "Enter");
  await press("Call the rapid response team and prepare for transfer to critical care", "Space");

  const slots = part(page, "Actions to Take").getByRole("button", { name: /slot \d of 2/ });
  while (!(await slots.first().evaluate((slot) => slot === document.activeElement))) {
    await page.keyboard.press("Shift+Tab");
  }
  await expect(slots.first()).toHaveAccessibleName(
    "Loosen the traction and elevate both legs above the heart (slot 1 of 2, take it back)",
  );
  await page.keyboard.press("Enter");
  await expect(slots.first()).toBeFocused();
  await expect(slots.first()).toHaveAccessibleName(/^Call the rapid response team/);
  await expect(slots.last()).toHaveAccessibleName("Choose an action (slot 2 of 2, empty)");
  await press("Give oxygen by non-rebreather mask", "Space");
  await press("Fat embolism syndrome", "Enter");
  await press("Oxygen saturation and arterial blood gases", "Enter");
  await press("Level of consciousness", "Space");
}

/** Into a slot, onto a full one, and back; then all is taken back. */
async function dragAndTakeBack(page: Page): Promise<void> {
  const parameters = part(page, "Parameters to Monitor");
  const slots = parameters.getByRole("button", { name: /slot \d of 2/ });
  const token = (name: string) => page.getByRole("button", { name, exact: true });

  await token("Creatine kinase").dragTo(slots.first());
  await token("Blood alcohol level").dragTo(slots.last());
  await token("Level of consciousness").dragTo(slots.last());
  await expect(slots.last()).toContainText("Level of consciousness");
  await expect(parameters.getByRole("status")).toContainText("instead of “Blood alcohol level”");
  await slots.first().dragTo(token("Creatine kinase"));
  await expect(slots.first()).toContainText("Level of consciousness");
  await expect(slots.last()).toHaveAccessibleName("Choose a parameter (slot 2 of 2, empty)");

  await token("Fat embolism syndrome").dragTo(slots.last());
  await expect(slots.last()).toHaveAccessibleName("Choose a parameter (slot 2 of 2, empty)");
  await expect(token("Fat embolism syndrome")).toHaveAttribute("aria-pressed", "false");

  for (const name of ["Fat embolism syndrome", "Give oxygen by non-rebreather mask"]) await token(name).click();
  for (const name of ["Fat embolism syndrome", "Give oxygen by non-rebreather mask"]) await token(name).click();
  await slots.first().click();
}

test("filled by touch on a phone, by keyboard alone and with a mouse at a desk; a full part refuses, the condition takes the new one, the focus stays, and all taken back is not answered", async ({
  page,
  student,
  database,
}) => {
  await page.setViewportSize(PHONE);
  await openQuestions(page, database.db, student, [TYPE, TYPE, TYPE]);
  await fillByTouch(page);
  await goToQuestion(page, 2);
  await page.setViewportSize(DESK);
  await fillByKeys(page);
  await goToQuestion(page, 3);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await dragAndTakeBack(page);

  await submitTest(page);
  const [first, second, third] = reviewedIn(page);
  await expect(first.getByText("3 right, 1 wrong, 1 left empty: 3 of 5 points.")).toBeVisible();
  await expect(first.getByText("1 of 1 point", { exact: true })).toBeVisible();
  await expect(first.getByText("Right answer, not chosen")).toHaveCount(2);
  await expect(second.getByText("5 right, 0 wrong: 5 of 5 points.")).toBeVisible();
  await expect(third.getByText("Not answered: 0 of 5 points.")).toBeVisible();
  await expect(page.getByText("33%")).toBeVisible();
});

test("written through the form, with a slot for each mark", async ({ page, admin: _ }) => {
  const text = unique("Complete the bow-tie.");
  await openNewQuestion(page, "Clinical decision", text);
  await page.getByRole("textbox", { name: "Patient Scenario" }).fill("A client has chest pain.");
  for (const [kind, texts] of [
    ["Condition", ["Angina", "Pericarditis"]],
    ["Action", ["Give aspirin", "Give a blanket", "Record an ECG"]],
    ["Parameter", ["Heart rhythm", "Bowel sounds", "Blood pressure"]],
  ] as const) {
    for (const [index, words] of texts.entries()) {
      if (index === 2) await page.getByRole("button", { name: `Add ${kind}` }).click();
      await page.getByLabel(`${kind} ${index + 1}`, { exact: true }).fill(words);
    }
  }
  const add = page.getByRole("button", { name: "Add Question" });
  await add.click();
  await expect(page.getByRole("alert")).toHaveText("Please mark the condition that is correct.");
  await expect(page.getByRole("radio", { name: "Condition 1 is the correct answer" })).toBeFocused();
  await page.getByRole("radio", { name: "Condition 1 is the correct answer" }).check();
  await add.click();
  await expect(page.getByRole("alert")).toHaveText("Please mark at least one action as correct.");
  for (const name of ["Action 1", "Action 3", "Parameter 1"]) {
    await page.getByRole("checkbox", { name: `${name} is a correct answer` }).check();
  }
  await expect(page.getByText("a bow-tie of 1 condition, 2 actions and 1 parameter")).toBeVisible();
  await expectAccessible(page);

  const preview = await addAndPreview(page, text);
  await preview.getByRole("button", { name: "Record an ECG", exact: true }).click();
  await preview.getByRole("button", { name: "Pericarditis", exact: true }).click();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect(preview.getByText("1 right, 1 wrong, 2 left empty: 1 of 4 points.")).toBeVisible();
});
