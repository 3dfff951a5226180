/** Gives component tests the look of the product, and fails those that write an error to the console. */
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";
import { page } from "vitest/browser";
import "../ui/tokens.css";
import "../ui/base.css";
import { DESK, showColours } from "./component.ts";

document.documentElement.lang = "en";

let errors: MockInstance<typeof console.error>;

beforeEach(async () => {
  errors = vi.spyOn(console, "error");
  await page.viewport(DESK.width, DESK.height);
  await showColours("light");
});

afterEach(() => {
  expect(errors.mock.calls).toEqual([]);
});
