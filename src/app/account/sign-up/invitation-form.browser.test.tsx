/** Sign-up by an invitation: what is filled in, what stays after a refusal, and that the address cannot be changed. */
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { CONSENT_VERSION, consentTexts } from "../../../content/en/consent.ts";
import { submittedValues } from "../../../core/forms.ts";
import { expectAccessible, expectText, PHONE } from "../../../testing/component.ts";
import { InvitationForm, type InvitationReply } from "./invitation-form.tsx";

const INVITED = { name: "Asha Verma", email: "asha.verma@example.org", course: "TEAS 7" };
const name = page.getByLabelText("Full Name", { exact: true });
const email = page.getByLabelText("Email", { exact: true });
const password = page.getByLabelText("Password", { exact: true });

test("the address is filled in and fixed; a refusal keeps the name and the consent, and says what is wrong", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const sent: FormData[] = [];
  const Page = createRoutesStub([
    {
      path: "/",
      Component: ({ actionData }: { actionData?: InvitationReply }) => (
        <InvitationForm invited={INVITED} token="the-token" reply={actionData} />
      ),
      HydrateFallback: () => null,
      async action({ request }) {
        const fields = await request.formData();
        sent.push(fields);
        return { code: "common-password", values: submittedValues(fields), errors: {} };
      },
    },
  ]);
  await render(<Page />);

  await expect.element(email).toHaveValue(INVITED.email);
  await expect.element(email).toHaveAttribute("readonly");
  await expect.element(name).toHaveValue(INVITED.name);
  await expectText(page.getByText("Your course is TEAS 7."), "Your course is TEAS 7.");
  await expectAccessible();
  await name.fill("Asha R. Verma");
  await password.fill("seven quiet lamps");
  await page.getByLabelText(consentTexts.wording).click();
  await page.getByRole("button", { name: "Sign Up" }).click();

  await expect.element(page.getByText(accountsTexts.errors.passwordCommon)).toBeVisible();
  await expect.element(name).toHaveValue("Asha R. Verma");
  await expect.element(page.getByLabelText(consentTexts.wording)).toBeChecked();
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ token: "the-token", consent: CONSENT_VERSION });
});
