/** The form for messages: what is missing is said before it is sent, a refusal keeps every word, and thanks take its place. */
import { createRoutesStub, useActionData } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { submittedValues } from "../../../core/forms.ts";
import { FILL_TIME_FIELD, FILLING_MS, HONEYPOT_FIELD } from "../../../modules/messages/rules.ts";
import { expectAccessible, expectText, PHONE } from "../../../testing/component.ts";
import { problemsOfLargeText } from "../../../testing/large-text.ts";
import type { VisitorReply } from "../shared/visitor-form.tsx";
import { ContactPage } from "./page.tsx";

const field = (label: string) => page.getByLabelText(label, { exact: true });
const [name, email, message] = [field("Name"), field("Email"), field("Message")];
const send = page.getByRole("button", { name: "Send Message" });

function Contact() {
  return <ContactPage title="Contact" reply={useActionData<VisitorReply>()} />;
}

/** Opens the page; each message that is sent gets the next reply. */
async function openContact(replies: ReadonlyArray<Pick<VisitorReply, "code"> & { minutes?: number }>) {
  const sent: FormData[] = [];
  const Page = createRoutesStub([
    {
      path: "/contact",
      Component: Contact,
      async action({ request }) {
        const fields = await request.formData();
        const reply = replies[sent.length];
        sent.push(fields);
        return { ...reply, values: submittedValues(fields), errors: {} };
      },
    },
  ]);
  await render(<Page initialEntries={["/contact"]} />);
  return sent;
}

test("nothing is sent until it is complete; nobody meets the trap for bots; each refusal keeps every word", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const sent = await openContact([{ code: "unreachable" }, { code: "limited", minutes: 20 }, { code: "taken" }]);
  const trap = document.querySelector<HTMLInputElement>(`[name=${HONEYPOT_FIELD}]`);
  expect([trap?.tabIndex, trap?.autocomplete]).toEqual([-1, "off"]);
  expect(page.getByRole("textbox").elements()).toHaveLength(3);
  expect(trap?.getBoundingClientRect().right).toBeLessThan(0);

  await name.fill("Asha Verma");
  await send.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription("Error: Please enter your email address.");
  await expect.element(message).toHaveAccessibleDescription("Error: Please enter your message.");
  await expectAccessible();
  expect(problemsOfLargeText()).toEqual([]);
  await email.fill("asha@");
  await message.fill("When does the next course begin?");
  await send.click();
  await expect
    .element(email)
    .toHaveAccessibleDescription("Error: Please enter a valid email address, like name@example.org.");
  expect(sent).toEqual([]);

  await email.fill("asha@example.org");
  await send.dblClick();
  // A form that is completed faster than a person types waits before it is sent.
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await expectText(page.getByRole("alert"), "could not reach the server");
  await send.click();
  await expectText(page.getByRole("alert"), "What you typed is still here. Try again in 20 minutes");
  await expect.element(message).toHaveValue("When does the next course begin?");
  await send.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Your message was sent. We will answer by email.");
  await expect.element(page.getByRole("status")).toHaveFocus();
  await expectAccessible();
  expect(sent).toHaveLength(3);
  for (const fields of sent) expect(Number(fields.get(FILL_TIME_FIELD))).toBeGreaterThanOrEqual(FILLING_MS);
});
