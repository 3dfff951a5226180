/** The status of a student in the list: shown while it is saved, taken back, refused when it is out of date, and where the focus stays. */
import { useState } from "react";
import { createRoutesStub, useLoaderData } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { submittedValues } from "../../../../core/forms.ts";
import { newId } from "../../../../core/id.ts";
import type { StudentStatus } from "../../../../modules/students/rules.ts";
import { expectAccessible, expectText, PHONE } from "../../../../testing/component.ts";
import { StatusCell } from "./status-cell.tsx";
import { StatusNotice } from "./status-notice.tsx";
import type { StatusReply } from "./status-reply.ts";

const LIST = "/admin/students";
const NAME = "Nila Status";
const studentId = newId<"student">();

const select = page.getByRole("combobox", { name: `Status of ${NAME}` });
const undo = page.getByRole("button", { name: `Undo the change of ${NAME}` });
const row = page.getByRole("main");

type Stored = { status: StudentStatus };

/** Renders the row of one student, in a list of a filter that comes anew after `listed`; `stored` is what the server has. */
async function openRow(
  stored: Stored,
  {
    onlyActive = false,
    isReachable = () => true,
    listed = () => Promise.resolve(),
  }: { onlyActive?: boolean; isReachable?: () => boolean; listed?: () => Promise<void> } = {},
) {
  function Students() {
    const { status } = useLoaderData<Stored>();
    const [reply, setReply] = useState<StatusReply | null>(null);
    const isInList = !onlyActive || status === "Active";
    return (
      <>
        <StatusNotice reply={reply} isInList={isInList} action={LIST} onReply={setReply} />
        <main>
          {isInList && (
            <StatusCell
              student={{ id: studentId, name: NAME, status }}
              reply={reply}
              action={LIST}
              onReply={setReply}
            />
          )}
        </main>
      </>
    );
  }
  const Page = createRoutesStub([
    {
      path: LIST,
      Component: Students,
      HydrateFallback: () => null,
      async loader(): Promise<Stored> {
        await listed();
        return { ...stored };
      },
      async action({ request }) {
        const fields = await request.formData();
        const values = submittedValues(fields);
        if (!isReachable()) return { code: "unreachable", values, errors: {} };
        const asked: StudentStatus = fields.get("status") === "Inactive" ? "Inactive" : "Active";
        if (stored.status !== fields.get("shown")) {
          return { code: "stale", values, errors: {}, name: NAME, standing: stored.status };
        }
        const before = stored.status;
        stored.status = asked;
        return { code: "changed", values, errors: {}, name: NAME, standing: asked, before };
      },
    },
  ]);
  await render(<Page initialEntries={[LIST]} />);
  await expect.element(select).toBeVisible();
}

test("a status is saved at once and undone by a button, and the focus goes back to the list of choices", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const stored: Stored = { status: "Active" };
  await openRow(stored);
  await select.selectOptions("Inactive");
  await expectText(row, "Saved");
  expect(stored).toEqual({ status: "Inactive" });
  await expectAccessible();
  undo.element().focus();
  await userEvent.keyboard("{Enter}");
  await expectText(row, "Undone");
  await expect.element(select).toHaveValue("Active");
  await expect.element(select).toHaveFocus();
  await expect.element(undo).not.toBeInTheDocument();
  expect(stored).toEqual({ status: "Active" });
});

test("a change that takes the row out of the list is said above it, and undone from there", async () => {
  const stored: Stored = { status: "Active" };
  const gate = Promise.withResolvers<void>();
  await openRow(stored, {
    onlyActive: true,
    listed: () => (stored.status === "Active" ? Promise.resolve() : gate.promise),
  });
  await select.selectOptions("Inactive");
  const notice = page.getByRole("status").filter({ hasText: `${NAME} is now Inactive.` });
  await expect.element(notice).toBeInTheDocument();
  gate.resolve();
  await expect.element(select).not.toBeInTheDocument();
  await expect.element(notice).toBeVisible();
  await undo.click();
  await expect.element(select).toHaveFocus();
  await expect.element(select).toHaveValue("Active");
  expect(stored).toEqual({ status: "Active" });
});

test("a status that another window has set is not overwritten, and one that does not arrive is shown as it was", async () => {
  const stored: Stored = { status: "Active" };
  let isReachable = true;
  await openRow(stored, { isReachable: () => isReachable });
  stored.status = "Inactive";
  await select.selectOptions("Inactive");
  await expectText(row, `somebody else set ${NAME} to Inactive`);
  await expect.element(select).toHaveValue("Inactive");
  await expect.element(undo).not.toBeInTheDocument();
  isReachable = false;
  await select.selectOptions("Active");
  await expectText(row, "The status was not changed");
  await expect.element(select).toHaveValue("Inactive");
  expect(stored).toEqual({ status: "Inactive" });
});
