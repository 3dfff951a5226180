/** "Notify Me When Available": a form in the place of its button, with the focus where it was opened from and where it ends. */
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { submittedValues } from "../../../core/forms.ts";
import { expectAccessible, PHONE } from "../../../testing/component.ts";
import { NotifyMe } from "./notify-me-form.tsx";

test("the form opens with the focus in it, is closed again, says what is missing, and thanks in its place", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const sent: FormData[] = [];
  const Page = createRoutesStub([
    { path: "/", Component: () => <NotifyMe topic="video-lectures" /> },
    {
      path: "/notify-me",
      async action({ request }) {
        sent.push(await request.formData());
        return { code: "taken", values: submittedValues(new FormData()), errors: {} };
      },
    },
  ]);
  await render(<Page />);
  const open = page.getByRole("button", { name: "Notify Me When Available" });
  const email = page.getByLabelText("Email");
  await open.click();
  await expect.element(email).toHaveFocus();
  await expectAccessible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(open).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(email).toHaveAccessibleDescription("Error: Please enter your email address.");
  await userEvent.keyboard("asha@example.org{Enter}");
  const thanks = page.getByRole("status");
  await expect.element(thanks).toHaveTextContent("We will write to you when you can watch the video lectures.");
  await expect.element(thanks).toHaveFocus();
  expect(sent.map((fields) => [fields.get("email"), fields.get("topic")])).toEqual([
    ["asha@example.org", "video-lectures"],
  ]);
});
