/** Questions as component tests render them: to be answered, reviewed, and written in the form of the question bank. */
import { useState } from "react";
import { createRoutesStub, redirect, useActionData } from "react-router";
import { expect, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { blankDraft } from "../app/admin/questions/form/draft.ts";
import { QuestionForm } from "../app/admin/questions/form.tsx";
import { describeReply, type Reply } from "../app/form-reply.ts";
import { questionTexts } from "../content/en/questions.ts";
import { newId } from "../core/id.ts";
import { AnswerItem } from "../items/registry/answer-views.tsx";
import {
  type ItemType,
  type OpenItem,
  parseOpenItem,
  parseSolvedItem,
  progressOf,
  type QuestionBody,
  withAnswer,
} from "../items/registry/models.ts";
import { ReviewItem } from "../items/registry/review-views.tsx";
import { scoreItem } from "../items/registry/scorers.server.ts";
import { TriedAnswer, tryAnswer } from "../modules/questions/queries/try-answer.server.ts";
import { sampleBody } from "./sample-body.ts";

/** Renders a question as a running test shows it, and keeps what is answered. */
export async function askQuestion(question: ItemType | QuestionBody) {
  const body = typeof question === "string" ? sampleBody(question) : question;
  let asked = parseOpenItem({ ...body, answer: null });
  const onAnswer = (item: OpenItem) => {
    asked = item;
  };
  const screen = await render(<AskedQuestion item={asked} onAnswer={onAnswer} />);
  return {
    /** How far the answer has come. */
    progress: () => progressOf(asked),
    /** Shows the question anew, with the answer as it was kept. */
    async reopen() {
      asked = parseOpenItem({ ...body, answer: JSON.parse(JSON.stringify(asked.answer)) });
      await screen.rerender(<AskedQuestion key="reopened" item={asked} onAnswer={onAnswer} />);
    },
    /** Shows the question as its review does. */
    async review() {
      const item = parseSolvedItem({ ...body, answer: asked.answer });
      await screen.rerender(<ReviewItem item={item} score={scoreItem(item)} />);
    },
  };
}

function AskedQuestion({ item, onAnswer }: { item: OpenItem; onAnswer: (item: OpenItem) => void }) {
  const [answer, setAnswer] = useState<unknown>(item.answer);
  const change = (given: unknown) => {
    setAnswer(given);
    onAnswer(withAnswer(item, given));
  };
  return <AnswerItem item={withAnswer(item, answer)} disabled={false} onChange={change} />;
}

const ADD = "/admin/questions/add";
const PLACES = {
  subjects: [{ id: newId(), name: "Adult health", lessons: [{ id: newId(), title: "Heart failure" }] }],
  labels: [],
};

/**
 * Renders the form for a new question, with the type chosen, and with lesson, text and explanation filled in. The server is replaced by
 * its own functions: answers that are tried are scored, and a question without errors is accepted. Returns what was sent.
 */
export async function openNewQuestion(typeName: string): Promise<FormData[]> {
  const sent: FormData[] = [];
  scoreTriedAnswers();
  const Form = createRoutesStub([
    {
      path: ADD,
      Component: NewQuestion,
      async action({ request }) {
        sent.push(await request.formData());
        return redirect("/admin/questions");
      },
    },
    { path: "/admin/questions", Component: () => <h1>{questionTexts.list.title}</h1> },
  ]);
  await render(<Form initialEntries={[ADD]} />);
  await page.getByRole("radio", { name: typeName }).click();
  await page.getByLabelText("Subject").selectOptions("Adult health");
  await page.getByLabelText("Lesson").selectOptions("Heart failure");
  await page.getByRole("textbox", { name: "Question Text" }).fill("Which of these?");
  await page.getByRole("textbox", { name: "Explanation" }).fill("Because of what was found.");
  return sent;
}

function NewQuestion() {
  const reply = useActionData<Reply>();
  return (
    <QuestionForm
      initial={blankDraft()}
      places={PLACES}
      samples={[]}
      reply={reply}
      messages={describeReply(reply, questionTexts.form.addFailed, {})}
      mode={{ submit: questionTexts.form.add, busy: questionTexts.form.adding, cancelTo: "/admin/questions" }}
      draftOwner={{ userId: newId(), questionId: null, timeZone: "Asia/Kolkata" }}
    />
  );
}

/** Answers requests to score an answer as the server does; every other request fails the test. */
function scoreTriedAnswers(): void {
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    expect(new URL(request.url).pathname).toBe("/admin/questions/try");
    return Response.json(tryAnswer(TriedAnswer.parse(await request.json())));
  });
}
