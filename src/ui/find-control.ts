/**
 * Finds where a message belongs in a form: controls are named after the part of the form that they hold, editors use
 * `data-field`.
 */

/**
 * Of controls with these names, some with two, the index of the one that a path such as `content.options.1` leads to: its own, else the first below it, else that of what it
 * is part of; below 0 when there is none.
 */
export function indexOfPath(names: ReadonlyArray<ReadonlyArray<string>>, path: string): number {
  for (let part = path; part !== ""; part = part.slice(0, Math.max(0, part.lastIndexOf(".")))) {
    const own = names.findIndex((of) => of.includes(part));
    const found = own >= 0 ? own : names.findIndex((of) => of.some((name) => name.startsWith(`${part}.`)));
    if (found >= 0) return found;
  }
  return -1;
}

/** The control of a form that a path leads to, if it can be focused. */
export function findControl(form: HTMLElement, path: string): HTMLElement | null {
  const controls = [...form.querySelectorAll<HTMLElement>("[name], [data-field]")].filter(
    (control) => control.getAttribute("type") !== "hidden" && !control.hasAttribute("disabled"),
  );
  const names = controls.map((control) =>
    ["data-field", "name"].flatMap((attribute) => control.getAttribute(attribute) ?? []),
  );
  return controls[indexOfPath(names, path)] ?? null;
}
