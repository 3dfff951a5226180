/** Focuses what replaced the button that was pressed, and scrolls to its start however tall it is. */
export function focusFromStart(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "start" });
}
