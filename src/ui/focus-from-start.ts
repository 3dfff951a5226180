/** Focuses what came in place of a button that was pressed, and shows it from its beginning however tall it is. */
export function focusFromStart(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "start" });
}
