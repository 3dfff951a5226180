/** A part of the settings: unsaved values are said and asked about, and those that another tab saved are shown and never overwritten unseen. */
import { createRoutesStub, Link, useActionData } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { submittedValues } from "../../../core/forms.ts";
import { expectAccessible, expectText, PHONE } from "../../../testing/component.ts";
import { TextField } from "../../../ui/fields.tsx";
import { newerIn, withNewer } from "../shared/newer-values.ts";
import { PartForm } from "./part-form.tsx";

const OPENED = { phone: "", email: "old@example.org", whatsapp: "" };
const NEWER = { phone: "+91 11 2345 6789", email: "new@example.org", whatsapp: "+919876543210" };

const field = (name: string) => page.getByRole("textbox", { name });
const save = page.getByRole("button", { name: "Save Settings" });

test("values of another tab come into fields that nobody touched, and are told where both changed them", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const sent: FormData[] = [];
  const Page = createRoutesStub([
    {
      path: "/admin/settings/contact",
      Component: () => (
        <>
          <Link to="/admin">Elsewhere</Link>
          <PartForm part="contact" loaded={{ values: OPENED, version: JSON.stringify(OPENED) }} reply={useActionData()}>
            {(values) => (
              <>
                <TextField label="Phone" name="phone" defaultValue={values.phone} />
                <TextField label="Email" name="email" defaultValue={values.email} />
                <TextField label="WhatsApp" name="whatsapp" defaultValue={values.whatsapp} />
              </>
            )}
          </PartForm>
        </>
      ),
      async action({ request }) {
        const fields = await request.formData();
        sent.push(fields);
        const { intent: _, basedOn = "", ...typed } = submittedValues(fields);
        return {
          form: "save",
          code: "stale",
          values: { ...withNewer(typed, basedOn, typed, NEWER), basedOn: JSON.stringify(NEWER) },
          errors: {},
          newer: newerIn({ basedOn, typed, now: NEWER }, Object.keys(NEWER)),
        };
      },
    },
    { path: "/admin", Component: () => <h1>Elsewhere</h1> },
  ]);
  await render(<Page initialEntries={["/admin/settings/contact"]} />);
  await field("WhatsApp").fill("98765");
  await save.click();
  await expect.element(field("WhatsApp")).toHaveFocus();
  await page.getByRole("link", { name: "Elsewhere" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  expect(sent).toEqual([]);

  await field("WhatsApp").clear();
  await field("Phone").fill("+91 22 0000 0000");
  await save.click();
  const alert = page.getByRole("alert");
  await expectText(alert, "Somebody else saved settings");
  await expect.element(alert).toHaveFocus();
  await expect.element(page.getByText("Now in this form too: Email, WhatsApp number.")).toBeVisible();
  await expect.element(page.getByText("Phone: +91 11 2345 6789")).toBeVisible();
  await expect.element(field("Phone")).toHaveValue("+91 22 0000 0000");
  await expect.element(field("Email")).toHaveValue("new@example.org");
  await expect.element(field("WhatsApp")).toHaveValue("+919876543210");
  await expectAccessible();
  await save.click();
  await expect
    .poll(() => sent.map((fields) => fields.get("basedOn")))
    .toEqual([OPENED, NEWER].map((from) => JSON.stringify(from)));
});
