/** Tools of component tests: widths and colours, and the check of what they render by axe. */
import axe from "axe-core";
import { expect, onTestFinished } from "vitest";
import { cdp, type Locator, userEvent } from "vitest/browser";
import { waitUntilStill } from "./still.ts";

export const DESK = { width: 1280, height: 800 } as const;
export const PHONE = { width: 360, height: 740 } as const;

export type Point = { x: number; y: number };

/** Tags of the rules that hold for a part of a page; those for whole pages are asked by the crawl. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WHOLE_PAGE = ["region", "landmark-one-main", "page-has-heading-one", "document-title", "heading-order"];
/** Rules whose result depends on theme or width. */
const LOOK = ["color-contrast", "target-size", "scrollable-region-focusable", "link-in-text-block"];

/** Shows the page as a device does whose owner prefers these colours. */
export async function showColours(colours: "light" | "dark"): Promise<void> {
  const features = [
    { name: "prefers-color-scheme", value: colours },
    { name: "prefers-reduced-motion", value: "reduce" },
    { name: "forced-colors", value: "none" },
  ];
  await cdp().send("Emulation.setEmulatedMedia", { features });
}

/** Shows the page in the colours of a device that forces its own, bright or dark, until the next test. */
export async function forceColours(colours: "light" | "dark"): Promise<void> {
  const features = [
    { name: "prefers-color-scheme", value: colours },
    { name: "prefers-reduced-motion", value: "reduce" },
    { name: "forced-colors", value: "active" },
  ];
  await cdp().send("Emulation.setEmulatedMedia", { features });
}

/** Shows the page as it is printed, until the test ends. */
export async function showOnPaper(): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });
    await showColours("light");
  });
}

/**
 * Fails when axe finds anything that WCAG 2.2 AA forbids, or when the page scrolls sideways. `look` is for what was checked already at
 * another width or in other colours, and asks again what depends on these.
 */
export async function expectAccessible(what: "everything" | "look" = "everything"): Promise<void> {
  await waitUntilStill();
  const { violations } = await axe.run(document.body, {
    resultTypes: ["violations"],
    runOnly: what === "everything" ? { type: "tag", values: TAGS } : { type: "rule", values: LOOK },
    ...(what === "everything" && { rules: Object.fromEntries(WHOLE_PAGE.map((rule) => [rule, { enabled: false }])) }),
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** Waits until an element says these texts, one after the other; white space of any kind is one blank. */
export async function expectText(target: Locator, ...texts: string[]): Promise<void> {
  const said = () => (target.query()?.textContent ?? "").replaceAll(/\s+/g, " ");
  const pattern = new RegExp(texts.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join(".*"));
  await expect.poll(said).toMatch(pattern);
}

/** Presses Tab until the focus is there. */
export async function tabTo(target: Locator): Promise<void> {
  const element = target.element();
  for (let presses = 0; presses < 80 && document.activeElement !== element; presses += 1) await userEvent.tab();
  await expect.element(target).toHaveFocus();
}

/** Taps the middle of an element, or of a place within it, as a finger does. */
export async function tap(target: Locator, at = { x: 0.5, y: 0.5 }): Promise<void> {
  const element = target.element();
  (element.closest("label") ?? element).scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = (element.closest("label") ?? element).getBoundingClientRect();
  await touch([{ x: x + width * at.x, y: y + height * at.y }]);
}

/** Touches the page at a point, moves the finger over the others, and lifts it at the last. */
export async function touch(points: readonly Point[]): Promise<void> {
  // At once: a finger that waits for a slow machine holds.
  await Promise.all([
    ...points.map((point, index) => finger.move(index === 0 ? "touchStart" : "touchMove", point)),
    finger.leave("touchEnd"),
  ]);
}

/** A finger whose every movement reaches the browser as a touch of the screen does. */
export const finger = {
  async move(type: "touchStart" | "touchMove", at: Point): Promise<void> {
    await cdp().send("Input.dispatchTouchEvent", { type, touchPoints: [inWindow(at)] });
  },
  /** Leaves the screen: lifted, or because the browser takes the touch away. */
  async leave(type: "touchEnd" | "touchCancel"): Promise<void> {
    await cdp().send("Input.dispatchTouchEvent", { type, touchPoints: [] });
  },
};

/** A mouse whose left button can stay down while it moves. */
export const mouse = {
  async press(at: Point): Promise<void> {
    await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", ...inWindow(at) });
    await cdp().send("Input.dispatchMouseEvent", { type: "mousePressed", ...inWindow(at), ...LEFT_BUTTON });
  },
  /** Moves with the button down, in a few steps. */
  async drag(from: Point, to: Point): Promise<void> {
    for (const at of between(from, to)) {
      await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", ...inWindow(at), button: "left", buttons: 1 });
    }
  },
  async release(at: Point): Promise<void> {
    const released = { ...inWindow(at), ...LEFT_BUTTON, buttons: 0 };
    await cdp().send("Input.dispatchMouseEvent", { type: "mouseReleased", ...released });
  },
};

const LEFT_BUTTON = { button: "left", buttons: 1, clickCount: 1 } as const;

/** Drags with a mouse. */
export async function dragByMouse(from: Locator, to: Locator): Promise<void> {
  const [start, end] = pathOf(from, to);
  await mouse.press(start);
  await mouse.drag(start, end);
  await mouse.release(end);
}

/** Holds a token with a finger until it can be dragged, and drags it; `end` is how the finger leaves the screen. */
export async function dragByFinger(
  from: Locator,
  to: Locator,
  end: "touchEnd" | "touchCancel" = "touchEnd",
): Promise<void> {
  const [start, target] = pathOf(from, to);
  await finger.move("touchStart", start);
  await expect.element(from).toHaveAttribute("data-dragged", "");
  for (const at of between(start, target)) await finger.move("touchMove", at);
  await finger.leave(end);
}

/** The middle of an element. */
export function middleOf(target: Locator): Point {
  const { x, y, width, height } = target.element().getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a drag begins and ends, both in sight. */
function pathOf(from: Locator, to: Locator): readonly [Point, Point] {
  to.element().scrollIntoView({ block: "center", behavior: "instant" });
  from.element().scrollIntoView({ block: "nearest", behavior: "instant" });
  return [middleOf(from), middleOf(to)];
}

function between(start: Point, end: Point): Point[] {
  return [0.25, 0.5, 0.75, 1].map((part) => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  }));
}

/** The page under test is a frame in the middle of the window that the browser knows. */
function inWindow({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0) };
}

/** Listens to the live regions of the page from now on; tells what they said, each change once, as screen readers do. */
export function listenTo(): () => string[] {
  const heard: string[] = [];
  const regionOf = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest("[role=status]")?.textContent;
  const observer = new MutationObserver((changes) => {
    for (const words of new Set(changes.map(regionOf))) if (words) heard.push(words);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => heard;
}
