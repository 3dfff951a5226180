/** Puts back what was typed into a document that React has replaced instead of hydrating it. */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Copies what was typed or chosen in the fields that are gone into the fields that replace them, unless those were changed since. */
export function restoreFields(gone: ReadonlyArray<Field>, focused: Element | null): void {
  const [before, now] = [byPlace(gone), byPlace([...document.querySelectorAll<Field>("input, textarea, select")])];
  for (const [place, old] of before) {
    const field = now.get(place);
    if (!field || field === old) continue;
    if (isChanged(old) && !isChanged(field)) copy(old, field);
    if (old === focused && document.activeElement === document.body) field.focus();
  }
}

/** Fields by the form, name, kind and number that they have in the document. */
function byPlace(fields: ReadonlyArray<Field>): Map<string, Field> {
  const counts = new Map<string, number>();
  return new Map(
    fields.map((field) => {
      const place = [field.form?.getAttribute("action"), field.name, field.type].join(" ");
      const number = (counts.get(place) ?? 0) + 1;
      counts.set(place, number);
      return [`${place} ${number}`, field];
    }),
  );
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return field.selectedOptions[0] !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0]);
  }
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** As a person does it, so that React notices. */
function copy(from: Field, to: Field): void {
  if (isTicked(from)) {
    to.click();
    return;
  }
  // No script may fill it.
  if (to.type === "file") return;
  // React compares with what was last set on the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), "value")?.set?.call(to, from.value);
  for (const kind of ["input", "change"]) to.dispatchEvent(new Event(kind, { bubbles: true }));
}
