/** An answer to a message: one id however often it is sent, and nothing of it lost by a refusal or by leaving. */
import { createRoutesStub, Link, useActionData, useLoaderData, useRevalidator } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { submittedValues } from "../../../core/forms.ts";
import { newId } from "../../../core/id.ts";
import { expectAccessible, expectText, PHONE } from "../../../testing/component.ts";
import { AnswerForm } from "./answer-form.tsx";

function LoadAgain() {
  const { revalidate } = useRevalidator();
  return (
    <button type="button" onClick={() => void revalidate()}>
      Load again
    </button>
  );
}

test("an empty answer is asked for, leaving a begun one is asked about, and sent again it is the same one", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const sent: FormData[] = [];
  const loaded: string[] = [];
  const Page = createRoutesStub([
    {
      path: "/admin/messages/contact/one",
      Component: () => (
        <>
          <AnswerForm
            answerId={useLoaderData<string>()}
            presetSubject="Your message to us"
            to="asha@example.org"
            office="office@example.org"
            reply={useActionData()}
          />
          <Link to="/admin/messages">Next</Link>
          <LoadAgain />
        </>
      ),
      HydrateFallback: () => null,
      // Each load of the page brings another id.
      loader() {
        const id = newId<"message-answer">();
        loaded.push(id);
        return id;
      },
      async action({ request }) {
        const fields = await request.formData();
        sent.push(fields);
        return { code: "unreachable", values: submittedValues(fields), errors: {} };
      },
    },
    { path: "/admin/messages", Component: () => <h1>Messages</h1> },
  ]);
  await render(<Page initialEntries={["/admin/messages/contact/one"]} />);
  const answer = page.getByRole("textbox", { name: "Answer" });
  const send = page.getByRole("button", { name: "Send answer" });
  await send.click();
  await expect.element(answer).toHaveFocus();
  await expectAccessible();
  await answer.fill("In January.");
  await page.getByRole("button", { name: "Load again" }).click();
  await expect.poll(() => loaded.length).toBe(2);
  await page.getByRole("link", { name: "Next" }).click();
  await expect.element(page.getByRole("button", { name: "Keep editing" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  for (const count of [1, 2]) {
    await send.click();
    await expect.poll(() => sent.length).toBe(count);
    await expectText(page.getByRole("alert"), "we could not reach the server.");
    await expect.element(page.getByRole("alert")).toHaveFocus();
  }
  await expect.element(answer).toHaveValue("In January.");
  await expect.element(page.getByRole("textbox", { name: "Subject" })).toHaveValue("Your message to us");
  expect(sent.map((fields) => fields.get("answerId"))).toEqual([loaded[0], loaded[0]]);
});
