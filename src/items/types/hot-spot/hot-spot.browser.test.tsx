/** Hot spot: places in a picture, pressed or chosen in words. */
import { expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { IMAGE_FIELD, IMAGE_UPLOAD } from "../../../core/image-address.ts";
import { expectAccessible, PHONE, tabTo, tap } from "../../../testing/component.ts";
import { askQuestion, openNewQuestion } from "../../../testing/component-questions.tsx";
import type { uploadImage } from "../../../ui/authoring/upload-image.ts";

/** A drawing that comes with the product. */
const PICTURE = { address: "/pictures/chest-front.svg", width: 800, height: 700 };

const inWords = (letter: string) => page.getByRole("radio", { name: new RegExp(`^${letter}: `) });

test("answered by touch on a phone: the last place that was pressed counts", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const asked = await askQuestion("hot_spot");
  const picture = page.getByRole("img", { name: /^The chest of an adult/ });
  await expectLoaded(picture);
  expect(asked.progress()).toBe("untouched");
  await tap(picture, { x: 0.43, y: 0.32 });
  await expect.element(inWords("A")).toBeChecked();
  await tap(picture, { x: 0.68, y: 0.58 });
  await expect.element(inWords("D")).toBeChecked();
  await expect.element(inWords("A")).not.toBeChecked();
  await tap(picture, { x: 0.1, y: 0.95 });
  await expectAccessible("look");
  await expect.element(inWords("D")).toBeChecked();
  expect(asked.progress()).toBe("complete");

  await asked.review();
  await expect.element(page.getByText("Right: 1 of 1 point.")).toBeVisible();
});

test("answered by keyboard alone; the review shows the place that was right", async () => {
  const asked = await askQuestion("hot_spot");
  await tabTo(inWords("A"));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(inWords("C")).toBeChecked();

  await asked.review();
  await expect.element(page.getByText("Wrong: 0 of 1 point.")).toBeVisible();
  const missed = [...document.querySelectorAll("[data-state=missed]")].at(-1);
  expect(missed?.textContent).toContain("below the middle of the left collarbone");
});

test("written through the form: areas are drawn with the mouse, moved, and corrected as numbers", async () => {
  const sent = await openNewQuestion("Hot spot");
  const uploaded = storePictures();
  const add = page.getByRole("button", { name: "Add Question" });
  const said = page.getByRole("alert");
  await add.click();
  await expect.element(said).toHaveTextContent("Please choose a picture.");
  await expect.element(page.getByRole("button", { name: "Choose a picture" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  const dialog = page.getByRole("dialog", { name: "Image" });
  await dialog.getByLabelText("Picture").upload(new File(["chest"], "chest.png", { type: "image/png" }));
  await expect.element(dialog.getByRole("img")).toBeVisible();
  expect(uploaded).toEqual([expect.objectContaining({ name: "chest.png", type: "image/png" })]);
  await dialog.getByLabelText("Alternative text").fill("A chest from the front.");
  await dialog.getByRole("button", { name: "Insert image" }).click();

  const picture = page.getByRole("group", { name: "Picture", exact: true }).getByRole("img");
  await expectLoaded(picture);
  await drag(picture, [0.1, 0.1], [0.3, 0.4]);
  await drag(picture, [0.6, 0.5], [0.8, 0.9]);
  await drag(picture, [0.7, 0.7], [0.65, 0.6]);
  await page.getByText("Areas as numbers").click();
  const number = (letter: string, side: string) =>
    page.getByRole("group", { name: `Area of place ${letter}, in percent of the picture` }).getByLabelText(side);
  await expect.poll(() => roundedIn(number("A", "Width, %"))).toBe(20);
  await expect.poll(() => roundedIn(number("B", "From the left, %"))).toBe(55);
  await number("B", "Width, %").fill("90");

  await page.getByRole("button", { name: "Remove place C" }).click();
  await page.getByRole("textbox", { name: "Where place A is" }).fill("Above the nipple");
  await page.getByRole("textbox", { name: "Where place B is" }).fill("Below the nipple");
  await add.click();
  await expect.element(said).toHaveTextContent("The area of place B is partly outside of the picture.");
  await expect.element(number("B", "From the left, %")).toHaveFocus();
  await number("B", "Width, %").fill("٢٠٫٥");
  await page.getByRole("radio", { name: "Place B is the right one" }).click();
  await expectAccessible();

  const preview = page.getByRole("complementary");
  await preview.getByRole("radio", { name: "B: Below the nipple" }).click();
  await page.getByRole("button", { name: "Check the answer" }).click();
  await expect.element(preview.getByText("Right: 1 of 1 point.")).toBeVisible();
  await add.click();
  await expect.element(page.getByRole("heading", { name: "Question Bank" })).toBeVisible();
  const { address: src, width, height } = PICTURE;
  expect(JSON.parse(String(sent[0]?.get("content")))).toMatchObject({
    picture: { src, alt: "A chest from the front.", width, height },
  });
});

/** Replies to uploads as the server does, always with the same picture; returns the files. */
function storePictures(): File[] {
  const files: File[] = [];
  const fetch = vi.mocked(window.fetch);
  const passOn = fetch.getMockImplementation();
  fetch.mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname !== IMAGE_UPLOAD && passOn) return passOn(input, init);
    const file = (await request.formData()).get(IMAGE_FIELD);
    if (file instanceof File) files.push(file);
    return Response.json({ kind: "stored", ...PICTURE } satisfies Awaited<ReturnType<typeof uploadImage>>);
  });
  return files;
}

/** Waits until a picture is there with its size. */
async function expectLoaded(picture: Locator): Promise<void> {
  const widthOf = (element: Element | null) => (element instanceof HTMLImageElement ? element.naturalWidth : 0);
  await expect.poll(() => widthOf(picture.query())).toBeGreaterThan(0);
}

/** Drags with a mouse over a picture, between places in parts of its sides. */
async function drag(picture: Locator, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const { width, height } = picture.element().getBoundingClientRect();
  const at = ([x, y]: readonly [number, number]) => ({ x: width * x, y: height * y });
  // Areas that were drawn cover the picture.
  await picture.dropTo(picture, { sourcePosition: at(from), targetPosition: at(to), steps: 4, force: true });
}

function roundedIn(field: Locator): number {
  const element = field.element();
  return element instanceof HTMLInputElement ? Math.round(Number(element.value)) : Number.NaN;
}
