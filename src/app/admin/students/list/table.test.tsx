import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { newId } from "../../../../core/id.ts";
import { NO_FILTER } from "../../../../modules/students/student-filter.ts";
import { StudentTable } from "./table.tsx";

test("an address may break before its sign, and the way to the student's page carries the list", () => {
  const id = newId<"student">();
  const student = {
    id,
    name: "Asha",
    email: "asha.verma@example.org",
    course: "OET",
    progress: 33,
    status: "Active" as const,
    hasAccount: true,
    wasInvited: false,
    joined: { text: "22 Nov 2026", iso: "2026-11-22" },
  };
  const selection = {
    count: 0,
    isAll: false,
    isPageSelected: false,
    has: () => false,
    toggle: () => {},
    togglePage: () => {},
    selectAll: () => {},
    clear: () => {},
    selected: () => ({ kind: "ids" as const, ids: [] }),
  };
  const props = { filter: NO_FILTER, list: "/list", here: "/list", reply: null, onReply: () => {}, selection };
  const List = createRoutesStub([
    { path: "/list", Component: () => <StudentTable students={[student]} {...props} />, HydrateFallback: () => null },
  ]);

  const html = renderToStaticMarkup(<List initialEntries={["/list?q=asha&after=x&done=student-saved"]} />);

  expect(html).toContain("<span>asha.verma</span><wbr/><span>@example.org</span>");
  expect(html).toContain(`href="/admin/students/${id}?list=%3Fq%3Dasha%26after%3Dx"`);
});
