/** Results on paper: a table of all the rows, and nothing to press. */
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { newId } from "../../../../core/id.ts";
import { showOnPaper } from "../../../../testing/component.ts";
import { AllResults } from "./list.tsx";

/** The inner width of an A4 sheet, in CSS pixels. */
const SHEET = { width: 718, height: 1000 };

const results = Array.from({ length: 25 }, (_, nth) => ({
  ...{ id: newId<"result">(), attemptId: newId<"attempt">(), studentId: newId<"student">() },
  ...{ name: `Student ${nth}`, email: `student.${nth}@example.org`, band: null, isPassed: true, percentile: null },
  ...{
    headline: { kind: "score" as const, percent: 70 },
    right: { correct: 7, asked: 10, leftOut: 0, notCounted: 0, givenToAll: 0 },
  },
  ...{ timeTaken: 600, extraMinutes: 0, submitted: { day: "21 Nov 2026", time: "10:00" } },
}));

test("results are printed as a table with every row of the page, without search, buttons and links", async () => {
  await page.viewport(SHEET.width, SHEET.height);
  const list = { results, firsts: null, before: null, after: "next" };
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <AllResults testId={newId()} list={list} search="" canReopen isLoading={false} />,
    },
  ]);
  await render(<Page />);
  const row = page.getByRole("row", { name: /Student 24/ });
  const display = (selector: string) => {
    const found = [...document.querySelectorAll(selector)];
    expect(found.length, selector).toBeGreaterThan(0);
    return [...new Set(found.map((element) => getComputedStyle(element).display))];
  };
  expect(display("tbody tr")).toEqual(["block"]);

  await showOnPaper();

  await expect.element(row).toBeVisible();
  expect(display("tbody tr")).toEqual(["table-row"]);
  expect(display("thead")).toEqual(["table-header-group"]);
  expect(display("tbody tr > :not([data-actions])")).toEqual(["table-cell"]);
  expect(display("[data-actions]")).toEqual(["none"]);
  await expect.element(page.getByText("This is one page of a longer list.")).toBeVisible();
  for (const role of ["button", "searchbox", "link"] as const) {
    await expect.element(page.getByRole(role)).not.toBeInTheDocument();
  }
  const frame = document.querySelector("table")?.parentElement;
  expect(frame && frame.scrollWidth <= SHEET.width).toBe(true);
});
