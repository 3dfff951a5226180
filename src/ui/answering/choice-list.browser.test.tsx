/** Options to choose from, as questions with a single answer and with several ones show them. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, PHONE, tabTo, tap } from "../../testing/component.ts";
import { askQuestion } from "../../testing/component-questions.tsx";

const OPEN_AIRWAY = page.getByRole("radio", { name: "Open the airway" });
const DRESSING = page.getByRole("radio", { name: "Inspect the surgical dressing" });
const finding = (name: string) => page.getByRole("checkbox", { name });
const SIGNS = ["Weak muscles", "Flat T waves", "Few bowel sounds"] as const;

test("a single answer by touch; another choice replaces it", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("text");
  expect(asked.progress()).toBe("untouched");
  await tap(DRESSING);
  await expect.element(DRESSING).toBeChecked();
  await tap(OPEN_AIRWAY);
  await expect.element(OPEN_AIRWAY).toBeChecked();
  await expect.element(DRESSING).not.toBeChecked();
  expect(asked.progress()).toBe("complete");
  await expectAccessible("look");

  await asked.review();
  await expect.element(page.getByText("Right: 1 of 1 point.")).toBeVisible();
});

test("a single answer by keyboard alone", async () => {
  const asked = await askQuestion("text");
  await tabTo(DRESSING);
  await userEvent.keyboard(" ");
  await expect.element(DRESSING).toBeChecked();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(OPEN_AIRWAY).toBeChecked();

  await asked.review();
  await expect.element(page.getByText("Right: 1 of 1 point.")).toBeVisible();
});

test("several answers by touch; each can be taken back", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("multi-select");
  for (const name of [...SIGNS, "Tingling", "Tingling"]) await tap(finding(name));
  await expect.element(finding("Tingling")).not.toBeChecked();
  for (const name of SIGNS) await expect.element(finding(name)).toBeChecked();
  expect(asked.progress()).toBe("complete");
  await expectAccessible("look");

  await asked.review();
  await expect.element(page.getByText("3 right, 0 wrong: 3 of 3 points.")).toBeVisible();
});

test("several answers by keyboard alone", async () => {
  const asked = await askQuestion("multi-select");
  for (const name of SIGNS) {
    await tabTo(finding(name));
    await userEvent.keyboard(" ");
    await expect.element(finding(name)).toBeChecked();
  }

  await asked.review();
  await expect.element(page.getByText("3 right, 0 wrong: 3 of 3 points.")).toBeVisible();
});
