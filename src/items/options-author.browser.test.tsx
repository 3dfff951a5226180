/** Options that are pictures, and options that are pasted as one list. */
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { IMAGE_FIELD, IMAGE_UPLOAD } from "../core/image-address.ts";
import { DESK, expectAccessible, PHONE, tap } from "../testing/component.ts";
import { openNewQuestion } from "../testing/component-questions.tsx";

/** Drawings that come with the product, under the names of the files that become them. */
const PICTURES = {
  "chest.png": { address: "/pictures/chest-pad.svg", width: 800, height: 700 },
  "newborn.png": { address: "/pictures/newborn-front.svg", width: 760, height: 862 },
};

/** Answers uploads as the server does; other requests go where they went before. */
function takeUploads(): void {
  const others = vi.mocked(window.fetch).getMockImplementation();
  vi.mocked(window.fetch).mockImplementation(async (input, init) => {
    if (input !== IMAGE_UPLOAD) return others ? others(input, init) : Response.error();
    const file = init?.body instanceof FormData && init.body.get(IMAGE_FIELD);
    const name = file instanceof File ? file.name : "";
    const [, stored] = Object.entries(PICTURES).find(([known]) => known === name) ?? [];
    return Response.json(stored ? { kind: "stored", ...stored } : { kind: "refused", message: "Unknown file." });
  });
}

test("written through the form, and chosen by what they show", async () => {
  const sent = await openNewQuestion("Single answer");
  takeUploads();
  for (const [number, file, shows] of [
    [1, "chest.png", "A chest"],
    [2, "newborn.png", "A newborn"],
  ] as const) {
    await page.getByRole("button", { name: `Use a picture for option ${number}` }).click();
    const dialog = page.getByRole("dialog", { name: "Image" });
    await dialog.getByLabelText("Picture").upload(new File(["-"], file, { type: "image/png" }));
    await expect.element(dialog.getByRole("img")).toBeVisible();
    await dialog.getByLabelText("Alternative text").fill(shows);
    await dialog.getByRole("button", { name: "Insert image" }).click();
    const words = page.getByRole("textbox", { name: `What picture ${number} shows, in words` });
    await expect.element(words).toHaveValue(shows);
    await expect.element(page.getByRole("button", { name: `Change picture ${number}` })).toHaveFocus();
  }
  await page.getByRole("radio", { name: "Option 2 is the correct answer" }).click();
  await expectAccessible();

  const preview = page.getByRole("complementary");
  const right = preview.getByRole("img", { name: "A newborn" });
  for (const { width, height } of [DESK, PHONE]) {
    await page.viewport(width, height);
    await expect.poll(() => right.element().getBoundingClientRect().width).toBeGreaterThan(100);
  }
  await tap(right);
  await expect.element(preview.getByRole("radio", { name: "A newborn" })).toBeChecked();
  await expectAccessible("look");
  await preview.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("Right: 1 of 1 point.")).toBeVisible();
  const chosen = preview.getByRole("listitem").filter({ hasText: "Your answer, right" });
  await expect.element(chosen.getByRole("img")).toBeVisible();
  await page.getByRole("button", { name: "Add Question" }).click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  expect(JSON.parse(String(sent[0]?.get("content")))).toMatchObject({
    options: [
      { text: "A chest", picture: { src: PICTURES["chest.png"].address } },
      { text: "A newborn", picture: { src: PICTURES["newborn.png"].address } },
    ],
  });
});

/** Pastes a text into the field that has the focus. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  const field = document.activeElement;
  const isTaken = !field?.dispatchEvent(event);
  if (!isTaken) document.execCommand("insertText", false, text);
}

test("a pasted list fills the options, adds fields, and is one text again after Undo or Ctrl+Z", async () => {
  const LIST = "A) 1 mL B) 3 mL C) 10 mL";
  await openNewQuestion("Single answer");
  await page.viewport(PHONE.width, PHONE.height);
  const option = (number: number) => page.getByRole("textbox", { name: `Option ${number}` });
  const notice = page.getByRole("status").filter({ hasText: "Your text was split into 3 options." });
  await option(1).click();
  paste(LIST);
  await expect.element(notice).toBeVisible();
  for (const [number, text] of [
    [1, "1 mL"],
    [2, "3 mL"],
    [3, "10 mL"],
  ] as const) {
    await expect.element(option(number)).toHaveValue(text);
  }
  await expectAccessible();
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect.element(option(1)).toHaveFocus();
  await expect.element(option(1)).toHaveValue(LIST);
  await expect.element(option(3)).not.toBeInTheDocument();
  await expect.element(notice).not.toBeInTheDocument();

  await userEvent.keyboard("{Control>}a{/Control}");
  paste(LIST);
  await expect.element(option(3)).toHaveValue("10 mL");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(option(1)).toHaveValue(LIST);

  // Written text is never replaced.
  await option(2).fill("Written");
  await option(1).fill("");
  paste(LIST);
  await expect.element(option(1)).toHaveValue(LIST);
  await expect.element(option(2)).toHaveValue("Written");
});
