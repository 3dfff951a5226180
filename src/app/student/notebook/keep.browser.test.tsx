/** A private note at a question or a lesson: saved by itself, never lost when the page is left, and by its button. */
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { submittedValues } from "../../../core/forms.ts";
import { expectAccessible, expectText, PHONE } from "../../../testing/component.ts";
import { Keep } from "./keep.tsx";

const note = page.getByLabelText("Private note");

async function openNote(codes: ReadonlyArray<string> = []) {
  const sent: string[] = [];
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <Keep kept={{ note: "Before", labels: null }} action="/" />,
      async action({ request }) {
        const fields = await request.formData();
        const code = codes[sent.length] ?? "saved";
        sent.push(String(fields.get("text")));
        return { form: "note", code, values: submittedValues(fields), errors: {} };
      },
    },
  ]);
  return { sent, screen: await render(<Page />) };
}

test("what is typed saves itself after a pause and when the field is left, and says so", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const { sent } = await openNote();
  await note.fill("Potassium");
  expect(sent).toEqual([]);
  await expect.element(page.getByText("Private note saved.")).toBeVisible();
  expect(sent).toEqual(["Potassium"]);
  await note.fill("Potassium 5.0");
  await expect.element(page.getByText("Private note saved.")).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.poll(() => sent).toEqual(["Potassium", "Potassium 5.0"]);
  await expect.element(page.getByText("Private note saved.")).toBeVisible();
  await expectAccessible();
});

test("its button saves it once", async () => {
  const { sent } = await openNote();
  await note.fill("Potassium");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByText("Private note saved.")).toBeVisible();
  expect(new Set(sent)).toEqual(new Set(["Potassium"]));
});

test("a page that is left sends what was typed and not saved, also after a refusal", async () => {
  const beacon = vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
  const texts = () => beacon.mock.calls.map(([, body]) => body instanceof URLSearchParams && body.get("text"));
  const { screen } = await openNote(["full"]);
  await note.fill("Potassium");
  window.dispatchEvent(new Event("pagehide"));
  expect(texts()).toEqual(["Potassium"]);
  await note.fill("Sodium");
  await userEvent.tab();
  await expectText(page.getByRole("alert"), "The private note was not saved: you have");
  await screen.unmount();
  expect(texts()).toEqual(["Potassium", "Sodium"]);
});
