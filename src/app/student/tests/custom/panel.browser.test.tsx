/** The builder of custom tests: what the test will ask is said before the start, choices are saved, and a refusal keeps them. */
import { createRoutesStub, redirect, useActionData } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { parseForm, submittedValues } from "../../../../core/forms.ts";
import { newId } from "../../../../core/id.ts";
import { expectAccessible, expectText, PHONE, showColours } from "../../../../testing/component.ts";
import { problemsOfLargeText } from "../../../../testing/large-text.ts";
import { field } from "../form.ts";
import { describeNotStarted } from "../not-started.ts";
import { SaveRecipeForm } from "../saved/form.ts";
import { ChoicesForm } from "./choices-form.ts";
import { CustomTestPanel } from "./panel.tsx";
import { showCounts } from "./show-counts.server.ts";

type Lesson = { id: string; title: string; questionCount: number };
const lesson = (title: string, questionCount: number): Lesson => ({ id: newId(), title, questionCount });
const SUBJECTS = [
  { id: newId(), name: "Adult health", lessons: [lesson("Heart failure", 3), lesson("Shock", 0)] },
  { id: newId(), name: "Pharmacology", lessons: [lesson("Insulin", 18)] },
];

const create = page.getByRole("button", { name: "Create Test" });
const row = (number: number) => page.getByRole("group", { name: `Subject ${number}` });
const subject = (number: number) => row(number).getByRole("combobox", { name: "Subject" });
const box = (name: string) => page.getByRole("checkbox", { name });
const said = (words: string) => page.getByRole("status").filter({ hasText: words });
const summary = page.getByText("More choices");

let hasNetwork: boolean;
let offered: { cases: number; trends: number };

beforeEach(() => {
  hasNetwork = true;
  offered = { cases: 0, trends: 0 };
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    if (!hasNetwork) throw new TypeError("Failed to fetch");
    const request = new Request(input, init);
    const lessons = SUBJECTS.find(({ id }) => request.url.endsWith(`/${id}/lessons`))?.lessons;
    return Response.json(lessons ? { lessons } : countsFor(await request.formData()));
  });
});

/** As the server counts when nobody has answered anything. */
function countsFor(fields: FormData) {
  const form = parseForm(ChoicesForm, fields);
  if (form.kind === "invalid") throw new Error("The counts were asked for with choices that make no test.");
  const chosen: string[] = form.data.lessons;
  const all = SUBJECTS.flatMap(({ lessons }) => lessons).filter(({ id }) => chosen.includes(id));
  const count = all.reduce((sum, { questionCount }) => sum + questionCount, 0);
  const { only = [] } = form.data;
  return showCounts(form.data, {
    total: only.length === 0 || only.includes("unused") ? count : 0,
    only: new Map([["unused", count]]),
    types: new Map([["text", count]]),
    difficulties: new Map(),
    areas: new Map(),
    units: offered,
    difficultiesInOrder: [],
  });
}

type Sent = { fields: FormData };

/** Opens the tab with the panel alone; each start gets the next reply, and the last one starts. */
async function openPanel(refusals: ReadonlyArray<"unreachable" | "no-questions"> = [], taken: string[] = []) {
  const started: Sent[] = [];
  const saved: Sent[] = [];
  const Tab = () => {
    const reply = useActionData();
    return (
      <main>
        <p id="reason">It is open to all.</p>
        <CustomTestPanel
          subjects={SUBJECTS}
          seconds={45 * 60}
          extraTimePercent={0}
          canStart
          reasonId="reason"
          message={describeNotStarted(reply, "No question fits.")}
          lesson={null}
          firstCounts={null}
          recipeCount={0}
        />
      </main>
    );
  };
  const Page = createRoutesStub([
    {
      path: "/dashboard/tests",
      Component: Tab,
      async action({ request }) {
        const fields = await request.formData();
        const code = refusals[started.length];
        started.push({ fields });
        return code ? { code, values: submittedValues(fields), errors: {} } : redirect("/attempts/1");
      },
    },
    {
      path: "/dashboard/tests/saved",
      async action({ request }) {
        const fields = await request.formData();
        saved.push({ fields });
        const values = submittedValues(fields);
        const form = parseForm(SaveRecipeForm, fields);
        if (form.kind === "invalid") return { code: "invalid", form: "save", values, errors: form.errors };
        const { name } = form.data;
        return { code: taken.includes(name) ? "taken" : "saved", form: "save", name, values, errors: {} };
      },
    },
    { path: "/attempts/:attemptId", Component: () => <h1>The test</h1> },
  ]);
  await render(<Page initialEntries={["/dashboard/tests"]} />);
  await page.getByRole("button", { name: "Create Custom Test" }).click();
  await expect.element(subject(1)).toHaveFocus();
  return { started, saved };
}

test("it is said before the start what the test will ask, and what cannot start does not", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await openPanel();
  await expect.element(create).toBeDisabled();
  await subject(1).selectOptions("Adult health");
  await box("Shock").click();
  await expect.element(said("have no questions yet")).toBeVisible();
  await expect.element(create).toBeDisabled();
  await box("Heart failure").click();
  await expect.element(said("have 3 questions, fewer than 20. The test asks all of them.")).toBeVisible();
  await expect.element(create).toBeEnabled();
  expect(
    row(1)
      .getByRole("button", { name: /^Remove/ })
      .elements(),
  ).toEqual([]);

  await page.getByRole("button", { name: "Add another subject" }).click();
  await expect.element(subject(2)).toHaveFocus();
  await expect.element(create).toBeDisabled();
  await subject(2).selectOptions("Pharmacology");
  await row(2).getByRole("button", { name: "Select all" }).click();
  await expect.element(said("have 21 questions. The test asks 20 of them, drawn at random.")).toBeVisible();
  // Every subject has its row.
  await expect.element(page.getByRole("button", { name: "Add another subject" })).not.toBeInTheDocument();

  await summary.click();
  await box("Wrong last time 0 questions").click();
  await expect.element(said("No question fits all your choices.")).toBeVisible();
  await expect.element(create).toBeDisabled();
  await box("New to you 21 questions").click();
  await page.getByRole("textbox", { name: "Number of questions" }).fill("٢");
  await box("No time limit").click();
  await expectText(said("21 questions fit your choices. The test asks 2 of them"), "no time limit");
  await expectAccessible();
  await showColours("dark");
  await expectAccessible("look");
  expect(problemsOfLargeText()).toEqual([]);
  await page.getByRole("button", { name: "Clear all choices" }).click();
  await expect.element(said("have 21 questions. The test asks 20 of them, drawn at random.")).toBeVisible();
  await row(2).getByRole("button", { name: "Remove Pharmacology" }).click();
  await expect.element(subject(1)).toHaveFocus();
  await expect.element(said("have 3 questions")).toBeVisible();
});

test("case studies are offered as many as there are, with questions or alone; a wrong number is said at its field", async () => {
  offered = { cases: 1, trends: 0 };
  const { started } = await openPanel();
  await subject(1).selectOptions("Adult health");
  await box("Heart failure").click();
  await summary.click();
  const cases = page.getByRole("combobox", { name: "Case studies" });
  await expect.element(cases).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Trends" })).not.toBeInTheDocument();
  expect(
    cases
      .getByRole("option")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["None", "1 case study"]);
  await cases.selectOptions("1 case study");
  await expect.element(said("It also asks 1 case study, 6 questions.")).toBeVisible();
  const count = page.getByRole("textbox", { name: "Number of questions" });
  await count.fill("0");
  await expect.element(said("The test asks 1 case study, 6 questions. You have 45 minutes")).toBeVisible();
  await cases.selectOptions("None");
  await create.click();
  await expect.element(count).toHaveFocus();
  await expect.element(page.getByText("Please enter a number of questions from 1 to 150.")).toBeVisible();
  expect(started).toEqual([]);
  await cases.selectOptions("1 case study");
  await create.click();
  await expect.element(page.getByRole("heading", { name: "The test" })).toBeVisible();
  expect([started[0]?.fields.get(field.count), started[0]?.fields.get(field.cases)]).toEqual(["0", "1"]);
});

test("a start that is refused keeps every choice; what is chosen is saved under a name that is free", async () => {
  const { started, saved } = await openPanel(["unreachable", "no-questions"], ["Monday mix"]);
  await subject(1).selectOptions("Adult health");
  await expect.element(page.getByRole("button", { name: "Save these choices" })).toBeDisabled();
  await box("Heart failure").click();
  const name = page.getByRole("textbox", { name: "Name" });
  await page.getByRole("button", { name: "Save these choices" }).click();
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expectText(page.getByRole("dialog"), "Please enter a name.");
  await name.fill("Monday mix");
  await userEvent.keyboard("{Enter}");
  await expectText(page.getByRole("dialog"), "You have a saved test of this name already.");
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue("Monday mix");
  await name.fill("Tuesday mix");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Saved as “Tuesday mix”.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Save these choices" })).toHaveFocus();
  expect(saved).toHaveLength(3);

  await create.click();
  await expectText(page.getByRole("alert"), "The test did not start: we could not reach the server");
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await expect.element(box("Heart failure")).toBeChecked();
  await create.click();
  await expectText(page.getByRole("alert"), "No question fits.");
  await create.click();
  await expect.element(page.getByRole("heading", { name: "The test" })).toBeVisible();
  expect(started.map(({ fields }) => fields.get(field.lessonIds))).toEqual(Array(3).fill(SUBJECTS[0]?.lessons[0]?.id));
});

test("lessons and counts that do not come say so in their place, and are asked for again", async () => {
  await openPanel();
  hasNetwork = false;
  await subject(1).selectOptions("Adult health");
  await expect.element(page.getByText("The lessons could not be loaded.")).toBeVisible();
  hasNetwork = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await box("Heart failure").click();
  hasNetwork = false;
  await summary.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  // Questions that could not be counted can be asked nevertheless.
  await expect.element(create).toBeEnabled();
  hasNetwork = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(box("New to you 3 questions")).toBeVisible();
});
