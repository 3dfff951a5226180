/** HTML of windows, filters and a status: forms that work before scripts run, or without them. */
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { TextField } from "../../../ui/fields.tsx";
import { StatusCell } from "../students/list/status-cell.tsx";
import { ListConfirm } from "./list-confirm.tsx";
import { ListFilters } from "./list-filters.tsx";
import { OrderDialog } from "./order/dialog.tsx";
import { RouteConfirm, RouteDialog } from "./route-dialog.tsx";

function sentAt(address: string, element: ReactElement): string {
  const Page = createRoutesStub([{ path: new URL(address, "http://site").pathname, Component: () => element }]);
  return renderToStaticMarkup(<Page initialEntries={[address]} />);
}

test("a question over a list is a form of the page, with the way back to the list as it was", () => {
  const question = <ListConfirm title="Delete it?" message="For good." confirmLabel="Delete" list="/list" />;
  const html = sentAt("/list/1/delete?q=a&done=label-deleted", question);

  expect(html).toMatch(/<h2>Delete it\?<\/h2>.*For good\..*<form [^>]*method="post"/);
  expect(html).toMatch(/<a [^>]*href="\/list\?q=a"[^>]*>.*Cancel/);
  expect(html).toMatch(/<button value="delete" type="submit"[^>]* name="intent"/);
  expect(html).not.toContain("<dialog");
});

test("what is posted beside it is in its form, and why it failed above it", () => {
  const question = (
    <RouteConfirm
      title="Delete it?"
      message="For good."
      error="Somebody uses it."
      confirmLabel="Delete"
      intent="delete"
      fields={{ basedOn: "7" }}
      closeTo="/list"
    />
  );
  const html = sentAt("/list/1/delete", question);

  expect(html).toMatch(/role="alert".*Somebody uses it\./);
  expect(html).toContain('<input type="hidden" name="basedOn" value="7"/>');
});

test("a window over a list is a part of the page that can be closed", () => {
  const html = sentAt(
    "/list/add",
    <RouteDialog title="Add" closeTo="/list?q=a">
      <p>Inside</p>
    </RouteDialog>,
  );

  expect(html).toMatch(/<h2>Add<\/h2><a [^>]*href="\/list\?q=a"[^>]*>.*Close.*Inside/);
  expect(html).not.toContain("<dialog");
});

test("an order has buttons that send it with one item moved", () => {
  const items = ["Alpha", "Beta"].map((name, index) => ({ id: name.toLowerCase(), name, positionByName: index + 1 }));
  const window = <OrderDialog title="Order" list="/list" order={{ items, version: "1" }} reply={undefined} />;
  const html = sentAt("/list/order", window);

  expect(html).toContain('<input type="hidden" name="order" value="alpha beta"/>');
  expect(html).toMatch(/<button [^>]*value="up beta"[^>]*type="submit"[^>]*name="move"/);
});

test("filters have a button that sends them", () => {
  const filters = (
    <ListFilters action="/list" isFiltering>
      <TextField label="Search" name="q" defaultValue="a" />
    </ListFilters>
  );
  const html = sentAt("/list?q=a", filters);

  expect(html).toMatch(/<form role="search"[^>]* action="\/list" method="get"/);
  expect(html).toMatch(/<button [^>]*type="submit"[^>]*>.*Apply/);
});

test("a status has a button that saves it, and one that takes the last change back", () => {
  const student = { id: newId<"student">(), name: "Nila", status: "Inactive" } as const;
  const undo = { name: "Nila", status: "Active", shown: "Inactive" } as const;
  const reply = { studentId: student.id, isBad: false, message: "Nila is now Inactive.", undo };
  const cell = <StatusCell student={student} reply={reply} action="/list?q=a" onReply={() => {}} />;
  const [save = "", takeBack = ""] = sentAt("/list?q=a", cell).split("</form>");

  expect(save).toMatch(/action="\/list\?q=a".*name="shown" value="Inactive".*<select.*type="submit"[^>]*>.*Save/);
  expect(takeBack).toMatch(/name="status" value="Active".*name="shown" value="Inactive".*name="undo" value="1"/);
});
