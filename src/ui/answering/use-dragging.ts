/**
 * Dragging tokens between the places of one part, with mouse, pen or finger. Whoever drags can press as well: nothing is reached by
 * dragging alone.
 */
import { type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { type Followed, followPointer } from "../follow-pointer.ts";

/** A finger that moves sooner scrolls the page. */
const HOLD_MS = 250;
/** What a hand that holds still moves, in px. */
const STILL_PX = 8;

/** The place where tokens are that nobody has placed. */
export const TRAY = "";

export type Dragging = ReturnType<typeof useDragging>;

/** True while a finger has a token: then the page neither scrolls nor opens a menu under it. */
let isInFinger = false;

/** `onDrop` gets a token and the place where it was let go, which may be where it was before. */
export function useDragging(props: { disabled: boolean; onDrop: (token: string, place: string) => void }) {
  const { disabled, onDrop } = props;
  const scope = `${useId()} `;
  const [drag, setDrag] = useState<{ token: string; over: string | null } | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    // What is closed meanwhile takes nothing any more.
    if (disabled) stop.current?.();
    return () => stop.current?.();
  }, [disabled]);

  const placeAt = ({ x, y }: Followed) => {
    const hit = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]")?.dataset.place;
    return hit?.startsWith(scope) ? hit.slice(scope.length) : null;
  };

  function press(event: PointerEvent<HTMLElement>, token: string) {
    if (event.button !== 0 || !event.isPrimary || stop.current) return;
    const { currentTarget: source, timeStamp } = event;
    const isFinger = event.pointerType === "touch";
    let isLifted = false;
    let hasMoved = false;
    const read = (now: Followed) => {
      const isHeld = !hasMoved && performance.now() - timeStamp >= HOLD_MS;
      hasMoved ||= Math.hypot(now.dx, now.dy) > STILL_PX;
      isLifted ||= isFinger ? isHeld : hasMoved;
    };
    stop.current = followPointer(event, {
      scrolls: () => isLifted,
      onFrame(now) {
        read(now);
        if (!isLifted) return;
        isInFinger = isFinger;
        source.style.translate = `${now.dx}px ${now.dy}px`;
        const over = placeAt(now);
        setDrag((before) => (before?.over === over ? before : { token, over }));
      },
      onEnd(last) {
        stop.current = undefined;
        isInFinger = false;
        source.style.translate = "";
        setDrag(null);
        if (last) read(last);
        // What was only held was pressed.
        if (!isLifted || !hasMoved) return;
        swallowClick();
        const place = last && placeAt(last);
        if (place !== null) onDrop(token, place);
      },
    });
  }

  return {
    /** The id of a token; null while nothing is dragged. */
    dragged: drag?.token ?? null,
    /** For a button that can be dragged. */
    source: (token: string) => ({
      ref: holdStill,
      "data-dragged": drag?.token === token ? "" : undefined,
      onPointerDown: (event: PointerEvent<HTMLElement>) => press(event, token),
    }),
    /** For what takes tokens. */
    place: (name: string) => ({ "data-place": scope + name, "data-over": drag?.over === name ? "" : undefined }),
  };
}

/** Only a listener that is there before the finger, and is not passive, keeps the page from scrolling. */
function holdStill(element: HTMLElement | null) {
  if (!element) return;
  const hold = (event: Event) => {
    // Once the browser scrolls it cannot be kept from it.
    if (isInFinger && event.cancelable) event.preventDefault();
  };
  element.addEventListener("touchmove", hold, { passive: false });
  element.addEventListener("contextmenu", hold);
  return () => {
    element.removeEventListener("touchmove", hold);
    element.removeEventListener("contextmenu", hold);
  };
}

/** Swallows the click that a browser makes of press and release, directly after the release. */
function swallowClick(): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => ending.abort();
  addEventListener("click", swallow, options);
  // On a busy device the next press comes before the timer, and its click counts.
  addEventListener("pointerdown", end, options);
  setTimeout(end);
}
