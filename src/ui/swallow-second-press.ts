/** Keeps the rest of a gesture from an element that the gesture has opened, or that stood behind one that it has closed. */

/** Longest time and distance between the two taps of a double tap: wide enough for a finger. */
const DOUBLE_TAP_MS = 500;
const DOUBLE_TAP_PX = 30;

/** The last click, null if a key made it: a key has no position. */
let lastClick: PointerEvent | null = null;
const rememberClick = (event: PointerEvent) => {
  lastClick = event.detail > 0 ? event : null;
};
globalThis.window?.addEventListener("click", rememberClick, true);

/**
 * Keeps the second half of a double click, and the repeats of a key still held, from the page. Call it when an element has opened
 * or closed. Ends with the next input of any kind.
 */
export function swallowSecondPress(): void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const first = lastClick;
  let isSwallowing = false;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // A finger causes it, too, when it has tapped.
  const onMouseDown = (event: MouseEvent) => {
    isSwallowing = first !== null && isSecondPress(first, event);
    if (!isSwallowing) return ending.abort();
    swallow(event);
  };
  const onClick = (event: Event) => {
    if (isSwallowing) swallow(event);
  };
  const onKeyDown = (event: KeyboardEvent) => (event.repeat ? swallow(event) : ending.abort());
  window.addEventListener("mousedown", onMouseDown, options);
  window.addEventListener("click", onClick, options);
  window.addEventListener("keydown", onKeyDown, options);
  // Entered without a key: dictated, pasted, filled in by the browser.
  window.addEventListener("input", () => ending.abort(), options);
}

/**
 * The browser counts the clicks of a mouse, within the time that its user has set for a double click. Not every browser counts taps: time and
 * place tell those.
 */
function isSecondPress(first: PointerEvent, second: MouseEvent): boolean {
  if (first.pointerType === "mouse") return second.detail > 1;
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.timeStamp - first.timeStamp <= DOUBLE_TAP_MS && distance <= DOUBLE_TAP_PX;
}
