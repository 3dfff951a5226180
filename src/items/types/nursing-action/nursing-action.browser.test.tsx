/** Nursing action: a verdict on each action, in a table at a desk and in cards on a phone. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, expectText, PHONE, tabTo, tap } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";

/** A verdict on an action, called by both as a screen reader says it. */
const verdict = (action: string, word: "Appropriate" | "Not appropriate") =>
  page.getByRole("radio", { name: new RegExp(`^${action}.* ${word}$`) });

test("judged by touch on a phone, one card an action; a wrong verdict takes nothing away", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("nursing_action");
  await expectText(page.getByRole("group", { name: "Patient scenario" }), "14:10 Shivering");
  expect(page.getByRole("rowheader").elements()).toHaveLength(6);
  await expect.element(page.getByRole("columnheader", { name: "Not appropriate" })).toBeInTheDocument();

  for (const [action, word] of [
    ["Stop", "Appropriate"],
    ["Flush", "Appropriate"],
    ["Keep", "Not appropriate"],
    ["Keep", "Appropriate"],
  ] as const) {
    await tap(verdict(action, word));
    await expect.element(verdict(action, word)).toBeChecked();
  }
  await expect.element(page.getByText("3 of 6 actions judged.")).toBeVisible();
  expect(asked.progress()).toBe("partly");
  await tap(verdict("Give", "Not appropriate"));
  await expect.element(verdict("Give", "Not appropriate")).toBeChecked();

  await asked.review();
  await expect.element(page.getByText("3 of 6 right: 3 of 6 points.")).toBeVisible();
  const flush = page.getByRole("row", { name: /^Flush/ });
  await expectText(flush, "Your answer, wrong", "Right answer, not chosen", "0 of 1 point");
  await expectText(page.getByRole("row", { name: /^Discard/ }), "Not answered: 0 of 1 point.");
});

test("judged by keyboard alone, where an action is one stop of the Tab key", async () => {
  const asked = await askQuestion("nursing_action");
  await tabTo(verdict("Stop", "Appropriate"));
  for (const [action, isAppropriate] of [
    ["Stop", true],
    ["Flush", false],
    ["Keep", true],
    ["Give", false],
    ["Check", true],
    ["Discard", false],
  ] as const) {
    await expect.element(verdict(action, "Appropriate")).toHaveFocus();
    await userEvent.keyboard(isAppropriate ? " " : "{ArrowRight}");
    await expect.element(verdict(action, isAppropriate ? "Appropriate" : "Not appropriate")).toBeChecked();
    await userEvent.tab();
  }
  expect(asked.progress()).toBe("complete");

  await asked.review();
  await expect.element(page.getByText("6 of 6 right: 6 of 6 points.")).toBeVisible();
});

test("written through the form: a new action is not appropriate until its author says so", async () => {
  const sent = await openNewQuestion("Nursing action");
  const add = page.getByRole("button", { name: "Add Question" });
  const said = page.getByRole("alert");
  const scenario = page.getByLabelText("Patient Scenario");
  const action = (number: number) => page.getByRole("textbox", { name: `Action ${number}` });
  const verdictOn = (number: number) => page.getByRole("group", { name: `Verdict on action ${number}` });

  await add.click();
  await expect.element(said).toHaveTextContent("Please provide the patient scenario.");
  await expect.element(scenario).toHaveFocus();
  await scenario.fill("A client faints in the corridor.");
  await add.click();
  await expect.element(said).toHaveTextContent("Please enter the text of this action, or remove it.");
  await expect.element(action(1)).toHaveFocus();
  await action(1).fill("Lower the client to the floor");
  await action(2).fill("Hold the client upright");
  await verdictOn(1).getByRole("radio", { name: "Appropriate", exact: true }).click();
  await page.getByRole("button", { name: "Add Action" }).click();
  await expect.element(action(3)).toHaveFocus();
  await action(3).fill("Run to fetch the chart");
  await expect.element(verdictOn(3).getByRole("radio", { name: "Not appropriate" })).toBeChecked();
  await page.getByRole("button", { name: "Remove action 2" }).click();
  await expect.element(action(1)).toHaveFocus();
  await expect.element(action(2)).toHaveValue("Run to fetch the chart");
  await expectAccessible();

  const preview = page.getByRole("complementary");
  await preview.getByRole("radio", { name: "Lower the client to the floor Appropriate" }).click();
  await preview.getByRole("radio", { name: "Run to fetch the chart Appropriate" }).click();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("1 of 2 right: 1 of 2 points.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  expect(JSON.parse(String(sent[0]?.get("solution")))).toMatchObject({ appropriate: [expect.any(String)] });
});
