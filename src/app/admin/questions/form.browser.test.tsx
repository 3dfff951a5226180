/** The form of a question: what it says and when, where the focus goes, what survives, and what the preview does. */
import { createRoutesStub, data, Link, redirect, useActionData } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { questionTexts } from "../../../content/en/questions.ts";
import { newId } from "../../../core/id.ts";
import { parseOpenItem, parseSolvedItem, type QuestionBody } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { scoreItem } from "../../../items/registry/scorers.server.ts";
import { TriedAnswer, tryAnswer } from "../../../modules/questions/queries/try-answer.server.ts";
import { type QuestionMetadata, serializeMetadata } from "../../../modules/questions/question-metadata.ts";
import { expectAccessible, expectText, PHONE } from "../../../testing/component.ts";
import { describeReply, type Reply } from "../../form-reply.ts";
import { OWNER_KEY } from "../../shared/device-storage.ts";
import { BASED_ON, BASED_ON_PLACE, blankDraft, draftAfter, draftOf, type QuestionDraft } from "./form/draft.ts";
import { FormNotice } from "./form/notices.tsx";
import type { ShownSample } from "./form/samples-dialog.tsx";
import { describeChanged } from "./form/words.ts";
import { type DraftOwner, QuestionForm } from "./form.tsx";

const FORM = "/admin/questions/form";
const LIST = "/admin/questions";
const [heart, lungs] = [
  { id: newId<"lesson">(), title: "Heart failure" },
  { id: newId<"lesson">(), title: "Asthma" },
];
const subject = { id: newId<"subject">(), name: "Adult health", lessons: [heart, lungs] };
const PLACES = { subjects: [subject], labels: [] };
const WRITTEN: QuestionBody = {
  type: "text",
  content: {
    v: 1,
    stem: "<p>Which nerve?</p>",
    options: [
      { id: "o1", text: "The vagus nerve" },
      { id: "o2", text: "The facial nerve" },
    ],
  },
  solution: { correct: "o2", rationale: "<p>It moves the face.</p>" },
};
const PLACE: QuestionMetadata = {
  ...{ lessonId: heart.id, manualId: null, categoryId: null, difficultyId: null },
  ...{ areas: [], judgmentStep: null, isReserved: false },
};
/** A newer version by somebody else. */
const MOVED: QuestionMetadata = { ...PLACE, lessonId: lungs.id, areas: ["snle:adult"] };
const MOVED_NAMES = { subject: "Adult health", lesson: "Asthma", category: null, difficulty: null };
const written = draftOf({ subjectId: subject.id, ...PLACE, body: WRITTEN });

const textbox = (name: string) => page.getByRole("textbox", { name });
const button = (name: string) => page.getByRole("button", { name });
const right = (number: number) => page.getByRole("radio", { name: `Option ${number} is the correct answer` });
const add = button("Add Question");
const said = page.getByRole("alert");

beforeEach(async () => {
  // A form that is still open would store its draft as it closes.
  await cleanup();
  localStorage.clear();
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname === "/admin/questions/similar") return Response.json({ similar: [] });
    return Response.json(tryAnswer(TriedAnswer.parse(await request.json())));
  });
});

/** The signed-in author. */
function author(questionId: string | null = null): DraftOwner {
  const userId = newId();
  localStorage.setItem(OWNER_KEY, userId);
  return { userId, questionId, timeZone: "Asia/Kolkata" };
}

type Opened = {
  initial?: QuestionDraft;
  samples?: ShownSample[];
  owner?: DraftOwner;
  version?: number;
  metadata?: string;
  addsAnother?: boolean;
  startsAtText?: boolean;
  /** Replies of the server in their order; after them it accepts everything. */
  replies?: ((values: Reply["values"]) => Reply)[];
};

/** Renders the form and the list behind it; returns what was sent. */
async function openForm(opened: Opened = {}): Promise<Reply["values"][]> {
  const { initial = blankDraft(), samples = [], owner = author(), replies = [], ...edited } = opened;
  const sent: Reply["values"][] = [];
  function Page() {
    const reply = useActionData<Reply>();
    return (
      <main>
        <Link to={LIST}>Back</Link>
        <QuestionForm
          initial={initial}
          places={PLACES}
          samples={samples}
          reply={reply}
          messages={describeReply(reply, questionTexts.form.addFailed, {
            stale: questionTexts.problems.stale,
            moved: {
              message: questionTexts.problems.moved,
              errors: describeChanged(["lessonId", "areas"], MOVED_NAMES, MOVED),
            },
          })}
          notice={<FormNotice code={reply?.code} />}
          mode={{ submit: questionTexts.form.add, busy: questionTexts.form.adding, cancelTo: LIST, ...edited }}
          draftOwner={owner}
        />
      </main>
    );
  }
  const Stub = createRoutesStub([
    {
      path: FORM,
      Component: Page,
      async action({ request }) {
        const values = Object.fromEntries([...(await request.formData())].map(([name, of]) => [name, String(of)]));
        const reply = replies[sent.length]?.(values);
        sent.push(values);
        return reply ? data(reply, { status: 400 }) : redirect(LIST);
      },
    },
    { path: LIST, Component: () => <h1>{questionTexts.list.title}</h1> },
  ]);
  await render(<Stub initialEntries={[FORM]} />);
  await expect.element(textbox("Question Text")).toBeVisible();
  return sent;
}

const taken = () => expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();

test("what is missing is said in order, with the focus on it, and goes away when it is put right", async () => {
  await openForm();
  const [inSubject, lesson] = [page.getByLabelText("Subject"), page.getByLabelText("Lesson")];
  await expect.element(lesson).toBeDisabled();
  await expectText(lesson, "Select subject first");
  await add.click();
  await expectText(said, "Please select a subject.");
  await expect.element(inSubject).toHaveFocus();
  await expect.element(lesson).not.toHaveAttribute("aria-invalid");
  await expectAccessible();
  await inSubject.selectOptions("Adult health");
  await expectText(said, "Please select a lesson.");
  await add.click();
  await expect.element(lesson).toHaveFocus();
  await lesson.selectOptions("Heart failure");
  await add.click();
  await expectText(said, "Please enter the question text.");
  await expect.element(textbox("Question Text")).toHaveFocus();
  await userEvent.keyboard("Which?");
  await page.getByRole("radio", { name: "Multiple answers" }).click();
  await add.click();
  await expectText(said, "Please provide at least two options for a multiple-answer question.");
  await expect.element(textbox("Option 1")).toHaveFocus();
  await userEvent.keyboard("One");
  await textbox("Option 2").fill("Two");
  await add.click();
  await expectText(said, "Please select at least one correct answer.");
  await page.getByRole("checkbox", { name: "Option 1 is a correct answer" }).click();
  // Said after it, though it stands above it on the page.
  await textbox("Option 2").fill("One");
  await add.click();
  await expectText(said, "Please enter the explanation.");
  await expect.element(textbox("Explanation")).toHaveFocus();
});

test("notes are said while a question is written, hints beside them, and each leads to its field by key", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const sent = await openForm({ initial: { ...blankDraft(), subjectId: written.subjectId, lessonId: heart.id } });
  const notes = page.getByRole("status").filter({ hasText: "Before you save" });
  const hints = page.getByRole("heading", { name: "Hints for a better question" });
  await textbox("Question Text").fill("Which nerve?");
  await expectText(page.getByRole("region", { name: "Question Preview" }), "Which nerve?");
  await textbox("Option 1").fill("Vagus");
  await expect.element(notes).not.toBeInTheDocument();
  await textbox("Option 2").fill("Vagus");
  await notes.getByRole("button", { name: "Two options have the same text." }).click();
  await expect.element(textbox("Option 2")).toHaveFocus();
  await textbox("Option 2").fill("All of the above");
  await notes.getByRole("button", { name: "Please select the correct answer." }).click();
  await expect.element(right(1)).toHaveFocus();
  await userEvent.keyboard(" ");
  await notes.getByRole("button", { name: "Please enter the explanation." }).click();
  await expect.element(textbox("Explanation")).toHaveFocus();
  await userEvent.keyboard("It wanders.");
  await expect.element(notes).not.toBeInTheDocument();

  const speaking = button("“All of the above” seems to speak of other options.");
  await expect.element(speaking).toBeVisible();
  await expectAccessible();
  speaking.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(textbox("Option 2")).toHaveFocus();
  await textbox("Option 2").fill("Facial");
  await expect.element(speaking).not.toBeInTheDocument();
  await expect.element(hints).toBeVisible();
  await add.click();
  await taken();
  expect(sent).toHaveLength(1);
});

test("the next new question begins in its text, with what was kept, and can be followed by another", async () => {
  const before = { ...PLACE, subjectId: subject.id, areas: ["snle:adult"], type: "multi-select" as const };
  const sent = await openForm({ initial: draftAfter(before), addsAnother: true, startsAtText: true });
  await expect.element(textbox("Question Text")).toHaveFocus();
  await expect.element(page.getByLabelText("Lesson")).toHaveValue(heart.id);
  await userEvent.keyboard("Which two?");
  await textbox("Option 1").fill("One");
  await textbox("Option 2").fill("Two");
  await page.getByRole("checkbox", { name: "Option 1 is a correct answer" }).click();
  await textbox("Explanation").fill("Because.");
  await button("Save and Add Another").click();
  await taken();
  expect(sent).toMatchObject([
    { saveAnd: "another", lessonId: heart.id, areas: "snle:adult", type: "multi-select", manualId: "" },
  ]);
});

test("there are never fewer than two options, and a mark goes with its own", async () => {
  await openForm();
  await expect.element(button("Remove option 1")).toBeDisabled();
  await button("Add Option").click();
  await expect.element(textbox("Option 3")).toHaveFocus();
  await right(3).click();
  await button("Remove option 1").click();
  await expect.element(right(2)).toBeChecked();
  await expect.element(right(1)).not.toBeChecked();
  await button("Add Option").click();
  await button("Remove option 2").click();
  await expect.element(right(3)).not.toBeInTheDocument();
  for (const mark of [right(1), right(2)]) await expect.element(mark).not.toBeChecked();
});

test("of the samples the first comes after the last", async () => {
  const samples = (["text", "matrix"] as const).map((type): ShownSample => {
    const { name, content, solution, scored, max } = sampleOf(type);
    const best = scored.find(({ earned }) => earned === max);
    const solved = parseSolvedItem({ type, content, solution, answer: best?.answer ?? null });
    return { name, open: parseOpenItem({ type, content }), solved, score: scoreItem(solved) };
  });
  await openForm({ samples });
  await button("View Sample Questions").click();
  const dialog = page.getByRole("dialog", { name: "Sample Questions" });
  await expect.element(dialog.getByRole("heading", { name: "1 of 2" })).toBeVisible();
  await dialog.getByRole("button", { name: "Previous sample" }).click();
  await expect.element(dialog.getByRole("heading", { name: "2 of 2" })).toBeVisible();
  await dialog.getByRole("button", { name: "Show the solution" }).click();
  await expectAccessible();
  await dialog.getByRole("button", { name: "Next sample" }).click();
  await expect.element(dialog.getByRole("heading", { name: "1 of 2" })).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Show the solution" })).toBeVisible();
});

test("an answer is tried in the preview, tried again, and forgotten when the question changes", async () => {
  await openForm({ initial: written });
  const preview = page.getByRole("region", { name: "Question Preview" });
  const check = preview.getByRole("button", { name: "Check the answer" });
  await preview.getByRole("radio", { name: "The vagus nerve" }).click();
  await check.click();
  await expect.element(preview.getByText("Wrong: 0 of 1 point.")).toBeVisible();
  await expect.element(preview.getByRole("heading", { name: "Result" })).toHaveFocus();
  await preview.getByRole("button", { name: "Answer again" }).click();
  await preview.getByRole("radio", { name: "The facial nerve" }).click();
  await check.click();
  await expect.element(preview.getByText("Right: 1 of 1 point.")).toBeVisible();

  await right(1).click();
  await expect.element(preview.getByText("Right: 1 of 1 point.")).not.toBeInTheDocument();
  await expect.element(right(1)).toHaveFocus();
  await textbox("Option 2").fill("");
  await check.click();
  await expectText(preview.getByRole("alert"), "This question cannot be scored yet.");
});

test("a failure keeps what was typed, leaving asks first, and a warning keeps nothing from being saved", async () => {
  const failed = (values: Reply["values"]): Reply => ({ code: "unreachable", values, errors: {} });
  const stem = '<p>Read it. <img src="/pictures/chest-pad.svg" /></p>';
  const sent = await openForm({ initial: { ...written, stem }, replies: [failed] });
  await expect.element(button("An image has no alternative text")).toBeVisible();
  await textbox("Option 2").fill("The optic nerve");
  await add.click();
  await expectText(said, "Failed to add question: we could not reach the server.");
  await expect.element(textbox("Option 2")).toHaveValue("The optic nerve");
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await add.click();
  await taken();
  expect(JSON.parse(sent[1]?.content ?? "")).toMatchObject({ options: [{}, { text: "The optic nerve" }] });
});

test("a newer version is replaced at the second try alone, and each field says what was changed meanwhile", async () => {
  const [metadata, newer] = [serializeMetadata(PLACE), serializeMetadata(MOVED)];
  const stale = (values: Reply["values"]): Reply => ({
    ...{ code: "stale", values: { ...values, [BASED_ON]: "2" }, errors: {} },
  });
  const moved = (values: Reply["values"]): Reply => ({
    ...{ code: "moved", values: { ...values, [BASED_ON_PLACE]: newer }, errors: {} },
  });
  const owner = author(newId());
  const sent = await openForm({ initial: written, owner, version: 1, metadata, replies: [stale, moved] });
  await textbox("Option 1").fill("Mine");
  await add.click();
  await expectText(said, "This question was changed while you were editing it.");
  await expect.element(page.getByRole("link", { name: "Open the newer version in another tab" })).toBeVisible();
  await add.click();
  await expect.element(page.getByText(/^This question was moved or tagged while you were editing it\./)).toBeVisible();
  await expect.element(page.getByLabelText("Lesson")).toHaveFocus();
  await expectText(page.getByRole("main"), "It is now in Adult health › Asthma.");
  // Folded up until then.
  await expect.element(page.getByText("It now has SNLE blueprint: Adult nursing.")).toBeVisible();
  await expectAccessible();
  await expect.element(textbox("Option 1")).toHaveValue("Mine");
  await page.getByLabelText("Lesson").selectOptions("Asthma");
  await add.click();
  await taken();
  expect(sent.map((values) => [values[BASED_ON], values[BASED_ON_PLACE]])).toEqual([
    ["1", metadata],
    ["2", metadata],
    ["2", newer],
  ]);
});

test("what was left is offered to its author for its question, never put in by itself, and discarded after a question", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const offer = page.getByRole("status").filter({ hasText: /Unsaved question from \d{1,2}:\d\d\s[ap]m IST/ });
  const owner = author();
  const leave = async (text: string) => {
    await openForm({ owner });
    await textbox("Question Text").fill(text);
    await page.getByRole("radio", { name: "Multiple answers" }).click();
    await textbox("Option 1").fill("Kept one");
    await expect.poll(() => JSON.stringify(localStorage)).toContain("Kept one");
    await cleanup();
  };
  await leave("Which nerve?");
  for (const others of [
    { ...owner, questionId: newId() },
    { ...owner, userId: newId() },
  ]) {
    await openForm({ owner: others });
    await expect.element(page.getByText(/Unsaved/)).not.toBeInTheDocument();
    await cleanup();
  }
  await openForm({ owner });
  await expectText(offer, "Which nerve?");
  await expectText(textbox("Question Text"), "");
  await expectAccessible();
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect.element(offer).not.toBeInTheDocument();
  const back = page.getByRole("status").filter({ hasText: /What you wrote at \d{1,2}:\d\d\s[ap]m IST is back/ });
  await expect.element(back).toHaveFocus();
  await expectText(textbox("Question Text"), "Which nerve?");
  await expect.element(page.getByRole("radio", { name: "Multiple answers" })).toBeChecked();
  await expect.element(textbox("Option 1")).toHaveValue("Kept one");
  await cleanup();

  await openForm({ owner });
  await button("Discard").click();
  const doubt = page.getByRole("alertdialog");
  await doubt.getByRole("button", { name: "Cancel" }).click();
  await expect.element(offer).toBeVisible();
  await button("Discard").click();
  await doubt.getByRole("button", { name: "Discard" }).click();
  await expect.element(page.getByText("Discarded.")).toBeVisible();
  await cleanup();
  await openForm({ owner });
  await expect.element(page.getByText(/Unsaved/)).not.toBeInTheDocument();
});
