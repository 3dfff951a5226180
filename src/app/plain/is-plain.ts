/**
 * Whether a page is plain: rendered by React on the server, and hydrated only when somebody wants what needs it (record 68). The
 * innermost route that says `isPlain` in its `handle` decides. `handles` are those of the page's routes, the outermost first.
 */
export function isPlainPage(handles: ReadonlyArray<unknown>): boolean {
  for (const handle of handles.toReversed()) {
    if (typeof handle === "object" && handle && "isPlain" in handle) return handle.isPlain === true;
  }
  return false;
}
