/** The question of a running test with its ways on: the list of all questions, the dialog at the end, the verdict, and the tools. */
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { OpenAttempt } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import { AnswerSaves } from "../../../../modules/attempts/save-protocol.ts";
import { expectAccessible, expectText, listenTo, PHONE, tap } from "../../../../testing/component.ts";
import { problemsOfLargeText } from "../../../../testing/large-text.ts";
import { DISPLAY_KEY } from "../../../shared/device-storage.ts";
import { DisplayOfTest } from "../../../shared/display/display.tsx";
import { openedAttempt, openQuestion } from "../state/opened-attempt.test-data.ts";
import { choiceOf, replyTo } from "./explained-choices.test-data.ts";
import { QuestionPane } from "./question-pane.tsx";
import styles from "./running-attempt.module.css";
import { OpenPanel } from "./tools/panels.tsx";
import { useTools } from "./tools/use-tools.ts";
import { useAttempt } from "./use-attempt.ts";

const heading = (number: number, count = 3) => page.getByRole("heading", { name: `Question ${number} of ${count}` });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const option = (name: string) => page.getByRole("radio", { name, exact: true });

/** Reply of the server to a submission. */
let submit: () => Promise<Response>;
let hasNetwork: boolean;
let answers: Map<number, unknown>;

beforeEach(() => {
  answers = new Map();
  hasNetwork = true;
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    if (!hasNetwork) throw new TypeError("Failed to fetch");
    const request = new Request(input, init);
    const what = new URL(request.url).pathname.split("/").at(-1);
    if (what === "submit") return submit();
    if (what === "save") return Response.json(replyTo(AnswerSaves.parse(await request.json()), answers));
    return Response.json({ kind: "saved", now: Date.now() });
  });
});

afterEach(() => localStorage.clear());

function Running({ opened }: { opened: OpenAttempt }) {
  const { attempt, submitState, controller } = useAttempt(opened, Date.now(), "owner");
  const tools = useTools(opened.id, opened.tools);
  const nothing = { adaptive: null, record: null, openedAt: 1 };
  return (
    <main className={styles.page}>
      <QuestionPane {...{ attempt, submitState, controller, tools }} {...nothing} />
      <OpenPanel tools={tools} attemptId={opened.id} />
      <DisplayOfTest />
    </main>
  );
}

function open(over: Partial<OpenAttempt> = {}) {
  const questions = [1, 2, 3].map((position) => openQuestion(position, { item: choiceOf("Which one? Say why.") }));
  const opened = { ...openedAttempt(questions, Date.now()), ...over };
  const Page = createRoutesStub([{ path: "/attempts/:attemptId", Component: () => <Running opened={opened} /> }]);
  return render(<Page initialEntries={[`/attempts/${opened.id}`]} />);
}

test("on a phone the list of all questions counts and leads; Escape closes it, and the focus is where it was", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await open();
  await expect.element(button("Previous")).toBeDisabled();
  await option("a").click();
  await button("Flag for review").click();
  await button("Next").click();
  await expect.element(heading(2)).toHaveFocus();
  await option("b").click();

  const list = page.getByRole("dialog", { name: "All questions" });
  const opener = page.getByRole("button", { name: "All questions: 2 of 3 answered" });
  await opener.click();
  await expect.element(list.getByRole("button", { name: "Question 2, answered" })).toHaveFocus();
  await expect.element(list.getByRole("button", { name: "Question 1, answered, flagged" })).toBeVisible();
  await expectAccessible();
  expect(problemsOfLargeText()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await list.getByRole("button", { name: "Question 3, not visited" }).click();
  await expect.element(heading(3)).toHaveFocus();
  await expectAccessible();
  expect(problemsOfLargeText()).toEqual([]);
});

test("before the end it is said what is not answered and what is flagged, with ways there", async () => {
  await open();
  await option("a").click();
  await button("Flag for review").click();
  await userEvent.keyboard("nn");
  await button("Submit Test").click();
  const dialog = page.getByRole("alertdialog", { name: "Submit this test?" });
  await expect.element(dialog.getByRole("button", { name: "Keep working" })).toHaveFocus();
  await expect.element(dialog.getByText("2 questions of 3 are not answered")).toBeVisible();
  expect(
    dialog
      .getByRole("link")
      .elements()
      .map(({ ariaLabel }) => ariaLabel),
  ).toEqual(["Question 2", "Question 3", "Question 1"]);
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Submit Test")).toHaveFocus();
  await button("Submit Test").click();
  await dialog.getByRole("link", { name: "Question 3" }).click();
  // Also where the student is already.
  await expect.element(heading(3)).toHaveFocus();
  await button("Submit Test").click();
  await dialog.getByRole("link", { name: "Question 1" }).click();
  await expect.element(heading(1)).toHaveFocus();
});

test("while it is submitted the dialog stays, whatever is pressed; a failure says why, and the test goes on", async () => {
  const held = Promise.withResolvers<Response>();
  submit = () => held.promise;
  await open();
  await userEvent.keyboard("nn");
  await button("Submit Test").click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Submit Test" }).click();
  await expect.element(dialog.getByRole("button", { name: "Submitting…" })).toBeVisible();
  await userEvent.keyboard("{Escape}{Escape}1");
  await expect.element(dialog).toBeVisible();
  held.resolve(new Response(null, { status: 503 }));
  await expectText(page.getByRole("alert"), "We could not submit your test");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(option("a")).not.toBeChecked();
  await option("a").click();
  await expect.element(option("a")).toBeChecked();
});

test("the second press of a double click neither submits nor presses what lies behind the dialog", async () => {
  submit = vi.fn();
  await open();
  await userEvent.keyboard("nn");
  const keep = page.getByRole("button", { name: "Keep working" });
  await button("Submit Test").dblClick();
  await expect.element(keep).toHaveFocus();
  const behind = vi.fn();
  page
    .getByRole("main")
    .element()
    .addEventListener("click", (event) => {
      if (!event.composedPath().some((place) => place instanceof HTMLDialogElement)) behind();
    });
  await keep.dblClick();
  await expect.element(keep).not.toBeInTheDocument();
  expect(behind).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test("where each answer is explained, the verdict comes once it is checked, also after the network was away", async () => {
  await open({ isExplained: true, asksConfidence: true });
  await expect.element(button("Show the answer")).toBeVisible();
  await option("b").click();
  await option("A guess").click();
  await button("Check my answer").click();
  await expect.element(page.getByRole("heading", { name: "Explanation" })).toHaveFocus();
  await expect.element(page.getByText("Your answer, wrong")).toBeVisible();
  await expect.element(page.getByText("It is a.")).toBeVisible();
  await expect.element(option("a")).not.toBeInTheDocument();
  await expectAccessible();
  await button("Next").click();
  hasNetwork = false;
  await option("a").click();
  await button("Check my answer").click();
  await expect.element(page.getByText("You are offline. Your answer is kept")).toBeVisible();
  await expect.element(option("b")).toBeDisabled();
  hasNetwork = true;
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Your answer, right")).toBeVisible();
});

test("an incomplete answer is checked with a second press, and is then no longer listed before the end", async () => {
  const content = { v: 1 as const, stem: "<p>How many?</p>", unit: "mL", rounding: "none" as const };
  const item = { type: "calculation" as const, content, answer: { entry: "" } };
  await open({ isExplained: true, questions: [1, 2, 3].map((position) => openQuestion(position, { item })) });
  const entry = page.getByRole("textbox", { name: "Your answer as a number" });
  await entry.fill("abc");
  await button("Check my answer").click();
  await expect.element(page.getByText("Your answer is not complete.")).toBeVisible();
  await expectAccessible();
  await entry.fill("abcd");
  await button("Check my answer").click();
  hasNetwork = false;
  await button("Check it as it is").click();
  await expect.element(page.getByText("You are offline. Your answer is kept")).toBeVisible();
  await expect.element(entry).toBeDisabled();
  await button("Next").click();
  await entry.fill("ab");
  await button("Next").click();
  await button("Submit Test").click();
  const dialog = page.getByRole("alertdialog");
  await expectText(dialog, "2 questions of 3 are answered only in part.");
  await expect.element(dialog.getByRole("link", { name: "Question 2" })).toBeVisible();
  await expect.element(dialog.getByRole("link", { name: "Question 1" })).not.toBeInTheDocument();
});

test("by keys: an option is struck out, a panel opens, takes its own keys, and gives the focus back; it stands as it was in a page loaded anew", async () => {
  const opened = { ...openedAttempt([openQuestion(1)], Date.now()) };
  const screen = await open(opened);
  const heard = listenTo();
  await userEvent.keyboard("{Shift>}2{/Shift}");
  await expect.poll(heard).toContain("Struck out: b");
  await expect.element(page.getByRole("radio", { name: "Struck out: b" })).toBeVisible();
  await userEvent.keyboard("c");
  const calculator = page.getByRole("region", { name: "Calculator" });
  const display = calculator.getByLabelText("Display");
  await expect.element(calculator.getByRole("heading")).toHaveFocus();
  await userEvent.keyboard("0.1+0.2=");
  await expect.element(display).toHaveTextContent("0.3");
  // The question is beside it: what was meant for the calculator changes nothing there.
  heading(1, 1).element().focus();
  await userEvent.keyboard("1{Shift>}3{/Shift}");
  await expect.element(option("a")).not.toBeChecked();
  await expectAccessible();

  await screen.unmount();
  await open(opened);
  await expect.element(display).toHaveTextContent("0.3");
  await expect.element(page.getByRole("radio", { name: "Struck out: b" })).toBeVisible();
  calculator.getByRole("button", { name: "Equals" }).element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(calculator).not.toBeInTheDocument();
  await expect.element(button("Calculator")).toHaveFocus();
});

test("on a phone one button leads to the tools, which fit large text, take fingers and give the focus back", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await open();
  const menu = button("Tools");
  const take = async (name: string) => {
    await menu.click();
    await page.getByRole("dialog", { name: "Tools" }).getByRole("button", { name }).click();
  };
  await menu.click();
  expect(problemsOfLargeText()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await take("Strike out");
  await tap(page.getByRole("button", { name: "Strike out: c" }));
  await expect.element(page.getByRole("radio", { name: "Struck out: c" })).toBeVisible();
  const heard = listenTo();
  await take("Highlighter");
  await button("Sentences").click();
  await tap(page.getByRole("application", { name: "Highlighter: Question text" }), { x: 0.02, y: 0.5 });
  await expect.poll(heard).toContain("Highlighted: Which one?");
  expect(problemsOfLargeText()).toEqual([]);

  await take("Calculator");
  const calculator = page.getByRole("region", { name: "Calculator" });
  for (const name of ["7", "Times", "6", "Equals"]) await tap(calculator.getByRole("button", { name, exact: true }));
  await expect.element(calculator.getByLabelText("Display")).toHaveTextContent("42");
  await expectAccessible();
  expect(problemsOfLargeText()).toEqual([]);
  await calculator.getByRole("button", { name: "Close" }).click();
  await expect.element(menu).toHaveFocus();
  await take("Reference values");
  const values = page.getByRole("region", { name: "Reference values" });
  await values.getByLabelText("Find a test").fill("potass");
  await expectText(values.getByRole("row", { name: /^Potassium/ }), "3.5–5.0 mmol/L");
  await expect.element(values.getByRole("row", { name: /^Sodium/ })).not.toBeInTheDocument();
  await expectAccessible();
});

test("text size, contrast and line focus are the device's, and readable in each contrast", async () => {
  await open();
  await button("Display").click();
  const display = page.getByRole("region", { name: "Display" });
  const html = document.documentElement;
  for (const contrast of ["Black on white", "White on black", "Yellow on black"]) {
    await display.getByLabelText(contrast).click();
    await expect.poll(() => html.dataset.contrast).toBe(contrast.toLowerCase().replaceAll(" ", "-"));
    await expectAccessible("look");
  }
  await display.getByLabelText("150%").click();
  await display.getByLabelText("Line focus").click();
  await expect.poll(() => getComputedStyle(html).fontSize).toBe("24px");
  await expect.poll(() => document.querySelector("[data-line-focus]")).not.toBeNull();
  const kept = { textSize: 150, contrast: "yellow-on-black", hasLineFocus: true };
  expect(JSON.parse(localStorage.getItem(DISPLAY_KEY) ?? "null")).toEqual(kept);
});
