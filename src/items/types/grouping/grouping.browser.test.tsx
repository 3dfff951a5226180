/** Grouping: check boxes under headings, with something to choose under each. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, PHONE, tabTo, tap } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";

test("answered by touch on a phone; a group never earns less than nothing", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("grouping");
  const choose = async (group: string, name: string) => {
    const choice = page.getByRole("group", { name: group }).getByRole("checkbox", { name });
    await tap(choice);
    await expect.element(choice).toBeChecked();
  };
  await choose("Samples", "Blood cultures");
  await choose("Treatment", "Furosemide");
  expect(asked.progress()).toBe("partly");
  await choose("pressure stays low", "vasopressor");
  expect(asked.progress()).toBe("complete");
  await expectAccessible("look");

  await asked.review();
  const worst = page.getByText("0 right, 1 wrong: 0 of 2 points. A group never earns less than 0.");
  await expect.element(worst).toBeVisible();
  await expect.element(page.getByText("All groups together: 2 of 5 points.")).toBeVisible();
});

test("answered by keyboard alone", async () => {
  const asked = await askQuestion("grouping");
  for (const name of ["Blood cultures", "Lactate", "broad-spectrum", "Crystalloid", "vasopressor"]) {
    const choice = page.getByRole("checkbox", { name });
    await tabTo(choice);
    await userEvent.keyboard(" ");
    await expect.element(choice).toBeChecked();
  }

  await asked.review();
  await expect.element(page.getByText("All groups together: 5 of 5 points.")).toBeVisible();
});

test("written through the form: each group needs something right", async () => {
  const sent = await openNewQuestion("Grouping");
  const add = page.getByRole("button", { name: "Add Question" });
  const isRight = (group: number) =>
    page.getByRole("checkbox", { name: `Option 1 of group ${group} is a correct answer` });
  await page.getByRole("button", { name: "Remove group 3" }).click();
  for (const [index, heading] of ["Imaging", "Medication"].entries()) {
    const group = page.getByRole("group", { name: `Group ${index + 1}`, exact: true });
    await group.getByLabelText(`Heading of group ${index + 1}`).fill(heading);
    for (const option of [1, 2, 3]) {
      await group.getByRole("textbox", { name: `Option ${option}` }).fill(`${heading} ${option}`);
    }
  }
  await isRight(1).click();
  await add.click();
  const said = page.getByRole("alert");
  await expect.element(said).toHaveTextContent("Please mark at least one option of group 2 as correct.");
  await expect.element(isRight(2)).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(isRight(2)).toBeChecked();

  const preview = page.getByRole("complementary");
  await preview.getByRole("checkbox", { name: "Imaging 1" }).click();
  await preview.getByRole("checkbox", { name: "Medication 2" }).click();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("All groups together: 1 of 2 points.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  expect(JSON.parse(String(sent[0]?.get("solution")))).toMatchObject({ correct: expect.anything() });
});
