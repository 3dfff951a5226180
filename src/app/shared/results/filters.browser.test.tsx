/** The filters of a list of results: the address names only what is chosen, and after Back the fields say what it says. */
import { createRoutesStub, useLocation, useNavigate, useSearchParams } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { newId } from "../../../core/id.ts";
import { expectAccessible, PHONE } from "../../../testing/component.ts";
import { problemsOfLargeText } from "../../../testing/large-text.ts";
import { ResultFilters } from "./filters.tsx";
import { shownFilterIn } from "./history.ts";

const test1 = { id: newId(), kind: "practice", title: "Practice Test 1" } as const;

function Results() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const filter = shownFilterIn(useSearchParams()[0]);
  const counts = { all: 3, practice: 2, custom: 1, preset: 0, institute: 0 };
  const pageOf = { results: [], total: 0, first: 1, page: 1, hasNext: false, counts };
  return (
    <main>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <output>{search}</output>
      <ResultFilters
        history={{ filter, page: pageOf, tests: [test1], lines: [], chosen: null }}
        reader="student"
        addressOf={(query) => query}
      />
    </main>
  );
}

test("by keyboard on a phone: opened, sent, taken back, and cleared", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const Page = createRoutesStub([{ path: "/dashboard/results", Component: Results }]);
  await render(<Page initialEntries={["/dashboard/results"]} />);
  const address = page.getByRole("status");
  const show = page.getByRole("button", { name: "Show results" });
  const taken = page.getByLabelText("Test", { exact: true });
  const from = page.getByLabelText("From", { exact: true });
  await expect.element(show).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Practice tests (2)" }).click();
  await expect.element(address).toHaveTextContent("?kind=practice");
  page.getByText("Filter by test, state or date").element().focus();
  await userEvent.keyboard("{Enter}");
  await taken.selectOptions("Practice Test 1");
  await from.fill("2026-03-02");
  show.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(address).toHaveTextContent(`?kind=practice&test=${test1.id}&from=2026-03-02`);
  await expect.element(show).toHaveFocus();
  await expectAccessible();
  expect(problemsOfLargeText()).toEqual([]);
  await page.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => address.element().textContent).toBe("?kind=practice");
  await expect.element(taken).toHaveValue("");
  await expect.element(from).toHaveValue("");
});
