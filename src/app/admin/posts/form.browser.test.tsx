/** The form of a post: what is not saved is kept on the device and offered, and what the server says takes nothing of it away. */
import { createRoutesStub, data, Link, useActionData } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { submittedValues } from "../../../core/forms.ts";
import { newId } from "../../../core/id.ts";
import { expectAccessible, expectText, PHONE } from "../../../testing/component.ts";
import { OWNER_KEY } from "../../shared/device-storage.ts";
import { BASED_ON, BLANK_POST } from "./fields.ts";
import { PostForm } from "./form.tsx";

const LIST = "/admin/blog";
const EDIT = `${LIST}/edit`;
const userId = newId<"user">();
const edited = { id: newId<"blog-post">(), basedOn: "2026-01-01T00:00:00.000Z", slug: "night-duty", wasPublic: false };
const initial = {
  ...BLANK_POST,
  title: "Night duty",
  author: "Asha Verma",
  category: "Wards",
  imageUrl: "/pictures/post-study-plan.svg",
  excerpt: "How to sleep.",
  content: "<p>Sleep comes first.</p>",
};

const excerpt = page.getByRole("textbox", { name: "Excerpt" });
const content = page.getByRole("textbox", { name: "Content" });
const update = page.getByRole("button", { name: "Update Post" });
const restore = page.getByRole("button", { name: "Restore" });
const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });

beforeEach(() => localStorage.setItem(OWNER_KEY, userId));
afterEach(() => localStorage.clear());

/** Renders the form of a post; the server refuses what is sent as it says. Returns what was sent. */
async function openPost(codes: ("stale" | "slug-taken" | "signedOut")[] = []): Promise<FormData[]> {
  const sent: FormData[] = [];
  function EditedPost() {
    const reply = useActionData();
    return (
      <>
        <Link to={LIST}>Back</Link>
        <PostForm
          initial={initial}
          edited={edited}
          categories={["Wards"]}
          reply={reply}
          draftOwner={{ userId, timeZone: "Asia/Kolkata" }}
          closeTo={LIST}
        />
      </>
    );
  }
  const Page = createRoutesStub([
    {
      path: EDIT,
      Component: EditedPost,
      async action({ request }) {
        const fields = await request.formData();
        sent.push(fields);
        const values = submittedValues(fields);
        const newer = { ...values, [BASED_ON]: "2026-01-02T00:00:00.000Z" };
        const code = codes.shift();
        const day = "2 January 2026";
        return data({ code, values: code === "stale" ? newer : values, errors: {}, day }, { status: 400 });
      },
    },
    { path: LIST, Component: () => <Link to={EDIT}>Edit</Link> },
  ]);
  await render(<Page initialEntries={[LIST]} />);
  await page.getByRole("link", { name: "Edit" }).click();
  await expect.element(content).toBeVisible();
  return sent;
}

async function leave(): Promise<void> {
  await page.getByRole("link", { name: "Back" }).click();
  await leaving.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("link", { name: "Edit" }).click();
  await expect.element(content).toBeVisible();
}

test("what is left unsaved is kept on the device and offered, never put in by itself, and restored or discarded", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await openPost();
  await expect.element(restore).not.toBeInTheDocument();
  await excerpt.fill("How to sleep before a night duty.");
  await content.fill("Sleep is everything.");
  await leave();
  await expect.element(excerpt).toHaveValue("How to sleep.");
  const offer = page.getByRole("status").filter({ hasText: "Unsaved changes from" });
  await expectText(offer, "Night duty", "Sleep is everything.");
  await expectAccessible();

  // Another form of the same post has a draft of its own: neither overwrites the other.
  await excerpt.fill("In another tab.");
  await leave();
  expect(offer.elements()).toHaveLength(2);
  await offer.filter({ hasText: "Sleep is everything." }).getByRole("button", { name: "Restore" }).click();
  await expect.element(excerpt).toHaveValue("How to sleep before a night duty.");
  await expectText(content, "Sleep is everything.");
  await expect.element(page.getByRole("status").filter({ hasText: "is back in the form." })).toHaveFocus();
  expect(offer.elements()).toHaveLength(1);
  await offer.getByRole("button", { name: "Discard" }).click();
  await page
    .getByRole("alertdialog", { name: "Discard unsaved changes?" })
    .getByRole("button", { name: "Discard" })
    .click();
  await expect.element(page.getByRole("status").filter({ hasText: "Discarded." })).toHaveFocus();
  await leave();
  await expectText(offer, "Sleep is everything.");
  expect(offer.elements()).toHaveLength(1);
});

test("nothing is stored for a user who has logged out in another tab, nor for what was put back", async () => {
  await openPost();
  await excerpt.fill("How to sleep before a night duty.");
  localStorage.removeItem(OWNER_KEY);
  window.dispatchEvent(new Event("pagehide"));
  expect(Object.keys(localStorage)).toEqual([]);
  localStorage.setItem(OWNER_KEY, userId);
  window.dispatchEvent(new Event("pagehide"));
  expect(Object.keys(localStorage)).toHaveLength(2);
  await excerpt.fill("How to sleep.");
  window.dispatchEvent(new Event("pagehide"));
  expect(Object.keys(localStorage)).toEqual([OWNER_KEY]);
});

test("a newer version is told and shown in another tab, and saved over only when saved again", async () => {
  const sent = await openPost(["stale", "slug-taken", "signedOut"]);
  await excerpt.fill("How to sleep before a night duty.");
  await content.fill("Sleep is everything.");
  await update.click();
  await expectText(page.getByRole("alert"), "Nothing was overwritten, and what you wrote is still here.");
  const newer = page.getByRole("link", { name: "See the newer version" });
  await expect.element(newer).toHaveAttribute("href", `${LIST}/${edited.id}/preview`);
  await expect.element(newer).toHaveAttribute("target", "_blank");
  await update.click();
  await expect.element(page.getByLabelText("Address", { exact: true })).toHaveFocus();
  await update.click();
  await expect.element(page.getByRole("link", { name: "Sign in again in another tab" })).toBeVisible();
  await expect.element(excerpt).toHaveValue("How to sleep before a night duty.");
  await expectText(content, "Sleep is everything.");
  expect(sent.map((fields) => fields.get(BASED_ON))).toEqual([
    edited.basedOn,
    ...Array(2).fill("2026-01-02T00:00:00.000Z"),
  ]);
  expect(sent.map((fields) => fields.get("content"))).toEqual(Array(3).fill("<p>Sleep is everything.</p>"));
});
