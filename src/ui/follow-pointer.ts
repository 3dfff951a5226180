/** Following a pointer from its press to its release: what every drag with mouse, pen or finger shares. */
import type { PointerEvent } from "react";

/** Near an edge of what scrolls, in px, it scrolls, by so much at each frame. */
const EDGE = 56;
const STEP = 9;

/** Where the pointer is in the window, and how far the page has moved under it since the press, both in px. */
export type Followed = { x: number; y: number; dx: number; dy: number };

/**
 * Calls `onFrame` at each frame and `onEnd` once, with null when the pointer was not let go: when Escape was pressed, the browser
 * took the pointer away, or what is returned was called. While `scrolls` says so, what scrolls around the pressed element does so
 * near its edges.
 */
export function followPointer(
  pressed: PointerEvent<HTMLElement>,
  way: { scrolls: () => boolean; onFrame: (now: Followed) => void; onEnd: (last: Followed | null) => void },
): () => void {
  const { currentTarget: element, pointerId, clientX, clientY } = pressed;
  const scroller = scrollerOf(element);
  const scrolled = scroller.scrollTop;
  const ending = new AbortController();
  const { signal } = ending;
  let [x, y] = [clientX, clientY];
  let frame = 0;
  const now = () => ({ x, y, dx: x - clientX, dy: y - clientY + scroller.scrollTop - scrolled });
  const end = (last: Followed | null) => {
    cancelAnimationFrame(frame);
    ending.abort();
    // Otherwise the release of what was put back would press it.
    if (element.hasPointerCapture(pointerId)) element.releasePointerCapture(pointerId);
    way.onEnd(last);
  };
  const draw = () => {
    const step = stepAt(scroller, y);
    // What begins near an edge has not gone there.
    if (way.scrolls() && step * (y - clientY) > 0) scroller.scrollTop += step;
    way.onFrame(now());
    if (!signal.aborted) frame = requestAnimationFrame(draw);
  };
  const read = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    [x, y] = [event.clientX, event.clientY];
    if (event.type !== "pointermove") end(event.type === "pointerup" ? now() : null);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // It ends the drag and not the window around it.
    event.preventDefault();
    event.stopPropagation();
    end(null);
  };
  element.setPointerCapture(pointerId);
  for (const kind of ["pointermove", "pointerup", "pointercancel"] as const) {
    element.addEventListener(kind, read, { signal });
  }
  addEventListener("keydown", cancel, { capture: true, signal });
  frame = requestAnimationFrame(draw);
  return () => end(null);
}

function stepAt(scroller: Element, y: number): number {
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
  if (y < top + EDGE) return -STEP;
  return y > bottom - EDGE ? STEP : 0;
}

function scrollerOf(element: HTMLElement): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (["auto", "scroll"].includes(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}
