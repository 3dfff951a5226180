/** Dragging an item of a list to another position, by a handle, with mouse, pen or finger. */
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { followPointer } from "./follow-pointer.ts";

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
    const rows = [...list.children].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return { middle: top + height / 2, height };
    });
    const indexAt = (by: number) => targetIndexOf(rows, from, by);
    stop.current = followPointer(event, {
      scrolls: () => true,
      onFrame: ({ dy: by }) => setDrag({ from, to: indexAt(by), height: rows[from]?.height ?? 0, by }),
      onEnd: (last) => {
        stop.current = undefined;
        setDrag(null);
        if (last && indexAt(last.dy) !== from) onDrop(from, indexAt(last.dy));
      },
    });
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
