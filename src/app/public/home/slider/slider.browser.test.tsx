/** The pictures of the start page, with a clock that the test turns: when they change by themselves, and every way by hand. */
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DESK, expectAccessible, middleOf, mouse, PHONE } from "../../../../testing/component.ts";
import { Slider } from "./slider.tsx";

const slider = page.getByRole("region", { name: "From the first question to the first shift" });
const picture = (number: number) => slider.getByRole("group", { name: `${number} of 5` });
const button = (name: string) => slider.getByRole("button", { name });
const dot = (number: number) => button(`Picture ${number}: `);
const open = button("View full screen");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  setTabHidden(false);
});

async function openSlider(motion: "no-preference" | "reduce") {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: motion }] });
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <main>
          <Slider />
          <a href="#after">After the pictures</a>
        </main>
      ),
    },
  ]);
  return render(<Page />);
}

function setTabHidden(isHidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Which picture is shown, after so many seconds. */
function shownAfter(seconds: number): number {
  vi.advanceTimersByTime(seconds * 1000);
  const current = document.querySelectorAll("[data-part=slides] > *");
  return [...current].findIndex((one) => one.getAttribute("data-current") === "true") + 1;
}

test("the third picture is first, and they change every five seconds, unless something stands against it", async () => {
  await openSlider("no-preference");
  await expect.element(picture(3)).toBeVisible();
  const hidden = () => [...document.querySelectorAll("[role=group]")].map((one) => getComputedStyle(one).visibility);
  expect(hidden()).toEqual(["hidden", "hidden", "visible", "hidden", "hidden"]);
  await expect.element(dot(3)).toHaveAttribute("aria-current", "true");
  expect([shownAfter(4.999), shownAfter(0.001), shownAfter(5), shownAfter(5)]).toEqual([3, 4, 5, 1]);

  await slider.hover();
  expect(shownAfter(20)).toBe(1);
  await page.getByRole("link").hover();
  expect(shownAfter(5)).toBe(2);
  setTabHidden(true);
  expect(shownAfter(20)).toBe(2);
  setTabHidden(false);
  expect(shownAfter(5)).toBe(3);

  button("Next picture").element().focus();
  await userEvent.tab();
  await expect.element(button("Pause the pictures")).toHaveFocus();
  expect(shownAfter(20)).toBe(3);
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Play the pictures")).toHaveFocus();
  page.getByRole("link").element().focus();
  expect(shownAfter(20)).toBe(3);
  await button("Play the pictures").click();
  await page.getByRole("link").hover();
  expect(shownAfter(5)).toBe(4);
});

test("who wants less motion gets none until it is asked for; buttons, dots, arrows and swipes change them, round and round", async () => {
  await openSlider("reduce");
  expect(shownAfter(20)).toBe(3);
  await expect.element(button("Pause the pictures")).not.toBeInTheDocument();
  await button("Next picture").click();
  await expect.element(picture(4)).toBeVisible();
  await dot(5).click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(picture(1)).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(picture(5)).toBeVisible();
  await dot(1).click();
  await button("Previous picture").click();
  await expect.element(picture(5)).toBeVisible();
  for (const [by, number] of [
    [-50, 1],
    [50, 5],
    [49, 5],
  ] as const) {
    const from = middleOf(open);
    await mouse.press(from);
    await mouse.drag(from, { x: from.x + by, y: from.y });
    await mouse.release({ x: from.x + by, y: from.y });
    await expect.element(picture(number)).toBeVisible();
  }
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await button("Play the pictures").click();
  await page.getByRole("link").hover();
  page.getByRole("link").element().focus();
  expect(shownAfter(5)).toBe(1);
});

test("a press opens the picture over the whole screen, at any width, and stops the others", async () => {
  await openSlider("no-preference");
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Timed practice" });
  await expect.element(dialog).toBeVisible();
  expect(shownAfter(20)).toBe(3);
  vi.useRealTimers();
  for (const { width, height } of [DESK, PHONE]) {
    await page.viewport(width, height);
    expect(dialog.element().getBoundingClientRect().toJSON()).toMatchObject({ x: 0, y: 0, width, height });
    await expectAccessible(width === DESK.width ? "everything" : "look");
  }
  await userEvent.keyboard("{ArrowRight}");
  const following = page.getByRole("dialog", { name: "The reason why" });
  await expect.element(following).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(following).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await expect.element(picture(4)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await following.getByRole("button", { name: "Close" }).click();
  await expect.element(open).toHaveFocus();
});
