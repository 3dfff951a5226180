/** The report of a problem: an empty one is refused at its field, and what was typed is kept until it has been sent. */
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { submittedValues } from "../../../core/forms.ts";
import { expectAccessible, expectText, PHONE } from "../../../testing/component.ts";
import { ReportButton } from "./report-button.tsx";

test("an empty report is refused; a closed dialog, a lost network and a limit keep the message; thanks take the focus", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const replies = [{ code: "unreachable" }, { code: "limited", minutes: 10 }, { code: "reported" }];
  const sent: FormData[] = [];
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <ReportButton position={2} />,
      async action({ request }) {
        const fields = await request.formData();
        const reply = replies[sent.length];
        sent.push(fields);
        return { ...reply, values: submittedValues(fields), errors: {} };
      },
    },
  ]);
  await render(<Page />);
  const open = page.getByRole("button", { name: "Report a problem with this question" });
  const message = page.getByLabelText("Your message");
  const send = page.getByRole("button", { name: "Send report" });
  await open.click();
  await expect.element(message).toHaveFocus();
  await send.click();
  await expect.element(message).toHaveAccessibleDescription("Error: Please say what is wrong with this question.");
  await expectAccessible();
  await message.fill("Two options are right.");
  await userEvent.keyboard("{Escape}");
  await expect.element(open).toHaveFocus();
  await open.click();
  await expect.element(message).toHaveValue("Two options are right.");
  await send.click();
  await expectText(page.getByRole("alert"), "Your report was not sent: we could not reach the server.");
  await send.click();
  await expect.element(message).toHaveAccessibleDescription(/10 minutes/);
  await expect.element(message).toHaveValue("Two options are right.");
  await send.click();
  const thanks = page.getByRole("status");
  await expect.element(thanks).toHaveTextContent("Thank you. Your report has been sent.");
  await expect.element(thanks).toHaveFocus();
  expect(sent.map((fields) => fields.get("position"))).toEqual(["2", "2", "2"]);
});
