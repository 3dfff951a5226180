/** Single keys of a running test: they do nothing where somebody types or chooses from a list. */
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useShortcuts } from "./use-shortcuts.ts";

const next = vi.fn();
const choose = vi.fn();
const strike = vi.fn();

function Keys() {
  useShortcuts({ n: next }, choose, strike);
  return (
    <main>
      <label>
        Dose <input type="text" />
      </label>
      <label>
        Rhythm
        <select>
          <option>Asystole</option>
          <option>Normal sinus rhythm</option>
        </select>
      </label>
      <label>
        <input type="radio" name="answer" /> Call for help
      </label>
      <button type="button">Flag</button>
    </main>
  );
}

test("a key works beside buttons and options, and is typed or chosen in fields", async () => {
  await render(<Keys />);
  for (const place of [page.getByRole("button"), page.getByRole("radio")]) {
    place.element().focus();
    await userEvent.keyboard("n2{Shift>}3{/Shift}");
  }
  expect([next.mock.calls.length, choose.mock.calls, strike.mock.calls]).toEqual([2, [[2], [2]], [[3], [3]]]);

  await page.getByRole("textbox").click();
  await userEvent.keyboard("12n");
  await expect.element(page.getByRole("textbox")).toHaveValue("12n");
  page.getByRole("combobox").element().focus();
  await userEvent.keyboard("n");
  await expect.element(page.getByRole("combobox")).toHaveValue("Normal sinus rhythm");
  expect([next.mock.calls.length, choose.mock.calls.length]).toEqual([2, 2]);
});
