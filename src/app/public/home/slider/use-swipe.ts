import { type PointerEvent, useRef } from "react";
import { stepOfSwipe } from "./rules.ts";

/** A hand shakes while pressing, but by no more than this, in CSS pixels. */
const PRESS_SLACK_PX = 8;

/**
 * Handlers for swiping an element sideways by finger, pen or mouse. `wasDragged` identifies the click that browsers send after a
 * drag with the mouse.
 */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const hasMoved = useRef(false);
  return {
    wasDragged: () => hasMoved.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        hasMoved.current = false;
        // A second finger means zooming.
        start.current = event.isPrimary ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
      },
      onPointerUp: (event: PointerEvent) => {
        const from = start.current;
        start.current = null;
        if (from?.id !== event.pointerId) return;
        const dx = event.clientX - from.x;
        const dy = event.clientY - from.y;
        hasMoved.current = Math.hypot(dx, dy) > PRESS_SLACK_PX;
        const step = stepOfSwipe(dx, dy);
        if (step !== 0) onStep(step);
      },
      onPointerCancel: () => {
        start.current = null;
      },
    },
  };
}
