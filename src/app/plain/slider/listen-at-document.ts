/**
 * Calls `onEvent` for events inside an element, also for presses and keys that React stops at the document because they arrive while
 * it hydrates.
 */
export function listenAtDocument<Kind extends keyof DocumentEventMap>(
  element: Element,
  kind: Kind,
  onEvent: (event: DocumentEventMap[Kind]) => void,
  signal: AbortSignal,
): void {
  const onDocumentEvent = (event: DocumentEventMap[Kind]) => {
    if (event.target instanceof Node && element.contains(event.target)) onEvent(event);
  };
  document.addEventListener(kind, onDocumentEvent, { capture: true, signal });
}
