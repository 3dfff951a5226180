/** What opens or closes under the pointer must not receive the rest of the gesture, nor pass it to what was behind. */

/** How long after a press the next one still belongs to a double click, and how far from it: wide enough for a finger. */
const DOUBLE_CLICK_MS = 500;
const DOUBLE_CLICK_PX = 30;

const REST_OF_A_PRESS = ["mousedown", "pointerup", "mouseup", "click", "dblclick"] as const;

/** The last click, null if it was made by a key: that one has no position. */
let lastClick: MouseEvent | null = null;
if (typeof window !== "undefined") {
  const onClick = (event: MouseEvent) => {
    lastClick = event.detail > 0 ? event : null;
  };
  window.addEventListener("click", onClick, { capture: true });
}

/**
 * Keeps the second half of a double click, and the repeats of a key still held, from the page. To be called when something has
 * opened or closed. Ends with the next input of any kind.
 */
export function swallowSecondPress(): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  let last = lastClick;
  let isSwallowing = false;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onPointerDown = (event: PointerEvent) => {
    if (!last || !isSecondPress(last, event)) return ending.abort();
    last = event;
    isSwallowing = true;
    swallow(event);
  };
  const onRest = (event: Event) => {
    if (isSwallowing) swallow(event);
  };
  const onKeyDown = (event: KeyboardEvent) => (event.repeat ? swallow(event) : ending.abort());
  window.addEventListener("pointerdown", onPointerDown, options);
  for (const kind of REST_OF_A_PRESS) window.addEventListener(kind, onRest, options);
  window.addEventListener("keydown", onKeyDown, options);
  // Entered without a key: dictated, pasted, filled in by the browser.
  window.addEventListener("input", () => ending.abort(), options);
}

function isSecondPress(first: MouseEvent, second: MouseEvent): boolean {
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp <= DOUBLE_CLICK_MS && distance <= DOUBLE_CLICK_PX;
}
