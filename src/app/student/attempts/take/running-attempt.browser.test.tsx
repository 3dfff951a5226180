/** The page of a running test where there is little room: what a phone shows at once with text at 200 %, and a screen at 400 % zoom. */
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { newId } from "../../../../core/id.ts";
import type { OpenAttempt } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import { AnswerSaves } from "../../../../modules/attempts/save-protocol.ts";
import { DESK, expectAccessible } from "../../../../testing/component.ts";
import { problemsOfLargeText } from "../../../../testing/large-text.ts";
import { openedAttempt, openQuestion } from "../state/opened-attempt.test-data.ts";
import { choiceOf, replyTo } from "./explained-choices.test-data.ts";
import { RunningAttempt } from "./running-attempt.tsx";

const SMALL_PHONE = { width: 360, height: 640 };
/** Room of a screen of 1280 by 1024 at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

const STEM = "A nurse finds a client on the floor of the bathroom. What does the nurse do first?";
const LONG = choiceOf(Array.from({ length: 12 }, () => STEM).join(" "));

const heading = (number: number) => page.getByRole("heading", { name: `Question ${number}` });
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const option = (name: string) => page.getByRole("radio", { name, exact: true });
const stem = page.getByText(STEM);

let asked: string[];

beforeEach(() => {
  asked = [];
  const answers = new Map<number, unknown>();
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const what = new URL(request.url).pathname.split("/").at(-1) ?? "";
    asked.push(what);
    if (what === "save") return Response.json(replyTo(AnswerSaves.parse(await request.json()), answers, LONG));
    const state = { kind: "open", now: Date.now(), places: [], events: [], extra: [], opened: [], records: [] };
    return Response.json(what === "state" ? state : { kind: "saved", now: Date.now() });
  });
});

afterEach(() => {
  document.documentElement.style.fontSize = "";
  localStorage.clear();
});

async function open(over: Partial<OpenAttempt> = {}) {
  const questions = [1, 2, 3].map((position) => openQuestion(position, { item: choiceOf(STEM) }));
  const opened = { ...openedAttempt(questions, Date.now()), ...over };
  const props = { servedAt: Date.now(), timeZone: "Asia/Kolkata", owner: newId<"user">() };
  const Running = () => <RunningAttempt attempt={opened} {...props} />;
  const Page = createRoutesStub([{ path: "/attempts/:attemptId", Component: Running }]);
  const screen = await render(<Page initialEntries={[`/attempts/${opened.id}`]} />);
  await expect.element(heading(1)).toBeVisible();
  return screen;
}

async function showAt({ width, height }: typeof SMALL_PHONE, fontSize = "") {
  document.documentElement.style.fontSize = fontSize;
  await page.viewport(width, height);
}

const inForwardOnly = () => ({
  sections: [
    { title: "", instructions: "", navigation: "forward", answerRequired: false, first: 1, questionCount: 3 },
  ] satisfies OpenAttempt["sections"],
});

const NIGHT = { id: "night", at: "", from: 1, text: "<p>Sleep of night nurses.</p>", table: null, picture: null };

/** Record of all three questions; the last one adds an entry. */
const recordOf = (kind: "passage" | "case"): OpenAttempt["records"][number] => ({
  id: newId<"stimulus-version">(),
  kind,
  first: 1,
  questionCount: 3,
  upTo: 3,
  content: {
    v: 1,
    client: "",
    exhibits: [
      {
        kind: "notes",
        id: "text",
        title: kind === "passage" ? "" : "Notes",
        entries: [
          NIGHT,
          { ...NIGHT, id: "morning", from: kind === "passage" ? 1 : 3, text: "<p>The morning after.</p>" },
        ],
      },
    ],
  },
});

const boxOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing on the page is ${selector}.`);
  return element.getBoundingClientRect();
};
const head = () => boxOf("main > header");
const foot = () => boxOf("[data-sticky-foot]");

/** Number of rows of visible buttons: buttons of one row share their middle. */
function rowsOf(selector: string): number {
  const seen = [...document.querySelectorAll(`${selector} button`)].filter((one) => one.checkVisibility());
  const middles = seen
    .map((one) => one.getBoundingClientRect())
    .map(({ top, bottom }) => Math.round((top + bottom) / 2));
  expect(middles.length).toBeGreaterThan(1);
  return new Set(middles).size;
}

/** Height in the middle of the page that neither head nor foot covers, in pixels. */
function roomForQuestion(): number {
  scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
  return Math.min(foot().top, innerHeight) - Math.max(head().bottom, 0);
}

/** One of each kind that shows something of its own on the page. */
const tests = (): Record<string, Partial<OpenAttempt>> => ({
  practice: {},
  "explained at once": { isExplained: true, asksConfidence: true },
  "forward only": inForwardOnly(),
  "with a case study": { records: [recordOf("case")] },
  adaptive: {
    ...inForwardOnly(),
    adaptive: { minimum: 85, maximum: 150, breaks: [], isMeasured: true },
    questions: [openQuestion(1, { item: choiceOf(STEM) })],
  },
});

test.each(["", "200%"])(
  "on a phone the question is on the first screen, and the foot has one row, with text of size '%s'",
  async (fontSize) => {
    await showAt(SMALL_PHONE, fontSize);
    for (const [name, over] of Object.entries(tests())) {
      const screen = await open(over);
      await expect.element(stem).toBeVisible();
      const [line] = stem.element().getClientRects();
      expect(line?.top, name).toBeLessThan(0.9 * Math.min(innerHeight, foot().top));
      await expect.element(button(name === "adaptive" ? "End test" : /^All questions/)).toBeVisible();
      expect(rowsOf("[data-sticky-foot]"), name).toBe(1);
      expect(head().height, name).toBeLessThan(100);
      await screen.unmount();
    }
  },
);

test.each(["", "200%"])(
  "on a phone Flag is a sign beside Tools, and the last question has a foot of one row, with text of size '%s'",
  async (fontSize) => {
    await showAt(SMALL_PHONE, fontSize);
    await open({ records: [recordOf("case")] });
    const [tools, flag] = [button("Tools"), button("Flag for review")].map((one) =>
      one.element().getBoundingClientRect(),
    );
    expect(flag?.width).toBeCloseTo(44);
    expect(flag?.top).toBeCloseTo(tools?.top ?? 0);
    expect(flag?.left).toBeLessThan((tools?.right ?? 0) + 20);
    await button("Flag for review").click();
    await expect.element(button("Flagged")).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("nn");
    await expect.element(button("Submit Test")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Record New" })).toBeVisible();
    expect(rowsOf("[data-sticky-foot]")).toBe(1);
    await expectAccessible("look");
    expect(problemsOfLargeText()).toEqual([]);
  },
);

test("help with keys is not shown on a phone", async () => {
  await open();
  expect(document.querySelector("[data-keyboard-help]")).not.toBeNull();
  await expect.element(page.getByText("Keyboard shortcuts")).not.toBeVisible();
});

test("on a screen at 400 % zoom head and foot leave room for the question", async () => {
  await showAt(ZOOMED);
  await open({ questions: [1, 2, 3].map((position) => openQuestion(position, { item: LONG })) });
  expect(roomForQuestion()).toBeGreaterThan(142);
  expect(problemsOfLargeText("")).toEqual([]);
});

test.each([SMALL_PHONE, { ...DESK, height: 480 }])("at $width by $height head and foot stay in sight", async (size) => {
  await showAt(size);
  await open({ questions: [1, 2, 3].map((position) => openQuestion(position, { item: LONG })) });
  scrollTo(0, 10);
  expect(scrollY).toBe(10);
  expect(head().top).toBe(0);
  expect(foot().bottom).toBeLessThanOrEqual(innerHeight);
});

test.each([
  ["100 %", ""],
  ["200 %", "200%"],
])(
  "on a phone with text at %s the verdict and its reason are in view after the answer is checked",
  async (_size, fontSize) => {
    await showAt(SMALL_PHONE, fontSize);
    const questions = [1, 2, 3].map((position) => openQuestion(position, { item: LONG }));
    await open({ questions, isExplained: true, asksConfidence: true });
    await option("b").click();
    expect(rowsOf("[data-sticky-foot]")).toBe(1);
    await button("Check my answer").click();
    await expect.element(page.getByRole("heading", { name: "Explanation" })).toHaveFocus();
    for (const words of ["Wrong", "It is a."]) {
      const shown = page.getByText(words, { exact: true }).element().getBoundingClientRect();
      expect(shown.top, words).toBeGreaterThanOrEqual(Math.max(head().bottom, 0));
      expect(shown.bottom, words).toBeLessThanOrEqual(Math.min(foot().top, innerHeight));
    }
    await expectAccessible();
    expect(problemsOfLargeText()).toEqual([]);
  },
);

test("where there is no way back nothing offers a flag, and its key does nothing", async () => {
  await open(inForwardOnly());
  await expect.element(stem).toBeVisible();
  await userEvent.keyboard("f1");
  await expect.poll(() => asked, { timeout: 10_000 }).toContain("save");
  expect(asked).not.toContain("flag");
  expect(document.body.textContent).not.toMatch(/flag/i);
  await showAt(SMALL_PHONE);
  await button(/^All questions/).click();
  await expect.element(page.getByRole("dialog", { name: "All questions" })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/flag/i);
});

test("on a phone a passage comes before its question, open at the first one, and stays as the student leaves it", async () => {
  await showAt(SMALL_PHONE);
  await open({ records: [recordOf("passage")] });
  const text = page.getByText("Sleep of night nurses.");
  await expect.element(text).toBeVisible();
  const isBefore = text.element().compareDocumentPosition(stem.element()) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore).not.toBe(0);
  expect(text.element().getBoundingClientRect().bottom).toBeLessThan(stem.element().getBoundingClientRect().top);
  await expect.element(button("Text")).not.toBeInTheDocument();
  await expectAccessible();
  expect(problemsOfLargeText()).toEqual([]);
  await button("Next").click();
  await expect.element(heading(2)).toHaveFocus();
  await expect.element(text).not.toBeVisible();
  await page.getByText("Text", { exact: true }).click();
  await expect.element(text).toBeVisible();
  await button("Next").click();
  await expect.element(heading(3)).toHaveFocus();
  await expect.element(text).toBeVisible();

  await showAt(DESK);
  await expect.element(page.getByRole("complementary", { name: "Text" })).toBeVisible();
  expect(page.getByText("Sleep of night nurses.").elements()).toHaveLength(1);
});
