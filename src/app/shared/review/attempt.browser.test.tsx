/** The review of a test: filters and numbers of its questions, beside them or, on a phone, below a bar. */
import { createRoutesStub, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { newId } from "../../../core/id.ts";
import { parseSolvedItem } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { scoreItem } from "../../../items/registry/scorers.server.ts";
import { totalsOf } from "../../../modules/attempts/rules.ts";
import { DESK, expectAccessible, PHONE } from "../../../testing/component.ts";
import { problemsOfLargeText } from "../../../testing/large-text.ts";
import { ReviewedAttempt } from "./attempt.tsx";
import type { ShownReview } from "./load.server.ts";

const { content, solution } = sampleOf("prioritize_hypothesis");

/** A review of two sections with two questions each: right, wrong and flagged, partly right, and not answered. */
function reviewOfFour(): ShownReview {
  const questions = [["o1", "o3"], ["o2", "o4"], ["o1", "o5"], []].map((chosen, index) => {
    const item = parseSolvedItem({ type: "prioritize_hypothesis", content, solution, answer: { chosen } });
    return {
      kind: "shown" as const,
      position: index + 1,
      section: index < 2 ? 1 : 2,
      item,
      score: scoreItem(item),
      isAnswered: chosen.length > 0,
      flagged: index === 1,
      place: {
        subject: "Anatomy",
        lesson: { id: newId<"lesson">(), title: "Bones", isReadable: true },
        areas: [],
      },
      time: { seconds: null, others: null },
      countedAs: null,
      late: null,
      markup: null,
      stimulusVersionId: null,
    };
  });
  const totals = totalsOf(questions.map(({ score, isAnswered }) => ({ ...score, isAnswered })));
  return {
    ...{ id: newId<"attempt">(), test: { kind: "practice", number: 1 }, marked: null, adaptive: null },
    ...{ changes: [], records: [], sections: ["one", "two"], questions, totals, answeredCount: totals.answeredCount },
    ...{ timeTaken: 60, afterSilenceCount: 0, extraMinutes: 0, completedAt: new Date() },
  };
}

const review = reviewOfFour();

function Review() {
  const navigate = useNavigate();
  return (
    <main style={{ paddingInline: "1rem" }}>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <ReviewedAttempt review={review} rescores={[]} reader="student" back={{ to: "/tests", label: "Tests" }} />
    </main>
  );
}

const Page = createRoutesStub([{ path: "/review", Component: Review }]);
const open = () => render(<Page initialEntries={["/review"]} />);
const shown = () => page.getByRole("article").elements().length;

test("filters narrow together, and Back takes the last one away", async () => {
  await page.viewport(DESK.width, DESK.height);
  await open();
  await expect.poll(shown).toBe(4);
  await expectAccessible();
  await page.getByRole("link", { name: "Wrong (1)" }).click();
  await expect.poll(shown).toBe(1);
  await expect.element(page.getByRole("link", { name: "Flagged (1)" })).toBeVisible();
  const section = page.getByLabelText("Section");
  await section.selectOptions("two (0)");
  await expect.element(page.getByText("No question fits all these filters")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(section).toHaveValue("");
  await expect.element(page.getByRole("heading", { name: "Question 2" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect.poll(shown).toBe(4);
});

test("on a phone a bar opens filters and numbers; a number closes them and takes the focus to its question", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await open();
  const bar = page.getByRole("button", { name: "Filter all 4 questions" });
  const wrong = page.getByRole("link", { name: "Wrong (1)" });
  await expect.element(wrong).not.toBeInTheDocument();
  await bar.click();
  await expect.element(wrong).toBeVisible();
  await expectAccessible();
  expect(problemsOfLargeText()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(wrong).not.toBeInTheDocument();
  await bar.click();
  await page.getByRole("link", { name: "Question 2, wrong, flagged" }).click();
  await expect.element(page.getByRole("heading", { name: "Question 2" })).toHaveFocus();
  await expect.element(wrong).not.toBeInTheDocument();
  expect(bar.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});
