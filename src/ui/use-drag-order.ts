/** Dragging an item of a list to another position, by a handle, with mouse, pen or finger. */
import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Near an edge of what scrolls, in px, it scrolls, by so much at each frame. */
const EDGE = 56;
const STEP = 9;

/** What is being dragged: from which index to which, how high it is, and how far from where it was, both in px. */
export type Drag = { from: number; to: number; height: number; by: number };

type Row = { middle: number; height: number };

/**
 * Follows a drag that began on a handle; `onDrop` gets both indexes, which differ. Escape, or whatever takes the pointer
 * away, ends it with everything as it was. The page stays in its order meanwhile: rows are only drawn elsewhere.
 */
export function useDragOrder(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (event: PointerEvent<HTMLElement>, list: HTMLElement, from: number) => {
    if (event.button !== 0 || !event.isPrimary || stop.current) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const { pointerId } = event;
    const rows = [...list.children].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return { middle: top + height / 2, height };
    });
    const scroller = scrollerOf(list);
    const begun = { y: event.clientY, scrolled: scroller.scrollTop };
    let y = event.clientY;
    let frame = 0;
    const read = (): Drag => {
      const by = y - begun.y + scroller.scrollTop - begun.scrolled;
      return { from, to: targetIndexOf(rows, from, by), height: rows[from]?.height ?? 0, by };
    };
    const scroll = () => {
      scroller.scrollTop += stepAt(scroller, y);
      setDrag(read());
      frame = requestAnimationFrame(scroll);
    };
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId === pointerId) y = moved.clientY;
    };
    const end = (ended: globalThis.PointerEvent) => {
      if (ended.pointerId !== pointerId) return;
      y = ended.clientY;
      const { to } = read();
      stop.current?.();
      if (ended.type === "pointerup" && to !== from) onDrop(from, to);
    };
    const cancel = (pressed: KeyboardEvent) => {
      if (pressed.key !== "Escape") return;
      // It ends the drag and not the window around it.
      pressed.preventDefault();
      pressed.stopPropagation();
      stop.current?.();
    };

    handle.setPointerCapture(pointerId);
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
    addEventListener("keydown", cancel, true);
    frame = requestAnimationFrame(scroll);
    stop.current = () => {
      cancelAnimationFrame(frame);
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", end);
      handle.removeEventListener("pointercancel", end);
      removeEventListener("keydown", cancel, true);
      stop.current = undefined;
      setDrag(null);
    };
  };
  return { drag, start };
}

/** How far in px the row at `index` is drawn from its place during a drag. */
export function shiftOf({ from, to, height, by }: Drag, index: number): number {
  if (index === from) return by;
  if (index > from && index <= to) return -height;
  if (index < from && index >= to) return height;
  return 0;
}

/** The index among the others over which the dragged row is now. */
function targetIndexOf(rows: ReadonlyArray<Row>, from: number, by: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  return rows.filter(({ middle }, index) => index !== from && middle < dragged.middle + by).length;
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
