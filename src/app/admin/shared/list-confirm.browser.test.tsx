/** Windows over a list: asked before something is deleted, asked before something typed is left, and back to the list as it was. */
import { useState } from "react";
import { createRoutesStub, Link, Outlet, redirect, useActionData, useLocation } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible, expectText } from "../../../testing/component.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import type { Failure, Reply } from "../../form-reply.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { ListConfirm } from "./list-confirm.tsx";
import { DialogButtons, RouteConfirm, RouteDialog, useListAddress } from "./route-dialog.tsx";

const LIST = "/drugs";
const question = page.getByRole("alertdialog", { name: "Delete Digoxin?" });
const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
const shownAddress = () => document.querySelector("h1")?.textContent;

function Drugs() {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to={`${LIST}/delete${search}`}>Delete Digoxin</Link>
      <Link to={`${LIST}/add${search}`}>Add</Link>
      <Outlet />
    </>
  );
}

function Deletion() {
  const reply = useActionData<Reply<Failure>>();
  return (
    <ListConfirm title="Delete Digoxin?" message="It is in no order." confirmLabel="Delete" list={LIST} reply={reply} />
  );
}

function Addition() {
  const closeTo = useListAddress(LIST);
  const [isDirty, setIsDirty] = useState(false);
  return (
    <RouteDialog title="Add Drug" closeTo={closeTo}>
      <FormFrame onChange={() => setIsDirty(true)}>
        <TextField label="Name" name="name" />
        <DialogButtons closeTo={closeTo}>
          <Button>Add</Button>
        </DialogButtons>
      </FormFrame>
      <LeaveGuard isDirty={isDirty} />
    </RouteDialog>
  );
}

/** Renders the list, filtered and with what was just done in its address; `answer` is the server's. */
async function openList(answer: (sent: FormData) => Promise<Response | Reply<Failure>>) {
  const action = async ({ request }: { request: Request }) => answer(await request.formData());
  const Page = createRoutesStub([
    {
      path: LIST,
      Component: Drugs,
      children: [
        { path: "delete", Component: Deletion, action },
        { path: "add", Component: Addition, action },
      ],
    },
  ]);
  await render(<Page initialEntries={["/drugs?q=dig&done=label-deleted"]} />);
}

test("a question is answered no without a trace; yes is sent once, says why it failed, and is tried again", async () => {
  const gate = Promise.withResolvers<void>();
  const sent: FormData[] = [];
  await openList(async (fields) => {
    sent.push(fields);
    if (sent.length > 1) return redirect(`${LIST}?q=dig`);
    await gate.promise;
    return { code: "unreachable", values: {}, errors: {} };
  });
  const link = page.getByRole("link", { name: "Delete Digoxin" });
  await link.click();
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.poll(shownAddress).toBe("/drugs?q=dig");
  await expect.element(link).toHaveFocus();

  await link.click();
  const yes = question.getByRole("button", { name: "Delete" });
  await yes.click();
  await expect.element(yes).toHaveAttribute("aria-disabled", "true");
  await yes.click({ force: true });
  await userEvent.keyboard("{Escape}");
  await expect.element(question).toBeVisible();
  gate.resolve();
  await expectText(question.getByRole("alert"), "Nothing was changed: we could not reach the server.");
  await yes.click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent.map((fields) => [...fields])).toEqual([[["intent", "delete"]], [["intent", "delete"]]]);
});

test("a question that asks for a name is sent with it alone, and says when it is another one", async () => {
  const sent: FormData[] = [];
  const typed = { label: "To confirm, type Digoxin", missing: "Please type Digoxin.", value: undefined };
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <RouteConfirm
          title="Delete Digoxin?"
          message="It goes with 963 questions."
          confirmLabel="Delete"
          intent="delete"
          closeTo="/"
          typed={{ ...typed, isRight: (text) => text === "Digoxin" }}
        />
      ),
      async action({ request }) {
        sent.push(await request.formData());
        return null;
      },
    },
  ]);
  await render(<Page />);
  const field = question.getByLabelText("To confirm, type Digoxin");
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await expectAccessible();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/Error: Please type Digoxin\.$/);
  expect(sent).toEqual([]);

  await field.fill("Digoxin");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect
    .poll(() => sent.map((fields) => [...fields]))
    .toEqual([
      [
        ["typed", "Digoxin"],
        ["intent", "delete"],
      ],
    ]);
});

test("what was typed is asked about on each way out, and sending it is none", async () => {
  const sent: FormData[] = [];
  await openList(async (fields) => {
    sent.push(fields);
    return redirect(`${LIST}?q=dig`);
  });
  const dialog = page.getByRole("dialog", { name: "Add Drug" });
  const name = page.getByRole("textbox", { name: "Name" });
  const add = page.getByRole("link", { name: "Add", exact: true });
  await add.click();
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();

  await add.click();
  await name.fill("Digoxin");
  for (const leave of [
    () => userEvent.keyboard("{Escape}"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => dialog.getByRole("link", { name: "Cancel" }).click(),
  ]) {
    await leave();
    await expect.element(leaving.getByRole("button", { name: "Keep editing" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(leaving).not.toBeInTheDocument();
    await expect.element(name).toHaveValue("Digoxin");
  }
  // The browser asks before the tab is closed or the page is loaded anew.
  const mayUnload = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(mayUnload()).toBe(false);
  await userEvent.keyboard("{Escape}");
  await leaving.getByRole("button", { name: "Leave", exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(shownAddress).toBe("/drugs?q=dig");
  await expect.poll(mayUnload).toBe(true);

  await add.click();
  await name.fill("Digoxin");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.map((fields) => fields.get("name"))).toEqual(["Digoxin"]);
});
