/** The Question Bank in the browser: selecting questions, changing many at once, and both ways to show them. */
import { createRoutesStub, data, useLoaderData } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { newId } from "../../../../core/id.ts";
import { outlineOf } from "../../../../items/registry/authoring.ts";
import { parseQuestionBody } from "../../../../items/registry/models.ts";
import { filterIn } from "../../../../modules/questions/bank-filter.ts";
import type { UndoableChange } from "../../../../modules/questions/queries/find-undoable-change.server.ts";
import { shortOutlines } from "../../../../modules/questions/short-outline.ts";
import { expectAccessible, expectText, PHONE } from "../../../../testing/component.ts";
import { sampleBody } from "../../../../testing/sample-body.ts";
import type { Reply, ReplyOf } from "../../../form-reply.ts";
import { AT } from "../../shared/done.ts";
import { copyAddress, LIST } from "../list-address.ts";
import type { change, undo } from "./actions.server.ts";
import type { QuestionInList } from "./card.tsx";
import { type Bank, QuestionBank } from "./screen.tsx";

const PAGE = 20;
const SUBJECT = { id: newId<"subject">(), name: "Adult health" };
const LESSON = { id: newId<"lesson">(), title: "Heart failure" };
const LABELS = [
  { id: newId<"label">(), kind: "category", name: "pharmacology" },
  { id: newId<"label">(), kind: "difficulty", name: "hard" },
] as const;

const bar = page.getByRole("region", { name: "Selected questions" });
const inBar = (name: string) => bar.getByRole("button", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const box = (number: number) => page.getByRole("checkbox", { name: `Select question ${number}`, exact: true });

beforeEach(async () => {
  await cleanup();
  localStorage.clear();
});

function listed(number: number): QuestionInList {
  const sample = sampleBody("nursing_action");
  const content = {
    ...sample.content,
    stem: `<p>Which of these is number ${number}?</p>`,
    scenario: "A client has a fever.",
  };
  const [outline] = shortOutlines([outlineOf(parseQuestionBody({ ...sample, content }))]);
  return {
    ...{ id: newId<"question">(), displayId: number, manualId: null, type: sample.type, outline: outline ?? null },
    ...{ subjectName: SUBJECT.name, lessonTitle: LESSON.title, category: null, difficulty: null, areas: [] },
    ...{ judgmentStep: null, isReserved: false, stimulus: null },
    ...{ needsRationale: false, isUnreviewed: true, isWithdrawn: false },
  };
}

type Answer = ReplyOf<typeof change> | ReplyOf<typeof undo>;
type Sent = Record<string, string>;

/** Renders a bank of so many questions, or of these; `answer` is the server. Returns what was sent to it. */
async function openBank(
  bank: number | QuestionInList[],
  answer: (sent: Sent, times: number) => Answer = unreachable,
  address = LIST,
): Promise<Sent[]> {
  const all = typeof bank === "number" ? Array.from({ length: bank }, (_, index) => listed(index + 1)) : bank;
  const sent: Sent[] = [];
  let undoable: UndoableChange | null = null;
  const Stub = createRoutesStub([
    {
      path: LIST,
      Component: () => <QuestionBank bank={useLoaderData<Bank>()} />,
      HydrateFallback: () => null,
      loader({ request }): Bank {
        const params = new URL(request.url).searchParams;
        const filter = filterIn(params);
        const isFirst = params.get("page") === null;
        const found = filter.type === "text" ? [] : all;
        return {
          ...{ filter, undoable, subjects: [SUBJECT], lessons: [], labels: [...LABELS] },
          ...{
            questions: isFirst ? found.slice(0, PAGE) : found.slice(PAGE),
            total: found.length,
            isTotalCapped: false,
          },
          ...{
            corrections: filter.search ? [{ word: filter.search, corrections: ["fever"] }] : [],
            previous: isFirst ? null : { name: "page", value: "1" },
          },
          next: isFirst && found.length > PAGE ? { name: "page", value: "2" } : null,
        };
      },
      async action({ request }) {
        const fields = [...(await request.formData())].map(([name, value]) => [name, String(value)]);
        const values: Sent = Object.fromEntries(fields);
        sent.push(values);
        const reply = answer(values, sent.length);
        if (reply.code === "changed" && "count" in reply) undoable = undoableOf(reply.count);
        if (reply.code === "undone") undoable = null;
        return data(reply, { status: reply.code === "unreachable" ? 503 : 200 });
      },
    },
  ]);
  await render(<Stub initialEntries={[address]} />);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  return sent;
}

const undoableOf = (count: number): UndoableChange => ({
  ...{ id: newId<"bank-change">(), count, msLeft: 600_000, done: { kind: "move", lesson: LESSON.title } },
});
const unreachable = (values: Sent): Reply<"unreachable"> => ({ code: "unreachable", values, errors: {} });
const changed = (values: Sent, count: number): ReplyOf<typeof change> => ({
  ...{ code: "changed", kind: "changed", values, errors: {}, count, ofStimuli: 0 },
});

test("a question that stands alone can be duplicated, and its copy leads back to the list", async () => {
  const alone = listed(1);
  const part = {
    ...listed(2),
    stimulus: { id: newId<"stimulus">(), kind: "case" as const, displayId: 3, title: "Fever", position: 1 },
  };
  await openBank([alone, part], undefined, `${LIST}?q=fever`);
  const duplicate = (number: number) => page.getByRole("link", { name: `Duplicate question ${number}` });
  await expect.element(duplicate(1)).toHaveAttribute("href", copyAddress(alone.id, "?q=fever"));
  await expect.element(duplicate(2)).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Edit question 2" })).toBeVisible();
});

test("a page is selected by one press, all that match by another, and the focus stays where something is", async () => {
  await openBank(22);
  await button("Select this page").click();
  await expect.element(bar.getByText("20 selected")).toBeVisible();
  inBar("Clear the selection").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(button("Select this page")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await button("Clear the selection on this page").click();
  await expect.element(bar).not.toBeInTheDocument();

  await box(2).click();
  const list = page.getByRole("list", { name: "Question Bank" });
  page.getByRole("link", { name: "Next" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(box(21)).toBeVisible();
  await expect.element(list).toHaveFocus();
  await box(21).click();
  await expect.element(bar.getByText("2 selected")).toBeVisible();
  inBar("Select all 22 that match").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(bar.getByText("All 22 that match are selected")).toHaveFocus();
  await expect.element(box(22)).toBeChecked();
  await box(22).click();
  await expect.element(bar.getByText("1 selected")).toBeVisible();
  await page.getByRole("search").getByLabelText("Question type").selectOptions("Single answer");
  await expect.element(page.getByText("No questions found")).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});

test("cards and table share one selection, the device remembers which is shown, and answers are folded away", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await openBank(2);
  await box(1).click();
  await page
    .getByRole("button", { name: /^Show answers/ })
    .first()
    .click();
  await expect.element(page.getByRole("group", { name: "Patient scenario" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: /^Hide answers/ }).click();
  await expect.element(page.getByText("A client has a fever.")).not.toBeInTheDocument();

  await button("Table").click();
  await expect.element(page.getByRole("table", { name: "Question Bank" })).toBeVisible();
  await expect.element(box(1)).toBeChecked();
  await box(2).click();
  await expect.element(bar.getByText("2 selected")).toBeVisible();
  await expectAccessible();
  await cleanup();
  const [first, second] = [listed(1), listed(2)];
  // Where one comes back to after saving the second one.
  const back = `${LIST}?${new URLSearchParams({ q: "fevre", [AT]: second.id })}`;
  await openBank([first, second], unreachable, back);
  await expect.element(page.getByRole("table", { name: "Question Bank" })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain("number 2?");
  await expect.element(page.getByText("No question has the word “fevre”. We also looked for fever.")).toBeVisible();
  await button("Cards").click();
  await expect.element(page.getByRole("article").first()).toBeVisible();
});

test("a move asks for subject and lesson, loads the lessons again when they did not come, and can be undone", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const lessons = vi.spyOn(window, "fetch").mockResolvedValueOnce(Response.error());
  lessons.mockImplementation(async () => Response.json({ lessons: [LESSON] }));
  const sent = await openBank(3, (values) =>
    values.intent === "undo" ? { code: "undone", values, errors: {}, count: 3, left: 0 } : changed(values, 3),
  );
  await button("Select this page").click();
  await inBar("Move to lesson").click();
  const dialog = page.getByRole("dialog", { name: "Move 3 questions" });
  const send = dialog.getByRole("button", { name: "Change 3 questions" });
  await send.click();
  await expect.element(dialog.getByText("Please select a subject.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Subject")).toHaveFocus();
  await dialog.getByLabelText("Subject").selectOptions(SUBJECT.name);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog.getByLabelText("Lesson")).toBeEnabled();
  await send.click();
  await expect.element(dialog.getByText("Please select a lesson.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Lesson")).toHaveFocus();
  await expectAccessible();
  await dialog.getByLabelText("Lesson").selectOptions(LESSON.title);
  await send.click();
  await expect.element(page.getByText("3 questions moved to Heart failure.")).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await button("Undo").click();
  await expect.element(page.getByText("Undone: 3 questions are as before.")).toBeVisible();
  await expect.element(button("Undo")).not.toBeInTheDocument();
  expect(sent.map(({ intent, change: of }) => of ?? intent)).toEqual([
    JSON.stringify({ kind: "move", lessonId: LESSON.id }),
    "undo",
  ]);
});

test("labels are set by keyboard alone, and only those that were chosen", async () => {
  const sent = await openBank(1, (values) => changed(values, 1));
  box(1).element().focus();
  await userEvent.keyboard(" ");
  inBar("Set labels").element().focus();
  await userEvent.keyboard("{Enter}");
  const dialog = page.getByRole("dialog", { name: "Set labels of 1 question" });
  await expect.element(dialog.getByLabelText("Category")).toHaveFocus();
  await dialog.getByRole("button", { name: "Change 1 question" }).click();
  await expect.element(dialog.getByText("Please choose what to change.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Category")).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("pharm{Tab}{Tab}psychosocial{Tab}take{Tab}tests of{Tab}{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(JSON.parse(sent[0]?.change ?? "")).toEqual({
    ...{ kind: "tag", categoryId: LABELS[0].id, judgmentStep: "take-action", isReserved: true },
    area: { plan: "nclex-rn", code: "nclex-rn:psychosocial-integrity" },
  });
});

test("what does not reach the server stays open for a second try, and a signature needs a name", async () => {
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json({ questions: 0, total: 0, named: [] }));
  const sent = await openBank(2, (values, times) => (times === 1 ? unreachable(values) : changed(values, 2)));
  await button("Select this page").click();
  await inBar("Withdraw").click();
  const confirm = page.getByRole("alertdialog", { name: "Withdraw 2 questions?" });
  await expect.element(confirm.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await confirm.getByRole("button", { name: "Withdraw" }).click();
  await expectText(confirm.getByRole("alert"), "Nothing was changed: we could not reach the server");
  await confirm.getByRole("button", { name: "Withdraw" }).click();
  await expect.element(confirm).not.toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();

  await button("Select this page").click();
  await inBar("Record review").click();
  const dialog = page.getByRole("dialog", { name: "Record the review of 2 questions" });
  const sign = dialog.getByRole("button", { name: "Record the review" });
  await sign.click();
  await expect.element(dialog.getByLabelText("Name of the reviewer")).toHaveFocus();
  await userEvent.keyboard("Anna Nair{Tab}RN");
  await expectAccessible();
  await sign.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.map(({ change: of }) => JSON.parse(of ?? ""))).toEqual([
    { kind: "withdraw" },
    { kind: "withdraw" },
    { kind: "sign", reviewer: "Anna Nair", qualification: "RN" },
  ]);
});
