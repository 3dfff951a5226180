/** Signing in: mistakes at their fields, refusals above them, and what is said to those who wait. */
import { createRoutesStub, useActionData } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { submittedValues } from "../../../core/forms.ts";
import { expectAccessible, expectText, PHONE } from "../../../testing/component.ts";
import { LogInForm, type LogInReply } from "./log-in-form.tsx";

const email = page.getByLabelText("Email Address", { exact: true });
const password = page.getByLabelText("Password", { exact: true });

type Refusal = { code: Exclude<LogInReply["code"], "limited"> } | { code: "limited"; minutes: number };

test("mistakes are said at their fields, refusals in one sentence with the focus, and a long wait as one that goes on", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const refusals: Refusal[] = [{ code: "refused" }, { code: "busy" }, { code: "unreachable" }];
  const gate = Promise.withResolvers<Refusal>();
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <LogInForm reply={useActionData<LogInReply>()} />,
      async action({ request }): Promise<LogInReply> {
        const values = submittedValues(await request.formData());
        return { ...(refusals.shift() ?? (await gate.promise)), values, errors: {} };
      },
    },
  ]);
  await render(<Page />);
  await email.fill("nobody");
  await userEvent.keyboard("{Enter}");
  await expect.element(email).toHaveFocus();
  await expect
    .element(email)
    .toHaveAccessibleDescription("Error: Please enter a valid email address, like name@example.org.");
  await expect.element(password).toHaveAccessibleDescription("Error: Please enter your password.");
  await expectAccessible();

  await email.fill("asha@example.org");
  await password.fill("seven quiet lamps");
  const alert = page.getByRole("alert");
  for (const words of [
    "Invalid email or password. Please try again.",
    "Too many students are signing in at this moment.",
    "Signing in did not work: we could not reach the server.",
  ]) {
    await page.getByRole("button", { name: "Sign In" }).click();
    await expectText(alert, words);
    await expect.element(alert).toHaveFocus();
  }
  const inLine = page.getByText("There is no need to press again.");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect.element(page.getByRole("button", { name: "Signing in..." })).toHaveFocus();
  await expect.element(inLine).not.toBeInTheDocument();
  await expect.element(inLine).toBeVisible();
  await expectAccessible();
  gate.resolve({ code: "limited", minutes: 5 });
  await expectText(alert, "Too many attempts. Wait 5 minutes, then try again.");
  await expect.element(inLine).not.toBeInTheDocument();
  await expect.element(email).toHaveValue("asha@example.org");
  await expect.element(password).toHaveValue("seven quiet lamps");
});
