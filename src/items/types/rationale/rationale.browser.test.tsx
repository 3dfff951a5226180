/** Rationale: the same question as drop-downs and by dragging; a pair earns its point together. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dragByFinger, expectAccessible, PHONE, tabTo, tap } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";
import { parseQuestionBody } from "../../registry/models.ts";
import { sampleOf } from "../../registry/samples.server.ts";

const { content, solution } = sampleOf("rationale");
const byDragging = parseQuestionBody({ type: "rationale", content: { ...content, form: "dragdrop" }, solution });

const dropdown = (name: string) => page.getByRole("combobox", { name, exact: true });
const choice = (name: string) => page.getByRole("listitem").getByRole("button", { name });
const blank = (number: number) => page.getByRole("button", { name: new RegExp(`\\(blank ${number} of 3`) });
const said = page.getByRole("status").filter({ hasText: "“" });

test("as drop-downs on a phone; two blanks that may change places take a choice once", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("rationale");
  await dropdown("blank 1 of 3: complication").selectOptions("respiratory arrest from magnesium");
  await dropdown("blank 2 of 3: finding").selectOptions("urine output of the last 4 hours");
  const taken = dropdown("blank 3 of 3: finding").getByRole("option", { name: "urine output of the last 4 hours" });
  await expect.element(taken).toBeDisabled();
  expect(asked.progress()).toBe("partly");
  await dropdown("blank 3 of 3: finding").selectOptions("swollen ankles");
  expect(asked.progress()).toBe("complete");

  await asked.review();
  await expect.element(page.getByText("1 of 2 points, one for each pair that is right.")).toBeVisible();
  expect(page.getByText("Right together with blank 1: 1 of 1 point.").elements()).toHaveLength(1);
  await expect
    .element(page.getByText("swollen ankles (wrong) loss of the patellar reflexes (right answer)."))
    .toBeVisible();
});

test("placed by touch: a choice with one blank goes there at once, one with two is asked for its blank", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion(byDragging);
  await tap(choice("a seizure"));
  await expect.element(said).toHaveTextContent("“a seizure” placed in blank 1 of 3: complication, 1 of 3 filled.");
  await tap(choice("loss of the patellar reflexes"));
  await tap(blank(1));
  await expect
    .element(said)
    .toHaveTextContent("“loss of the patellar reflexes” is not a choice for blank 1 of 3: complication.");
  await tap(blank(3));
  await expect.element(blank(3)).toHaveAccessibleName(/^loss of the patellar reflexes/);
  await dragByFinger(choice("flushed face"), blank(1));
  await expect.element(said).toHaveTextContent("“flushed face” is not a choice for blank 1 of 3: complication.");
  await expect.element(blank(1)).toHaveAccessibleName(/^a seizure/);
  expect(asked.progress()).toBe("partly");
  await tap(blank(2));
  await tap(choice("urine output of the last 4 hours"));
  await expect.element(blank(2)).toHaveAccessibleName(/^urine output/);
  await expectAccessible("look");
  expect(asked.progress()).toBe("complete");

  await asked.review();
  await expect.element(page.getByText("0 of 2 points, one for each pair that is right.")).toBeVisible();
  expect(page.getByText("Needs blank 1 and this one right: 0 of 1 point.").elements()).toHaveLength(2);
});

test("placed by keyboard alone; a cause and its effect earn their point together", async () => {
  const asked = await askQuestion(byDragging);
  await tabTo(choice("respiratory arrest from magnesium"));
  await userEvent.keyboard(" ");
  await expect.element(blank(1)).toHaveAccessibleName(/^respiratory arrest.*take it back\)$/);
  await expect.element(blank(2)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await tabTo(choice("urine output of the last 4 hours"));
  await userEvent.keyboard("{Enter}");
  await expect.element(blank(3)).toHaveFocus();
  await userEvent.keyboard(" ");
  await tabTo(choice("loss of the patellar reflexes"));
  await userEvent.keyboard(" ");
  expect(asked.progress()).toBe("complete");

  await asked.review();
  await expect.element(page.getByText("2 of 2 points, one for each pair that is right.")).toBeVisible();
});

test("written through the form as a pair to drag, which the preview scores together", async () => {
  const sent = await openNewQuestion("Rationale");
  const text = page.getByRole("textbox", { name: "Question Text" });
  await text.fill("The client has [condition] because of [finding].");
  await page.getByLabelText("Patient Scenario").fill("A client is pale.");
  await page.getByLabelText("How students fill the blanks").selectOptions("Choices to drag into the sentence");
  for (const [index, words] of [
    ["anaemia", "asthma", "gout"],
    ["low haemoglobin", "wheeze", "a red toe"],
  ].entries()) {
    const part = page.getByRole("group", { name: `Blank ${index + 1}`, exact: true });
    for (const [option, word] of words.entries()) {
      await part.getByRole("textbox", { name: `Option ${option + 1}` }).fill(word);
    }
    const right = part.getByRole("radio", { name: "Option 1 of" });
    await right.click();
    await expect.element(right).toBeChecked();
  }
  await page.getByLabelText("The blank that the others depend on").selectOptions("Blank 2: finding");
  await expectAccessible();

  const preview = page.getByRole("complementary");
  await preview.getByRole("button", { name: "anaemia" }).click();
  await preview.getByRole("button", { name: "wheeze" }).click();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("Only both blanks right earn the point: 0 of 1 point.")).toBeVisible();
  await expect.element(preview.getByText("Needs blank 2 and this one right: 0 of 1 point.")).toBeVisible();
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  expect(sent).toHaveLength(1);
});
