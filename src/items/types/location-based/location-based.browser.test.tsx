/** Location based: several groups of check boxes, each scored for itself. */
import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible, PHONE, tabTo, tap } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";

const choice = (name: string) => page.getByRole("checkbox", { name });

test("answered by touch on a phone; a wrong choice takes a point in its own location only", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("location_based");
  const groin = page.getByRole("group", { name: "Puncture site in the groin" });
  const leg = page.getByRole("group", { name: "Right leg and foot" });
  const back = page.getByRole("group", { name: "Back and abdomen" });
  expect(groin.getByRole("checkbox").elements()).toHaveLength(3);

  for (const [group, name] of [
    [groin, "growing swelling"],
    [groin, "bruise"],
    [leg, "pale, cool foot"],
    [leg, "pedal pulse"],
    [leg, "Pulses as strong"],
  ] as const) {
    await tap(group.getByRole("checkbox", { name }));
    await expect.element(group.getByRole("checkbox", { name })).toBeChecked();
  }
  await tap(choice("Pulses as strong"));
  await expect.element(choice("Pulses as strong")).not.toBeChecked();
  await tap(back.getByRole("checkbox", { name: "right flank" }));
  await expect.element(back.getByRole("checkbox", { name: "right flank" })).toBeChecked();
  expect(asked.progress()).toBe("complete");

  await asked.review();
  const worst = page.getByText("1 right, 1 wrong: 0 of 2 points. Each wrong choice takes one point off.");
  await expect.element(worst).toBeVisible();
  await expect.element(page.getByText("2 right, 0 wrong: 2 of 2 points.")).toBeVisible();
  await expect.element(page.getByText("1 right, 0 wrong: 1 of 1 point.")).toBeVisible();
  await expect.element(page.getByText("All locations together: 3 of 5 points.")).toBeVisible();
  const missed = [...document.querySelectorAll("[data-state=missed]")];
  expect(missed.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Blood soaking through a dressing"),
  ]);
});

test("answered by keyboard alone, with the locations side by side", async () => {
  const asked = await askQuestion("location_based");
  const topOf = (name: string) => choice(name).element().getBoundingClientRect().top;
  expect(Math.abs(topOf("growing swelling") - topOf("Pulses as strong"))).toBeLessThan(2);
  for (const name of ["growing swelling", "Blood soaking", "pale, cool foot", "pedal pulse", "right flank"]) {
    await tabTo(choice(name));
    await userEvent.keyboard(" ");
    await expect.element(choice(name)).toBeChecked();
  }

  await asked.review();
  await expect.element(page.getByText("All locations together: 5 of 5 points.")).toBeVisible();
});

test("written through the form: what is missing is said one kind at a time", async () => {
  const sent = await openNewQuestion("Location based");
  const add = page.getByRole("button", { name: "Add Question" });
  const said = page.getByRole("alert");
  const location = (number: number) => page.getByRole("group", { name: `Location ${number}`, exact: true });
  const title = (number: number) => page.getByLabelText(`Title of location ${number}`);
  const option = (group: Locator, number: number) => group.getByRole("textbox", { name: `Option ${number}` });
  const [first, second] = [location(1), location(2)];

  await expect.element(first.getByRole("button", { name: "Remove location 1" })).toBeDisabled();
  await expect.element(first.getByRole("button", { name: "Remove option 1 of location 1" })).toBeDisabled();
  await add.click();
  await expect.element(said).toHaveTextContent("Please provide a title for each location.");
  await expect.element(title(1)).toHaveFocus();
  await title(1).fill("Head");
  await add.click();
  await expect.element(said).toHaveTextContent("Each location must have at least one option.");
  await expect.element(option(first, 1)).toHaveFocus();
  await option(first, 1).fill("A stiff neck");
  await add.click();
  await expect.element(said).toHaveTextContent("Please mark at least one option as correct across your locations.");
  const stiffNeck = first.getByRole("checkbox", { name: "Option 1 of location 1 is a correct answer" });
  await expect.element(stiffNeck).toHaveFocus();
  await userEvent.keyboard(" ");

  await first.getByRole("button", { name: "Add Option" }).click();
  await expect.element(option(first, 2)).toHaveFocus();
  await option(first, 2).fill("A runny nose");
  await page.getByRole("button", { name: "Add Location" }).click();
  await expect.element(title(2)).toHaveFocus();
  await title(2).fill("Skin");
  await option(second, 1).fill("Purple spots that do not fade");
  // Only a note: one right option over all locations would do.
  const note = page.getByRole("button", { name: "No option of location 2 is marked as correct" });
  await expect.element(note).toBeVisible();
  await second.getByRole("checkbox", { name: "Option 1 of location 2 is a correct answer" }).click();
  await expect.element(note).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Add Location" }).click();
  await page.getByRole("button", { name: "Remove location 3" }).click();
  await expect.element(title(2)).toHaveFocus();
  await expectAccessible();

  const preview = page.getByRole("complementary");
  await preview.getByRole("group", { name: "Head" }).getByRole("checkbox", { name: "A stiff neck" }).click();
  await preview.getByRole("group", { name: "Head" }).getByRole("checkbox", { name: "A runny nose" }).click();
  await preview.getByRole("group", { name: "Skin" }).getByRole("checkbox").click();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("All locations together: 1 of 2 points.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  expect(JSON.parse(String(sent[0]?.get("solution")))).toMatchObject({ correct: expect.anything() });
});
