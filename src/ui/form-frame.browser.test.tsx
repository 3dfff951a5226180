/** Forms: where an error is said and where the focus goes, what stays of what was typed, and that a press sends once. */
import { createRoutesStub, useActionData } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { z } from "zod/mini";
import { describeReply, type Failure, type Reply } from "../app/form-reply.ts";
import { submittedValues } from "../core/forms.ts";
import { expectAccessible, expectText, PHONE } from "../testing/component.ts";
import { Button } from "./button.tsx";
import { PasswordField, SelectField, TextField } from "./fields.tsx";
import { FormFrame } from "./form-frame.tsx";

type OrderReply = Reply<"too-high" | "unknown-drug" | Failure>;
type Answer = OrderReply["code"];

const required = (what: string) => z.string().check(z.minLength(1, { error: () => `Please enter the ${what}.` }));
/** In another order than the fields stand on the page. */
const Order = z.looseObject({ unit: required("unit"), password: required("password"), drug: required("drug") });

const drug = page.getByRole("textbox", { name: "Drug" });
const unit = page.getByRole("combobox", { name: "Unit" });
const password = page.getByLabelText("Your Password", { exact: true });
const save = page.getByRole("button", { name: "Save" });

function OrderForm({ focusesFirstError = false }: { focusesFirstError?: boolean }) {
  const reply = useActionData<OrderReply>();
  const messages = describeReply(reply, (reason) => `Not saved: ${reason}`, {
    "too-high": "This dose is too high.",
    "unknown-drug": { errors: { drug: "There is no such drug." } },
  });
  return (
    <FormFrame schema={Order} focusesFirstError={focusesFirstError} {...messages}>
      <input type="hidden" name="unit" value="" disabled />
      <TextField label="Drug" name="drug" hint="As on the label" defaultValue={reply?.values.drug} />
      <PasswordField label="Your Password" name="password" />
      <SelectField
        label="Unit"
        name="unit"
        placeholder="Choose a unit"
        options={[{ value: "mg", label: "Milligram" }]}
        defaultValue={reply?.values.unit}
      />
      <Button busyLabel="Saving...">Save</Button>
    </FormFrame>
  );
}

/** Renders the form, with a server that answers like this; returns what was sent. */
async function openForm(answer: () => Answer | Promise<Answer>): Promise<FormData[]> {
  const sent: FormData[] = [];
  const Page = createRoutesStub([
    {
      path: "/",
      Component: OrderForm,
      async action({ request }): Promise<OrderReply> {
        const fields = await request.formData();
        sent.push(fields);
        return { code: await answer(), values: submittedValues(fields), errors: {} };
      },
    },
  ]);
  await render(<Page />);
  return sent;
}

async function fill(): Promise<void> {
  await drug.fill("Digoxin");
  await password.fill("seven quiet lamps");
  await unit.selectOptions("Milligram");
}

test("before anything is sent each error is said at its field, and the first on the page has the focus", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const sent = await openForm(() => "too-high");
  await save.click();
  await expect.element(drug).toHaveFocus();
  await expect.element(drug).toHaveAccessibleDescription("As on the label Error: Please enter the drug.");
  await expect.element(password).toHaveAccessibleDescription("Error: Please enter the password.");
  await expect.element(unit).toHaveAccessibleDescription("Error: Please enter the unit.");
  await expectAccessible();
  document.documentElement.style.fontSize = "200%";
  await expectAccessible("look");
  document.documentElement.style.fontSize = "";

  await drug.fill("Digoxin");
  await userEvent.keyboard("{Enter}");
  await expect.element(password).toHaveFocus();
  await expect.element(drug).not.toHaveAttribute("aria-invalid");
  await expect.element(drug).toHaveValue("Digoxin");
  // Said again, it takes the focus again.
  await save.click();
  await expect.element(password).toHaveFocus();
  expect(sent).toEqual([]);
});

test("where the order of the messages counts, the first of them has the focus", async () => {
  const Page = createRoutesStub([{ path: "/", Component: () => <OrderForm focusesFirstError /> }]);
  await render(<Page />);
  await save.click();
  await expect.element(unit).toHaveFocus();
});

test("a refusal is said at its field or above the fields, takes the focus each time, and keeps what was typed", async () => {
  const answers: Answer[] = ["too-high", "too-high", "unreachable", "unknown-drug"];
  const sent = await openForm(() => answers.shift() ?? "fault");
  await fill();
  const banner = page.getByRole("alert");
  for (const words of [
    "This dose is too high.",
    "This dose is too high.",
    "Not saved: we could not reach the server.",
  ]) {
    await save.click();
    await expectText(banner, words);
    await expect.element(banner).toHaveFocus();
  }
  await save.click();
  await expect.element(drug).toHaveFocus();
  await expect.element(drug).toHaveAccessibleDescription("As on the label Error: There is no such drug.");
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(drug).toHaveValue("Digoxin");
  await expect.element(password).toHaveValue("seven quiet lamps");
  await expect.element(unit).toHaveValue("mg");
  expect(sent.map((fields) => fields.get("password"))).toEqual(Array(4).fill("seven quiet lamps"));

  // Before sending, a new mistake takes the place of what the server said.
  await password.clear();
  await save.click();
  await expect.element(password).toHaveFocus();
  await expect.element(drug).not.toHaveAttribute("aria-invalid");
  expect(sent).toHaveLength(4);
});

test("a form is sent once, however often it is pressed, and again after the answer", async () => {
  const gate = Promise.withResolvers<Answer>();
  const sent = await openForm(() => (sent.length === 1 ? gate.promise : "too-high"));
  await fill();
  const form = document.querySelector("form");
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(page.getByRole("button", { name: "Saving..." })).toHaveAttribute("aria-disabled", "true");
  await drug.click();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Saving..." }).click({ force: true });
  await expect.element(page.getByRole("button", { name: "Saving..." })).toHaveFocus();
  gate.resolve("too-high");
  await expect.element(save).not.toHaveAttribute("aria-disabled");
  expect(sent).toHaveLength(1);
  await save.click();
  await expect.poll(() => sent.length).toBe(2);
});
