/** Recognize cues: each finding is expected or requires follow-up; all of them right is right, each of them has its point. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, expectText, PHONE, tabTo, tap } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";

type Verdict = "Expected" | "Requires Follow-up";

/** A verdict on a finding, called by both as a screen reader says it. */
const verdict = (finding: string, word: Verdict) =>
  page.getByRole("radio", { name: new RegExp(`^${finding}.* ${word}$`) });

test("classified by touch; five of six right are five points, and the question is not right", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("recognize_cues");
  expect(asked.progress()).toBe("untouched");
  await tap(verdict("A sore throat", "Expected"));
  await tap(verdict("Tingling", "Expected"));
  await tap(verdict("A voice", "Expected"));
  await tap(verdict("A collar", "Requires Follow-up"));
  await tap(verdict("Temperature", "Expected"));
  await expect.element(page.getByText("5 of 6 findings classified.")).toBeVisible();
  expect(asked.progress()).toBe("partly");
  await tap(verdict("A high-pitched", "Requires Follow-up"));
  await expect.poll(asked.progress).toBe("complete");
  await expectAccessible("look");

  await asked.review();
  const points = "5 of 6 right: 5 of 6 points. The question counts as correct only when all are right.";
  await expect.element(page.getByText(points)).toBeVisible();
  const cells = page.getByRole("row", { name: /^Tingling/ }).getByRole("cell");
  await expectText(cells.nth(0), "Your answer, wrong");
  await expectText(cells.nth(1), "Right answer, not chosen");
  await expectText(cells.nth(2), "0 of 1 point");
  await expectAccessible("look");
});

test("classified by keyboard alone", async () => {
  const asked = await askQuestion("recognize_cues");
  for (const [finding, word] of [
    ["A sore throat", "Expected"],
    ["Tingling", "Requires Follow-up"],
    ["A voice", "Expected"],
    ["A collar", "Requires Follow-up"],
    ["Temperature", "Expected"],
    ["A high-pitched", "Requires Follow-up"],
  ] as const) {
    await tabTo(verdict(finding, "Expected"));
    await userEvent.keyboard(word === "Expected" ? " " : "{ArrowDown}");
    await expect.element(verdict(finding, word)).toBeChecked();
  }

  await asked.review();
  await expect.element(page.getByText("6 of 6 right: 6 of 6 points.", { exact: true })).toBeVisible();
  await expectAccessible();
});

test("written through the form, with the instructions that students read and how it is scored", async () => {
  await openNewQuestion("Recognize cues");
  const add = page.getByRole("button", { name: "Add Question" });
  const finding = (number: number) => page.getByRole("textbox", { name: `Finding ${number}` });
  const notes = page.getByRole("definition");
  await expectText(
    notes.nth(0),
    "For each finding, choose whether it is expected for this client or requires follow-up.",
  );
  await expectText(
    notes.nth(1),
    "One point per finding, no partial credit for a finding. All classifications must be right for full points",
  );

  await page.getByLabelText("Patient Scenario").fill("A client came back from the operating theatre.");
  await finding(1).fill("Pain at the incision");
  await finding(2).fill("Pain at the incision");
  await add.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Two findings have the same text.");
  await expect.element(finding(2)).toHaveFocus();
  await finding(2).fill("A cold, white foot");
  await page.getByRole("button", { name: "Add Finding" }).click();
  await expect.element(finding(3)).toHaveFocus();
  await finding(3).fill("Thirst");
  await page.getByRole("button", { name: "Remove finding 3" }).click();
  await expect.element(finding(2)).toHaveFocus();
  const first = page.getByRole("group", { name: "Verdict on finding 1" });
  await expect.element(first.getByRole("radio", { name: "Requires Follow-up" })).toBeChecked();
  await first.getByRole("radio", { name: "Expected" }).click();
  await page.getByRole("button", { name: "Show preview" }).click();
  await expectAccessible();

  const preview = page.getByRole("complementary");
  await preview.getByRole("radio", { name: "Pain at the incision Expected" }).click();
  await preview.getByRole("radio", { name: "A cold, white foot Requires Follow-up" }).click();
  await preview.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("2 of 2 right: 2 of 2 points.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
});
