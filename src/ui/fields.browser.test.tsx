/** Fields: the focus is told from an error, in all colours. */
import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { forceColours } from "../testing/component.ts";
import { CheckboxField, SelectField, TextField } from "./fields.tsx";

/** Width of a ring that lies apart from the edge of a field by at least two pixels; 0 without one. */
function ringOf(target: Locator): number {
  const element = target.element();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
  return outlineStyle === "solid" && Number.parseFloat(outlineOffset) >= 2 ? Number.parseFloat(outlineWidth) : 0;
}

test.each([false, true])(
  "a field with an error looks different while it has the focus, with forced colours: %s",
  async (isForced) => {
    if (isForced) await forceColours("light");
    await render(
      <main>
        <TextField label="Dose" name="dose" error="Please enter a dose." />
        <SelectField label="Unit" name="unit" error="Please choose a unit." options={[{ value: "mg", label: "mg" }]} />
        <CheckboxField label="Given" name="given" error="Please tick this." />
        <button type="button">Save</button>
      </main>,
    );
    const fields = [page.getByRole("textbox"), page.getByRole("combobox"), page.getByRole("checkbox")];
    for (const field of fields) {
      const edge = () => [
        getComputedStyle(field.element()).borderTopWidth,
        getComputedStyle(field.element()).boxShadow,
      ];
      await expect.element(field).toHaveAttribute("aria-invalid", "true");
      expect(ringOf(field)).toBe(0);
      const before = edge();
      await userEvent.tab();
      await expect.element(field).toHaveFocus();
      expect(ringOf(field)).toBe(3);
      // Text that says the error stays.
      expect(edge()).toEqual(before);
    }
  },
);
