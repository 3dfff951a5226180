/** The result of an adaptive test at the top of its review, with a band and without one. */
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { newId } from "../../../../core/id.ts";
import type { ReviewedAdaptive } from "../../../../modules/attempts/queries/review.server.ts";
import { expectAccessible, PHONE } from "../../../../testing/component.ts";
import type { ShownReview } from "../load.server.ts";
import { AdaptiveOutcome } from "./result.tsx";

type Decided = Extract<ReviewedAdaptive, { kind: "decided" }>;

const REVIEW: ShownReview = {
  ...{ id: newId<"attempt">(), test: { kind: "practice", number: 1 }, marked: null, adaptive: null, totals: null },
  ...{ changes: [], records: [], sections: [], questions: [], answeredCount: 38 },
  ...{ timeTaken: 60, afterSilenceCount: 0, extraMinutes: 0, completedAt: new Date() },
};

const COMPARED: Decided = {
  ...{ kind: "decided", isRescored: false, band: "near", cut: 0, isOwnStandard: false, alike: null },
  ...{ endedBy: "maximum", isEarly: false, asked: 150, scored: 135, minimum: 85, weakest: [] },
  estimate: { ability: 0.01, interval: { from: -0.3, to: 0.32 } },
  path: [{ position: 1, ability: 0.01, from: -0.3, to: 0.32 }],
  areas: { kind: "beside-standard", rows: [{ name: "Basic care", questions: 9, standing: "above" }] },
};

const COUNTED: Decided = {
  ...COMPARED,
  ...{ band: "unmeasured", estimate: null, path: [], asked: 38, scored: 38, minimum: 38 },
  areas: { kind: "counts", rows: [{ name: "Basic care", right: 2, partly: 1, wrong: 4 }] },
};

async function open(adaptive: Decided) {
  await page.viewport(PHONE.width, PHONE.height);
  const Component = () => (
    <main className="stack gap-6">
      <h1>Review</h1>
      <AdaptiveOutcome review={REVIEW} adaptive={adaptive} reader="student" />
    </main>
  );
  const Page = createRoutesStub([{ path: "/", Component }]);
  await render(<Page initialEntries={["/"]} />);
}

test("a result without a band says why in one sentence and shows right, partly right and wrong of each area alone", async () => {
  await open(COUNTED);
  await expect.element(page.getByRole("heading", { name: "Not compared with our practice standard" })).toBeVisible();
  await expect.element(page.getByText(/It has too few questions of measured difficulty to compare you/)).toBeVisible();
  const table = page.getByRole("table", { name: "Areas of the test plan" });
  await expect.element(table.getByRole("rowheader", { name: "Basic care" })).toBeVisible();
  // On a phone each cell has the name of its column in it.
  const texts = table
    .getByRole("cell")
    .elements()
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(["Right2", "Partly right1", "Wrong4"]);
  for (const name of ["Ability", "Practice standard", "Weakest topics", "Beside the standard"]) {
    expect(page.getByText(name, { exact: true }).elements(), name).toEqual([]);
  }
  expect(page.getByText(/Above|Near|Below/).elements()).toEqual([]);
  await expectAccessible();
});

test("a result with a band tells the estimate with 95 % certainty, the standard and each area beside it", async () => {
  await open(COMPARED);
  await expect.element(page.getByRole("heading", { name: "Near our practice standard" })).toBeVisible();
  await expect.element(page.getByText("With 95 % certainty from −0.30 to 0.32")).toBeVisible();
  await expect.element(page.getByRole("table", { name: "Areas of the test plan" }).getByText("Above")).toBeVisible();
  await expectAccessible();
});
