/** The sample test, checked by the server's own function: every type in full by keys, in any order, and over a reload. */
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { outlineOf } from "../../../items/registry/authoring.ts";
import { ITEM_TYPES, type ItemType } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import {
  listSampleQuestions,
  SampleAnswer,
  scoreSampleAnswer,
} from "../../../modules/questions/queries/sample-test.server.ts";
import { expectAccessible, expectText, PHONE, tabTo } from "../../../testing/component.ts";
import { sampleBody } from "../../../testing/sample-body.ts";
import { secretOf } from "../../../testing/sample-secrets.ts";
import RunningSampleTest from "./running.tsx";
import { removeAttempt } from "./storage.ts";

const COUNT = ITEM_TYPES.length;
const POINTS = ITEM_TYPES.reduce((sum, type) => sum + sampleOf(type).max, 0);

const question = page.getByRole("region");
const heading = (position: number) => page.getByRole("heading", { name: `Question ${position} of ${COUNT}` });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const points = () => page.getByRole("definition").first();

let hasNetwork: boolean;

beforeEach(() => {
  hasNetwork = true;
  removeAttempt();
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    if (!hasNetwork) throw new TypeError("Failed to fetch");
    const request = new Request(input, init);
    expect(new URL(request.url).pathname).toBe("/sample-test/check");
    return Response.json(scoreSampleAnswer(SampleAnswer.parse(await request.json())));
  });
});

const Running = () => <RunningSampleTest questions={listSampleQuestions()} />;
const Page = createRoutesStub([{ path: "/sample-test", Component: Running }]);
const open = () => render(<Page initialEntries={["/sample-test"]} />);

/** Does what the outline of the sample says is right, by keys alone, whatever controls its type has. */
async function answerInFull(type: ItemType): Promise<void> {
  const dropdowns = question.getByRole("combobox").all();
  for (const [index, { title, choices, asks }] of outlineOf(sampleBody(type)).parts.entries()) {
    for (const [place, { text }] of choices.filter(({ isRight }) => isRight).entries()) {
      const dropdown = dropdowns[index];
      if (asks === "entry") {
        await tabTo(question.getByRole("textbox"));
        await userEvent.keyboard(text.split(" ")[0] ?? "");
      } else if (dropdown) await pick(dropdown, text);
      else if (asks === "order") await put(text, question.getByText(`Item ${place + 1} goes here`).element());
      else if (document.querySelector("[data-slot]")) await put(text, slotOf(title, index, place));
      else await choose(title, text);
    }
  }
}

async function press(control: Element): Promise<void> {
  const group = control instanceof HTMLInputElement && control.type === "radio" ? control.name : null;
  // Where nothing is chosen yet, Tab leads to the first, and arrows to the others.
  const stop = group === null ? control : document.querySelector(`input[name="${CSS.escape(group)}"]`);
  for (let tabs = 0; tabs < 80 && document.activeElement !== stop; tabs += 1) await userEvent.tab();
  expect(document.activeElement).toBe(stop);
  await userEvent.keyboard(" ");
  while (group !== null && !control.matches(":checked")) await userEvent.keyboard("{ArrowDown}");
}

async function pick(select: Locator, option: string): Promise<void> {
  await tabTo(select);
  const picked = () => select.element().querySelector("option:checked")?.textContent;
  for (let presses = 0; presses < 10 && picked() !== option; presses += 1) await userEvent.keyboard("{ArrowDown}");
  expect(picked()).toBe(option);
}

async function put(text: string, place: Element | undefined): Promise<void> {
  const token = () => [...document.querySelectorAll("[aria-pressed]")].find((one) => one.textContent?.includes(text));
  const picked = token();
  if (!picked || !place) throw new Error(`Nothing to place says ${text}.`);
  await press(picked);
  // Unless it was picked up it has gone where it fits.
  if (token()?.matches("[data-held]")) await press(place);
  await expect.poll(() => token()?.matches("[aria-pressed=true]:not([data-held])")).toBe(true);
}

/** A slot of the part of a bow-tie that is called so, or a blank of a sentence. */
function slotOf(part: string | null, blank: number, place: number): Element | undefined {
  const group = question.getByRole("group", { name: part ?? "", exact: true }).query();
  return group
    ? [...group.querySelectorAll("[data-slot]")][place]
    : [...document.querySelectorAll("p [data-slot]")][blank];
}

/** Chooses what is called by its words, in a grid after those of its row, in a picture after its letter. */
async function choose(row: string | null, text: string): Promise<void> {
  const named = (name: string) =>
    question.getByRole("radio", { name, exact: true }).or(question.getByRole("checkbox", { name, exact: true }));
  const control = named(text)
    .or(named(`${row} ${text}`))
    .or(question.getByRole("radio", { name: `: ${text}` }));
  await press(control.element());
  await expect.element(control).toBeChecked();
}

test("by keys alone on a phone every type is answered in full, explained once it is checked, and counted", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await open();
  for (const [index, type] of ITEM_TYPES.entries()) {
    await expect.element(heading(index + 1)).toHaveFocus();
    await answerInFull(type);
    expect(document.body.textContent).not.toContain(secretOf(type));
    await press(button("Check Answer").element());
    await expect.element(page.getByText(secretOf(type))).toBeVisible();
    const { max } = sampleOf(type);
    await expectText(question, `${max} of ${max} point`);
    // The verdict begins it.
    const result = document.activeElement?.getBoundingClientRect();
    expect(document.activeElement?.textContent).toContain(secretOf(type));
    expect(result?.top).toBeGreaterThanOrEqual(0);
    await press(button(index < COUNT - 1 ? "Next" : "See Your Result").element());
  }
  await expect.element(page.getByRole("heading", { name: "Your Result" })).toHaveFocus();
  await expect.element(points()).toHaveTextContent(`${POINTS} of ${POINTS}`);
  await expectAccessible();
});

test("in any order; an answer is asked for before the solution; a check that fails keeps it; kept over a reload, until it is started again", async () => {
  const screen = await open();
  const second = page.getByRole("radio").nth(1);
  await second.click();
  hasNetwork = false;
  await button("Check Answer").click();
  await expectText(page.getByRole("alert"), "The answer could not be checked: we could not reach the server");
  await expect.element(second).toBeChecked();
  hasNetwork = true;
  await button("Check Answer").click();
  await expect.element(page.getByText("Right: 1 of 1 point.")).toBeVisible();

  await button("Next").click();
  await button("Check Answer").click();
  await expectText(page.getByRole("alert"), "Answer the question first, or go on to the next one.");
  await expect.element(page.getByText(secretOf("multi-select"))).not.toBeInTheDocument();
  await page.getByRole("checkbox").first().click();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await button("Check Answer").click();
  await expect.element(page.getByText(secretOf("multi-select"))).toBeVisible();
  const verdict = question.element().textContent;
  await button("Next").click();
  await page.getByRole("checkbox").first().click();
  await button("Previous").click();
  await expect.poll(() => question.element().textContent).toBe(verdict);
  await button("Next").click();
  await screen.unmount();
  await open();
  await expect.element(page.getByRole("checkbox").first()).toBeChecked();
  expect(document.activeElement).toBe(document.body);

  for (let position = 3; position < COUNT; position += 1) await button("Next").click();
  await button("See Your Result").click();
  await expect.element(page.getByText(`${COUNT - 2} questions are not checked yet,`)).toBeVisible();
  await expect.element(points()).toHaveTextContent("2 of 4");
  await button("Question 1: Single answer").click();
  await expect.element(page.getByText("Right: 1 of 1 point.")).toBeVisible();
  await button("Start Again").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start Again" }).click();
  await expect.element(heading(1)).toBeVisible();
  await expect.element(second).not.toBeChecked();
  await expect.element(button("Check Answer")).toBeVisible();
});
