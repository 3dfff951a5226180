/** The devices of an account: which one is signed out, only by who knows the password, and what a refusal keeps. */
import { createRoutesStub, useActionData } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { submittedValues } from "../../../core/forms.ts";
import { newId } from "../../../core/id.ts";
import { expectAccessible, expectText, PHONE } from "../../../testing/component.ts";
import { DevicesPart } from "./devices.tsx";

const facts = { address: "203.0.113.7", since: "since 1 January 2026", lastSeen: "last used on 2 January 2026" };
const device = (name: string, isThisOne = false) => ({ id: newId<"session">(), name, isThisOne, ...facts });
const LIST = [device("Firefox on Linux", true), device("Chrome on Android"), device("Safari on iPhone")];

const part = page.getByRole("region", { name: "Where You Are Signed In" });
const password = part.getByLabelText("Current Password", { exact: true });
const signOut = part.getByRole("button", { name: "Sign Out" });

async function open(list: typeof LIST): Promise<FormData[]> {
  const sent: FormData[] = [];
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <DevicesPart devices={{ list, isCut: false }} isSaved={false} refused={useActionData()} />,
      async action({ request }) {
        const fields = await request.formData();
        sent.push(fields);
        return { code: "wrong-password", values: submittedValues(fields), errors: {} };
      },
    },
  ]);
  await render(<Page />);
  return sent;
}

test("one device of several is chosen, and stays chosen when the password is missing or wrong", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const sent = await open(LIST);
  const second = part.getByRole("radio", { name: "Safari on iPhone" });
  await second.click();
  await signOut.click();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription("Error: Please enter your password.");
  await expectAccessible();
  await password.fill("another password");
  await signOut.click();
  await expectText(part, "Error: This is not your current password.");
  await expect.element(password).toHaveFocus();
  await expect.element(second).toBeChecked();
  expect(sent.map((fields) => fields.get("which"))).toEqual([LIST[2]?.id]);
  // This one is not for signing out here.
  await expect.element(part.getByRole("radio", { name: "Firefox" })).not.toBeInTheDocument();
});

test("of two devices the other one is the only choice, and of one there is none", async () => {
  const sent = await open(LIST.slice(0, 2));
  await expect.element(part.getByRole("radio", { name: "The other device" })).toBeChecked();
  await password.fill("seven quiet lamps");
  await signOut.click();
  await expect.poll(() => sent.map((fields) => fields.get("which"))).toEqual(["others"]);
});

test("where nobody else is signed in there is no form", async () => {
  await open(LIST.slice(0, 1));
  await expectText(part, "This device", "You are signed in on no other device.");
  await expect.element(password).not.toBeInTheDocument();
});
