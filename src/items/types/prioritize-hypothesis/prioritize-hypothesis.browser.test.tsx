/** Prioritize hypothesis: as many as are asked for, and not one more. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, expectText, listenTo, PHONE, tabTo, tap } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";

const REFUSAL = "2 of 2 selected. To select another one, first clear one of those you have.";

const choice = (name: string) => page.getByRole("checkbox", { name });

test("by touch one right and one wrong; each further choice is refused aloud, until one is cleared", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("prioritize_hypothesis");
  await expectText(page.getByRole("group", { name: "Patient scenario" }), "right hemicolectomy");
  await expect.element(page.getByRole("group", { name: "Select 2 hypotheses." })).toBeVisible();

  const heard = listenTo();
  await tap(choice("Septic shock"));
  await tap(choice("Atelectasis"));
  await tap(choice("Paralytic ileus"));
  await expect.element(page.getByRole("status").filter({ hasText: REFUSAL })).toBeVisible();
  await tap(choice("Paralytic ileus"));
  await expect
    .poll(() => heard().filter((words) => words.includes("selected")))
    .toEqual(["1 of 2 selected.", "2 of 2 selected.", REFUSAL, REFUSAL]);
  await expect.element(choice("Paralytic ileus")).not.toBeChecked();
  await expectAccessible("look");
  await tap(choice("Atelectasis"));
  await expect.element(choice("Atelectasis")).not.toBeChecked();
  expect(asked.progress()).toBe("partly");
  await tap(choice("Paralytic ileus"));
  await expect
    .element(page.getByRole("status").filter({ hasText: "2 of 2 selected." }))
    .toHaveTextContent("2 of 2 selected.");
  expect(asked.progress()).toBe("complete");

  await asked.review();
  const points = page.getByText("1 right, 1 wrong: 1 of 2 points. A wrong choice takes nothing away.");
  await expect.element(points).toBeVisible();
  const missed = page.getByRole("listitem").filter({ hasText: /peritonitisRight answer, not chosen$/ });
  await expect.element(missed).toBeVisible();
  await expectAccessible("look");
});

test("by keyboard alone; the third choice can be reached, is refused and says why", async () => {
  const asked = await askQuestion("prioritize_hypothesis");
  await tabTo(choice("Septic shock"));
  await userEvent.keyboard(" ");
  await tabTo(choice("Leak at the bowel"));
  await userEvent.keyboard(" ");
  await tabTo(choice("Atelectasis"));
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("status").filter({ hasText: REFUSAL })).toBeVisible();
  await expect.element(choice("Atelectasis")).toHaveFocus();
  await expect.element(choice("Atelectasis")).not.toBeChecked();

  await asked.review();
  await expect.element(page.getByText("2 right, 0 wrong: 2 of 2 points.")).toBeVisible();
  await expectAccessible();
});

test("written through the form: what is marked as correct is the number that students are told", async () => {
  const sent = await openNewQuestion("Prioritize hypothesis");
  const add = page.getByRole("button", { name: "Add Question" });
  const said = page.getByRole("alert");
  const hypothesis = (number: number) => page.getByLabelText(`Hypothesis ${number}`, { exact: true });
  const correct = (number: number) => page.getByRole("checkbox", { name: `Hypothesis ${number} is a correct answer` });

  await add.click();
  await expect.element(said).toHaveTextContent("Please provide the patient scenario.");
  const scenario = page.getByRole("textbox", { name: "Patient Scenario" });
  await expect.element(scenario).toHaveFocus();
  await scenario.fill("A client has chest pain.");
  await hypothesis(1).fill("Myocardial infarction");
  await hypothesis(2).fill("Anxiety");
  await page.getByRole("button", { name: "Add Hypothesis" }).click();
  await expect.element(hypothesis(3)).toHaveFocus();
  await hypothesis(3).fill("Pulmonary embolism");
  await add.click();
  await expect.element(said).toHaveTextContent("Please mark at least one hypothesis as correct.");
  await correct(1).click();
  await correct(3).click();
  await expect.element(page.getByText("Students select 2 hypotheses")).toBeVisible();
  await expectAccessible();

  const preview = page.getByRole("complementary");
  await expect.element(preview.getByText("Select 2 hypotheses.")).toBeVisible();
  await preview.getByRole("checkbox", { name: "Myocardial infarction" }).click();
  await preview.getByRole("checkbox", { name: "Anxiety" }).click();
  await preview.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("1 right, 1 wrong: 1 of 2 points.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  expect(JSON.parse(String(sent[0]?.get("content")))).toMatchObject({ choose: 2 });
});
