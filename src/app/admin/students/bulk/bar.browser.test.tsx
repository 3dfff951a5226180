/** Several students at once: what the dialogs ask, what they keep when a request is lost, and that a message goes out once. */
import { useState } from "react";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { newId } from "../../../../core/id.ts";
import { textOfSelection } from "../../../../modules/students/selected-students.ts";
import { NO_FILTER } from "../../../../modules/students/student-filter.ts";
import { expectAccessible, expectText, PHONE } from "../../../../testing/component.ts";
import { PageSelection } from "../../shared/bulk/selection-frame.tsx";
import { useSelection } from "../../shared/bulk/use-selection.ts";
import { BulkBar } from "./bar.tsx";
import { BulkNotice } from "./notice.tsx";
import type { BulkReply } from "./reply.ts";

const LISTED = [newId<"student">()];
const CHOSEN = textOfSelection({ kind: "ids", ids: LISTED });
const bar = page.getByRole("region", { name: "Selected students" });
const course = page.getByRole("dialog", { name: "Change the course of 1 student?" });
const letter = page.getByRole("dialog", { name: "Write to students" });
const button = (name: string) => page.getByRole("button", { name });

function Students() {
  const selection = useSelection(NO_FILTER, "", LISTED);
  const [reply, setReply] = useState<BulkReply | null>(null);
  return (
    <>
      <PageSelection selection={selection} />
      <BulkNotice reply={reply} />
      <BulkBar selection={selection} total={1} isTotalCapped={false} onDone={setReply} />
    </>
  );
}

/** Renders the list with its one student selected, before a server that answers like this; null for an answer that is lost. */
async function openBar(
  answer: (sent: URLSearchParams) => object | null,
  hasMailServer = true,
): Promise<URLSearchParams[]> {
  const sent: URLSearchParams[] = [];
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const fields = new URLSearchParams(await new Request(input, init).text());
    sent.push(fields);
    const reply = answer(fields);
    if (!reply) throw new TypeError("Failed to fetch");
    return Response.json(reply);
  });
  const Page = createRoutesStub([
    { path: "/", Component: Students, loader: () => ({ hasMailServer }), HydrateFallback: () => null },
  ]);
  await render(<Page />);
  await button("Select this page").click();
  return sent;
}

test("a change without a choice is asked for one; one that was lost may be sent again", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const sent = await openBar((fields) =>
    sent.length === 1 ? null : { code: "changed", count: 1, change: { kind: "course", course: fields.get("value") } },
  );
  await expectAccessible();
  // Three lines: the rows stay in sight.
  expect(bar.element().getBoundingClientRect().height).toBeLessThan(130);
  await button("Course").click();
  const choice = course.getByRole("combobox", { name: "New course" });
  await course.getByRole("button", { name: "Change 1 student" }).click();
  await expect.element(choice).toHaveAccessibleDescription(/Error: Please choose a course\.$/);
  await expect.element(choice).toHaveFocus();
  await choice.selectOptions("OET");
  await course.getByRole("button", { name: "Change 1 student" }).click();
  await expectText(course.getByRole("alert"), "It is not clear whether this was done");
  await expect.element(choice).toHaveValue("OET");
  await course.getByRole("button", { name: "Change 1 student" }).click();
  await expectText(page.getByRole("status").first(), "1 student is now in OET.");
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent.map((fields) => fields.get("chosen"))).toEqual(Array(2).fill(CHOSEN));
});

test("a message is kept when its dialog is closed, looked at before it goes, and has one id however often it is sent", async () => {
  const counted = { reached: 1, notVerified: 0, inactive: 0 };
  let isReachable = false;
  const sent = await openBar((fields) => {
    if (!isReachable) return null;
    if (fields.get("intent") === "count")
      return { code: "counted", recipients: counted, mailingId: newId<"mailing">() };
    const { length } = sent.filter((one) => one.get("intent") === "write");
    return length === 1 ? null : { code: "sent", mailing: { id: fields.get("mailingId"), count: 1 } };
  });
  const open = () => bar.getByRole("button", { name: "Message" }).click();
  const cancel = () => letter.getByRole("button", { name: "Cancel" }).click();
  await open();
  await expectText(letter.getByRole("alert"), "Nothing was done: we could not reach the server.");
  await cancel();
  isReachable = true;
  await open();
  await expect.element(letter.getByText("1 student will get this email.")).toBeVisible();
  await letter.getByLabelText("Subject").fill("No classes on Monday");
  await cancel();
  await open();
  await expect.element(letter.getByLabelText("Subject")).toHaveValue("No classes on Monday");
  await letter.getByRole("button", { name: "Review" }).click();
  await expect.element(letter.getByLabelText("Text")).toHaveFocus();
  await letter.getByLabelText("Text").fill("See you on Tuesday.");
  await letter.getByRole("button", { name: "Review" }).click();
  await expect.element(letter.getByText("Send this email to 1 student? You cannot take it back.")).toHaveFocus();
  await expectAccessible();
  await letter.getByRole("button", { name: "Send to 1 student" }).dblClick();
  await expectText(letter.getByRole("alert"), "It is not clear whether your message went out");
  await letter.getByRole("button", { name: "Back" }).click();
  await cancel();
  await open();
  await letter.getByRole("button", { name: "Review" }).click();
  await letter.getByRole("button", { name: "Send to 1 student" }).click();
  await expect.element(page.getByText("The message to 1 student is ready to go out.")).toBeVisible();
  const letters = sent.filter((fields) => fields.get("intent") === "write");
  expect(letters.map((fields) => fields.get("text"))).toEqual(["See you on Tuesday.", "See you on Tuesday."]);
  expect(new Set(letters.map((fields) => fields.get("mailingId"))).size).toBe(1);

  // The next message is another one.
  await button("Select this page").click();
  await open();
  await expect.element(letter.getByLabelText("Subject")).toHaveValue("");
});

test("students are deleted once their number was typed, with what is done so far, until none is left", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const counts = [
    { code: "miscounted", count: 120 },
    { code: "deleted", count: 50, left: 70 },
    { code: "fault" },
    { code: "deleted", count: 50, left: 20 },
    { code: "deleted", count: 20, left: 0 },
  ];
  const sent = await openBar(() => counts.shift() ?? null);
  const deletion = page.getByRole("dialog", { name: "Delete 1 student?" });
  const typed = deletion.getByRole("textbox");
  await bar.getByRole("button", { name: "Delete" }).click();
  await expectAccessible();
  await deletion.getByRole("button", { name: "Delete 1 student" }).click();
  await expect.element(typed).toHaveAccessibleDescription(/Error: Please type 1 to delete 1 student\.$/);
  await expect.element(typed).toHaveFocus();
  await typed.fill("2");
  await deletion.getByRole("button", { name: "Delete 1 student" }).click();
  expect(sent).toEqual([]);

  await typed.fill("1");
  await deletion.getByRole("button", { name: "Delete 1 student" }).click();
  await expectText(deletion.getByRole("alert"), "it now has 120 students. Type 120 to delete them.");
  await expect.element(typed).toHaveValue("");
  await typed.fill("120");
  await deletion.getByRole("button", { name: "Delete 120 students" }).click();
  await expectText(deletion.getByRole("alert"), "Nothing was done: something went wrong on our side.");
  await expect
    .element(deletion.getByRole("progressbar"))
    .toHaveAttribute("aria-valuetext", "50 of 120 students deleted.");
  await typed.fill("70");
  await deletion.getByRole("button", { name: "Delete 70 students" }).click();

  await expectText(page.getByRole("status").first(), "120 students deleted.");
  expect(sent.map((fields) => fields.get("typed"))).toEqual(["1", "120", "70", "70", "20"]);
});

test("invitations are sent after a question, and the notice says how many went out and who was left out", async () => {
  const sent = await openBar(() => ({ code: "invited", count: 3, hasAccount: 1, tooSoon: 2 }));
  await bar.getByRole("button", { name: "Invite" }).click();
  const question = page.getByRole("dialog", { name: "Send an invitation to 1 student?" });
  await question.getByRole("button", { name: "Send invitations" }).click();

  await expectText(
    page.getByRole("status").first(),
    "The invitations to 3 students are ready to go out. 1 student is left out: their address already has an account. 2 students are left out: we invited them in the last 15 minutes.",
  );
  expect(sent.map((fields) => fields.get("intent"))).toEqual(["invite"]);
});

test("without a mail server the notice says that invitations and a message are kept, not that they go out", async () => {
  const recipients = { reached: 2, notVerified: 0, inactive: 0 };
  const mailingId = newId<"mailing">();
  await openBar((fields) => {
    if (fields.get("intent") === "invite") return { code: "invited", count: 1, hasAccount: 0, tooSoon: 1 };
    if (fields.get("intent") === "count") return { code: "counted", recipients, mailingId };
    return { code: "sent", mailing: { id: mailingId, count: 2 } };
  }, false);
  const notice = page.getByRole("status").first();
  await bar.getByRole("button", { name: "Invite" }).click();
  await button("Send invitations").click();
  await expect
    .element(notice)
    .toHaveTextContent(
      "The invitation to 1 student is kept, not sent: no mail server is set. 1 student is left out: we invited them in the last 15 minutes.",
    );

  await button("Select this page").click();
  await bar.getByRole("button", { name: "Message" }).click();
  await letter.getByLabelText("Subject").fill("No classes on Monday");
  await letter.getByLabelText("Text").fill("See you on Tuesday.");
  await letter.getByRole("button", { name: "Review" }).click();
  await letter.getByRole("button", { name: "Send to 2 students" }).click();
  await expect.element(notice).toHaveTextContent("The message to 2 students is kept, not sent: no mail server is set.");
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
});
