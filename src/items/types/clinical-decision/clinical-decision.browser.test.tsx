/** The bow-tie: filled by touch, by keys, by mouse; never full without saying so, never without the focus. */
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dragByMouse, expectAccessible, expectText, listenTo, PHONE, tabTo, tap } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";

const OXYGEN = "Give oxygen by non-rebreather mask";
const CALVES = "Massage the calves and start leg exercises";
const LORAZEPAM = "Give the prescribed lorazepam for restlessness";

/** One of the three parts, by its heading. */
const part = (name: string) => page.getByRole("group", { name });
const actions = part("Actions to Take");
const parameters = part("Parameters to Monitor");
const slotsOf = (group: typeof actions) => group.getByRole("button", { name: /slot \d of 2/ });
const token = (name: string) => page.getByRole("listitem").getByRole("button", { name, exact: true });

test("filled by touch on a phone; a full part refuses and says so each time, the condition takes the new one", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("clinical_decision");
  await tap(actions.getByRole("button", { name: "Choose an action (slot 1 of 2, empty)" }));
  await expect.element(token(OXYGEN)).toHaveFocus();
  await tap(token(OXYGEN));
  await expect.element(actions.getByRole("status")).toHaveTextContent(`“${OXYGEN}” placed in Actions to Take, 1 of 2.`);
  expect(asked.progress()).toBe("partly");
  const heard = listenTo();
  await tap(token(CALVES));
  await tap(token(LORAZEPAM));
  const full = `Actions to Take is full. To place “${LORAZEPAM}”, first take one back.`;
  await expect.element(actions.getByRole("status")).toHaveTextContent(full);
  await expect.element(token(LORAZEPAM)).toHaveAttribute("aria-pressed", "false");
  await tap(token(LORAZEPAM));
  await tap(token(OXYGEN));
  await tap(token(OXYGEN));
  await expect
    .poll(() => heard().filter((words) => words.includes("Actions to Take")))
    .toEqual([
      `“${CALVES}” placed in Actions to Take, 2 of 2.`,
      full,
      full,
      `“${OXYGEN}” taken back from Actions to Take, 1 of 2 placed.`,
      `“${OXYGEN}” placed in Actions to Take, 2 of 2.`,
    ]);
  await expectAccessible("look");
  await tap(token("Hypovolaemic shock"));
  await tap(token("Fat embolism syndrome"));
  const condition = part("Condition Most Likely Experiencing");
  await expectText(condition.getByRole("status"), "instead of “Hypovolaemic shock”");
  await tap(token("Level of consciousness"));
  await expectText(parameters.getByRole("status"), "1 of 2");

  await asked.review();
  await expect.element(page.getByText("3 right, 1 wrong, 1 left empty: 3 of 5 points.")).toBeVisible();
  await expect.element(page.getByText("1 of 1 point", { exact: true })).toBeVisible();
  expect(page.getByText("Right answer, not chosen").elements()).toHaveLength(2);
});

test("filled by keyboard alone at a desk; the focus stays where it was", async () => {
  const asked = await askQuestion("clinical_decision");
  const press = async (name: string, key: "{Enter}" | " ") => {
    await tabTo(token(name));
    await userEvent.keyboard(key);
    await expect.element(token(name)).toHaveFocus();
    await expect.element(token(name)).toHaveAttribute("aria-pressed", "true");
  };
  await press("Loosen the traction and elevate both legs above the heart", "{Enter}");
  await press("Call the rapid response team and prepare for transfer to critical care", " ");

  const slots = slotsOf(actions);
  const first = slots.first().element();
  for (let presses = 0; presses < 40 && document.activeElement !== first; presses += 1) {
    await userEvent.tab({ shift: true });
  }
  await expect
    .element(slots.first())
    .toHaveAccessibleName("Loosen the traction and elevate both legs above the heart (slot 1 of 2, take it back)");
  await userEvent.keyboard("{Enter}");
  await expect.element(slots.first()).toHaveFocus();
  await expect.element(slots.first()).toHaveAccessibleName(/^Call the rapid response team/);
  await expect.element(slots.last()).toHaveAccessibleName("Choose an action (slot 2 of 2, empty)");
  await press(OXYGEN, " ");
  await press("Fat embolism syndrome", "{Enter}");
  await press("Oxygen saturation and arterial blood gases", "{Enter}");
  expect(asked.progress()).toBe("partly");
  await press("Level of consciousness", " ");
  expect(asked.progress()).toBe("complete");

  await asked.review();
  await expect.element(page.getByText("5 right, 0 wrong: 5 of 5 points.")).toBeVisible();
});

test("dragged with a mouse into a slot, onto a full one, and back; all taken back is not answered", async () => {
  await page.viewport(1280, 1000);
  const asked = await askQuestion("clinical_decision");
  const slots = slotsOf(parameters);
  await dragByMouse(token("Creatine kinase"), slots.first());
  await expectText(slots.first(), "Creatine kinase");
  await dragByMouse(token("Blood alcohol level"), slots.last());
  await expectText(slots.last(), "Blood alcohol level");
  await dragByMouse(token("Level of consciousness"), slots.last());
  await expectText(slots.last(), "Level of consciousness");
  await expectText(parameters.getByRole("status"), "instead of “Blood alcohol level”");
  await dragByMouse(slots.first(), token("Creatine kinase"));
  await expectText(slots.first(), "Level of consciousness");
  await expect.element(slots.last()).toHaveAccessibleName("Choose a parameter (slot 2 of 2, empty)");

  await dragByMouse(token("Fat embolism syndrome"), slots.last());
  await expect.element(slots.last()).toHaveAccessibleName("Choose a parameter (slot 2 of 2, empty)");
  await expect.element(token("Fat embolism syndrome")).toHaveAttribute("aria-pressed", "false");

  for (const name of ["Fat embolism syndrome", OXYGEN]) await token(name).click();
  for (const name of ["Fat embolism syndrome", OXYGEN]) await token(name).click();
  expect(asked.progress()).toBe("partly");
  await slots.first().click();
  expect(asked.progress()).toBe("untouched");

  await asked.review();
  await expect.element(page.getByText("Not answered: 0 of 5 points.")).toBeVisible();
});

test("written through the form, with a slot for each mark", async () => {
  const sent = await openNewQuestion("Clinical decision");
  await page.getByRole("textbox", { name: "Patient Scenario" }).fill("A client has chest pain.");
  for (const [kind, texts] of [
    ["Condition", ["Angina", "Pericarditis"]],
    ["Action", ["Give aspirin", "Give a blanket", "Record an ECG"]],
    ["Parameter", ["Heart rhythm", "Bowel sounds", "Blood pressure"]],
  ] as const) {
    for (const [index, words] of texts.entries()) {
      if (index === 2) await page.getByRole("button", { name: `Add ${kind}` }).click();
      await page.getByLabelText(`${kind} ${index + 1}`, { exact: true }).fill(words);
    }
  }
  const add = page.getByRole("button", { name: "Add Question" });
  const message = page.getByRole("alert");
  const condition = page.getByRole("radio", { name: "Condition 1 is the correct answer" });
  await add.click();
  await expect.element(message).toHaveTextContent("Please mark the condition that is correct.");
  await expect.element(condition).toHaveFocus();
  await condition.click();
  await add.click();
  await expect.element(message).toHaveTextContent("Please mark at least one action as correct.");
  for (const name of ["Action 1", "Action 3", "Parameter 1"]) {
    await page.getByRole("checkbox", { name: `${name} is a correct answer` }).click();
  }
  await expect.element(page.getByText("a bow-tie of 1 condition, 2 actions and 1 parameter")).toBeVisible();
  await expectAccessible();

  const preview = page.getByRole("complementary");
  await preview.getByRole("button", { name: "Record an ECG", exact: true }).click();
  await preview.getByRole("button", { name: "Pericarditis", exact: true }).click();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("1 right, 1 wrong, 2 left empty: 1 of 4 points.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  expect(sent).toHaveLength(1);
});
