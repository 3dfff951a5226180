/** Dragging by finger and mouse: what lifts a token, what puts it back, and that a finger can still scroll the page. */
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dragByFinger, finger, middleOf, mouse, PHONE, touch } from "../../testing/component.ts";
import { askQuestion } from "../../testing/component-questions.tsx";

const choice = (name: string) => page.getByRole("list", { name: "Choices" }).getByRole("button", { name });
const wheeze = choice("new wheeze");
const itching = choice("itching of the palms");
const blank = (number: number) => page.getByRole("button", { name: new RegExp(`\\(blank ${number} of 3`) });
const EMPTY = "finding (blank 1 of 3: finding, empty)";
const said = page.getByRole("status").first();

beforeEach(async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await askQuestion("dragdrop_cloze");
});

/** Waits for the page that rolls on after the finger has left: a touch would only stop it. */
async function waitUntilScrolled(): Promise<void> {
  let [last, frames] = [Number.NaN, 0];
  while (frames < 20) {
    await new Promise(requestAnimationFrame);
    frames = window.scrollY === last ? frames + 1 : 0;
    last = window.scrollY;
  }
}

test("a finger that moves at once scrolls the page and lifts nothing", async () => {
  // Room to scroll, as there is under a question in the product.
  document.body.style.paddingBlockEnd = "100vh";
  onTestFinished(() => {
    document.body.style.paddingBlockEnd = "";
  });
  wheeze.element().scrollIntoView({ block: "center", behavior: "instant" });
  const start = middleOf(wheeze);
  const scrolled = window.scrollY;
  await touch([0, 30, 60, 90, 120].map((by) => ({ x: start.x, y: start.y - by })));
  await expect.poll(() => window.scrollY).toBeGreaterThan(scrolled + 60);
  await waitUntilScrolled();
  await expect.poll(() => said.element().textContent).toBe("");
  await expect.element(wheeze).toHaveAttribute("aria-pressed", "false");
});

test("a finger that holds drags into a blank, to another, and back among the choices", async () => {
  await dragByFinger(wheeze, blank(1));
  await expect.element(said).toHaveTextContent("“new wheeze” placed in blank 1 of 3: finding, 1 of 3 filled.");
  await dragByFinger(blank(1), blank(2));
  await expect.element(blank(2)).toHaveAccessibleName(/^new wheeze/);
  await expect.element(blank(1)).toHaveAccessibleName(EMPTY);
  await dragByFinger(blank(2), itching);
  await expect.element(said).toHaveTextContent("“new wheeze” taken back from blank 2 of 3: finding, 0 of 3 filled.");
});

test("a touch that the browser takes away puts the token back where it was", async () => {
  await dragByFinger(wheeze, blank(1), "touchCancel");
  await expect.element(wheeze).not.toHaveAttribute("data-dragged");
  await expect.poll(() => said.element().textContent).toBe("");
  await expect.element(blank(1)).toHaveAccessibleName(EMPTY);
});

test("a finger that only holds presses; Escape puts back what the mouse drags", async () => {
  const pickedUp = "“itching of the palms” picked up. Now press the blank where it goes.";
  itching.element().scrollIntoView({ block: "center", behavior: "instant" });
  await finger.move("touchStart", middleOf(itching));
  await expect.element(itching).toHaveAttribute("data-dragged");
  await finger.leave("touchEnd");
  await expect.element(said).toHaveTextContent(pickedUp);

  const [from, to] = [middleOf(wheeze), middleOf(itching)];
  await mouse.press(from);
  await mouse.drag(from, to);
  await expect.element(wheeze).toHaveAttribute("data-dragged");
  await userEvent.keyboard("{Escape}");
  await expect.element(wheeze).not.toHaveAttribute("data-dragged");
  await mouse.release(to);
  await expect.element(said).toHaveTextContent(pickedUp);
});

test("a press at once after a drop counts, even before the timers of the page have run", async () => {
  itching.element().scrollIntoView({ block: "center", behavior: "instant" });
  const [from, to] = [middleOf(wheeze), middleOf(itching)];
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await mouse.press(from);
  await mouse.drag(from, to);
  await mouse.release(to);
  await expect.element(wheeze).not.toHaveAttribute("data-dragged");
  await mouse.press(to);
  await mouse.release(to);
  await expect.element(said).toHaveTextContent("“itching of the palms” picked up. Now press the blank where it goes.");
});
