import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { findSampleChoice } from "../../../modules/questions/queries/sample-test.server.ts";
import { secretOf } from "../../../testing/sample-secrets.ts";
import { openServices } from "../../../testing/services.ts";
import { clientAddressContext, nowContext, servicesContext } from "../../context.ts";
import { answerQuestion } from "./answer-question.server.ts";
import { Question, type QuestionReply } from "./question.tsx";

const { solution, content } = sampleOf("text");
const wrong = content.options.find(({ id }) => id !== solution.correct)?.id ?? "";

/** What the server replies to the form sent without scripts. */
async function answer(fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(servicesContext, openServices());
  context.set(nowContext, new Date());
  context.set(clientAddressContext, "203.0.113.9");
  const request = new Request("http://localhost/?index", { method: "POST", body: new URLSearchParams(fields) });
  const { data, init } = await answerQuestion(context, request);
  return { reply: data, status: init?.status ?? 200 };
}

/** The question as rendered on the page. */
function shown(reply?: QuestionReply): string {
  const Page = createRoutesStub([
    { path: "/", Component: () => <Question question={findSampleChoice()} reply={reply} /> },
  ]);
  return renderToStaticMarkup(<Page initialEntries={["/"]} />);
}

test("the start page asks a question with its own wording, without a hint of the right answer", () => {
  const page = JSON.stringify(findSampleChoice()) + shown();

  expect(page).toContain("Which action should the nurse take first?");
  expect(page.match(/type="radio" [^>]*name="chosen"/g)).toHaveLength(content.options.length);
  expect(page).toMatch(/<form [^>]*action="\/\?index#question" method="post"/);
  for (const secret of [secretOf("text"), "rationale", "correct"]) expect(page).not.toContain(secret);
});

test("the server scores an answer, and returns the right one with the reason", async () => {
  const right = await answer({ chosen: solution.correct });

  expect(right).toMatchObject({
    status: 200,
    reply: { chosen: solution.correct, correct: solution.correct, earned: 1, rationale: solution.rationale },
  });
  expect((await answer({ chosen: wrong })).reply).toMatchObject({ earned: 0, correct: solution.correct });
});

test("an empty answer is asked for again, and one that the question does not offer is refused", async () => {
  const none = await answer({});

  expect(none).toMatchObject({ status: 400, reply: { code: "none-chosen" } });
  expect(shown(none.reply)).toContain("Please choose an answer first.");
  await expect(answer({ chosen: "o9" })).rejects.toMatchObject({ status: 400 });
});
