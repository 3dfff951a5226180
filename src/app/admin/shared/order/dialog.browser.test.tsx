/** A list is put in order: what is moved is said and keeps the focus, is asked about when it is left, and a newer list is shown. */
import { createRoutesStub, redirect, useActionData, useLoaderData } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { submittedValues } from "../../../../core/forms.ts";
import { expectAccessible, expectText, middleOf, mouse, PHONE } from "../../../../testing/component.ts";
import { OrderDialog } from "./dialog.tsx";
import { ORDER } from "./form.ts";

const LIST = "/admin/subjects";
const NAMES = ["Alpha", "Beta", "Gamma"];
const item = (name: string) => ({ id: name.toLowerCase(), name, positionByName: NAMES.indexOf(name) + 1 });

const dialog = page.getByRole("dialog", { name: "Order Lessons" });
const rows = dialog.getByRole("list", { name: "Order" }).getByRole("listitem");
const shown = () => rows.elements().map(({ textContent }) => textContent);
/** Where the mouse takes hold of a row. */
const handleOf = (row: number) => {
  const handle = rows.nth(row).element().querySelector("[data-alive]");
  if (!handle) throw new Error("The row has no handle.");
  return middleOf(page.elementLocator(handle));
};

/** Renders the window; a list that is saved when somebody else has changed it is refused. Returns the orders that were sent. */
async function openOrder(stored: { version: string; names: string[] }): Promise<unknown[]> {
  const sent: unknown[] = [];
  const orderNow = () => ({ version: stored.version, items: stored.names.map(item) });
  const Page = createRoutesStub([
    { path: LIST, Component: () => <h1>Subjects</h1> },
    {
      path: `${LIST}/order`,
      Component: () => (
        <OrderDialog
          title="Order Lessons"
          list={LIST}
          order={useLoaderData<ReturnType<typeof orderNow>>()}
          reply={useActionData()}
        />
      ),
      HydrateFallback: () => null,
      loader: orderNow,
      async action({ request }) {
        const fields = await request.formData();
        sent.push(fields.get(ORDER));
        if (fields.get("basedOn") === stored.version) return redirect(LIST);
        return { code: "stale", values: submittedValues(fields), errors: {} };
      },
    },
  ]);
  await render(<Page initialEntries={[`${LIST}/order`]} />);
  await expect.poll(shown).toEqual(stored.names);
  return sent;
}

test("by keys and by mouse; what is moved is said, and keeps the focus", async () => {
  await openOrder({ version: "1", names: NAMES });
  const up = dialog.getByRole("button", { name: "Move up Beta" });
  up.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(shown).toEqual(["Beta", "Alpha", "Gamma"]);
  await expectText(dialog.getByRole("status"), "Beta is now number 1 of 3.");
  const down = dialog.getByRole("button", { name: "Move down Beta" });
  down.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(down).toHaveFocus();
  const [start, first] = [handleOf(2), handleOf(0)];
  const end = { x: start.x, y: first.y - 6 };
  await mouse.press(start);
  await mouse.drag(start, end);
  await mouse.release(end);
  await expect.poll(shown).toEqual(["Gamma", "Alpha", "Beta"]);
  await page.viewport(PHONE.width, PHONE.height);
  await expectAccessible();
});

test("leaving a new order is asked about, and a list that somebody else has changed is shown and never overwritten unseen", async () => {
  const stored = { version: "1", names: ["Beta", "Gamma"] };
  const sent = await openOrder(stored);
  await dialog.getByRole("button", { name: "Move up Gamma" }).click();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Keep editing" }).click();
  Object.assign(stored, { version: "2", names: ["Beta", "Gamma", "Alpha"] });
  await dialog.getByRole("button", { name: "Save Order" }).click();
  await expectText(dialog.getByRole("alert"), "somebody else changed this list");
  await expect.poll(shown).toEqual(stored.names);
  await dialog.getByRole("button", { name: "Sort by name" }).click();
  await expect.poll(shown).toEqual(NAMES);
  await dialog.getByRole("button", { name: "Save Order" }).click();
  await expect.element(page.getByRole("heading", { name: "Subjects" })).toBeVisible();
  expect(sent).toEqual(["gamma beta", "alpha beta gamma"]);
});
