/** Dialogs: where the focus goes and comes back to, what closes them, and that a busy one stays. */
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible, mouse, PHONE } from "../testing/component.ts";
import { Button } from "./button.tsx";
import { ConfirmDialog, Dialog } from "./dialog.tsx";
import { TextField } from "./fields.tsx";

const open = page.getByRole("button", { name: "Open" });
const close = page.getByRole("button", { name: "Close" });
const dialog = page.getByRole("dialog", { name: "Edit dose" });
const confirm = page.getByRole("alertdialog", { name: "Delete dose?" });

/** A button that opens a dialog with a field, or one without. */
function Doses({ busy = false, isEmpty = false }: { busy?: boolean; isEmpty?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Edit dose" busy={busy}>
        {isEmpty ? <p>Nothing to edit.</p> : <TextField label="Dose" name="dose" defaultValue="5 mg" />}
      </Dialog>
    </>
  );
}

function Deletion({ onConfirm, busy = false }: { onConfirm: () => void; busy?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <ConfirmDialog
        open={isOpen}
        title="Delete dose?"
        message="It cannot be taken back."
        confirmLabel="Delete"
        busy={busy}
        onConfirm={onConfirm}
        onCancel={() => setIsOpen(false)}
      />
    </>
  );
}

/** Presses the left button in one corner of the window and lets it go elsewhere. */
async function pressBeside(end: { x: number; y: number }): Promise<void> {
  const start = { x: 4, y: 4 };
  await mouse.press(start);
  await mouse.drag(start, end);
  await mouse.release(end);
}

test("the first field has the focus, the page behind has none, and each way out gives the focus back", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await render(<Doses />);
  const behind = open.element();
  const field = page.getByRole("textbox", { name: "Dose" });
  const waysOut = [() => userEvent.keyboard("{Escape}"), () => close.click(), () => pressBeside({ x: 6, y: 6 })];
  for (const leave of waysOut) {
    await open.click();
    await expect.element(field).toHaveFocus();
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      expect(document.activeElement).not.toBe(behind);
    }
    await leave();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
  }
  await open.click();
  await expectAccessible();
  document.documentElement.style.fontSize = "200%";
  await expectAccessible("look");
  document.documentElement.style.fontSize = "";
});

test("a dialog without a field tells its title first, and text that is selected to its outside leaves it open", async () => {
  const screen = await render(<Doses isEmpty />);
  await open.click();
  await expect.element(page.getByRole("heading", { name: "Edit dose" })).toHaveFocus();
  await screen.rerender(<Doses />);
  const { x, y, width, height } = page.getByRole("textbox").element().getBoundingClientRect();
  const inField = { x: x + width / 2, y: y + height / 2 };
  await mouse.press(inField);
  await mouse.drag(inField, { x: 4, y: 4 });
  await mouse.release({ x: 4, y: 4 });
  await expect.element(dialog).toBeVisible();
  await pressBeside({ x: 6, y: 6 });
  await expect.element(dialog).not.toBeInTheDocument();
});

test("while it is busy nothing closes it, and what was typed stays", async () => {
  const screen = await render(<Doses />);
  await open.click();
  await page.getByRole("textbox").fill("10 mg");
  await screen.rerender(<Doses busy />);
  await expect.element(close).toBeDisabled();
  await userEvent.keyboard("{Escape}{Escape}{Escape}");
  await pressBeside({ x: 6, y: 6 });
  await expect.element(page.getByRole("textbox")).toHaveValue("10 mg");
  await screen.rerender(<Doses />);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a question begins at the harmless answer, and a second press of what opened it answers nothing", async () => {
  const onConfirm = vi.fn();
  const screen = await render(<Deletion onConfirm={onConfirm} />);
  await open.dblClick();
  await expect.element(confirm).toHaveAccessibleDescription("It cannot be taken back.");
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.element(confirm).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();

  await open.click();
  await page.getByRole("button", { name: "Delete" }).click();
  await screen.rerender(<Deletion onConfirm={onConfirm} busy />);
  await page.getByRole("button", { name: "Delete" }).click({ force: true });
  await userEvent.keyboard("{Escape}");
  await expect.element(confirm).toBeVisible();
  expect(onConfirm).toHaveBeenCalledOnce();
});
