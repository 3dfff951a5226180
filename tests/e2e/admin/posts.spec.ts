/** Blog Management: a post from its first word to the day it goes, and what visitors see of it at each step. */
import type { Locator, Page } from "@playwright/test";
import { unique } from "../../../src/testing/build.ts";
import { picture } from "../authors.ts";
import { expectStateAccessible, productUnderTest } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";

const LIST = "/admin/blog";

function fieldsOf(form: Locator) {
  return {
    title: form.getByLabel("Title", { exact: true }),
    author: form.getByLabel("Author", { exact: true }),
    category: form.getByLabel("Category", { exact: true }),
    status: form.getByLabel("Status", { exact: true }),
    date: form.getByLabel("Publication date and time"),
    imageUrl: form.getByLabel("Featured image URL"),
    upload: form.getByLabel("Upload a picture"),
    imageAlt: form.getByLabel("Description of the picture"),
    excerpt: form.getByLabel("Excerpt"),
    content: form.getByRole("textbox", { name: "Content" }),
    address: form.getByLabel("Address", { exact: true }),
    tools: form.getByRole("toolbar", { name: "Formatting of Content" }),
  };
}

/** The menu of a small screen: it marks where one is, and gives the focus back however it is closed. */
async function expectSlideOver(page: Page, current: string): Promise<void> {
  const toggle = page.getByRole("button", { name: "Open menu" });
  const menu = page.getByRole("navigation", { name: "Administration" });
  await toggle.press("Enter");
  await expect(menu).toBeVisible();
  await expect(menu.locator("[aria-current=page]")).toHaveText(current);
  await expectStateAccessible(page, "look");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Close menu" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await expect(menu).toBeVisible();
  const address = page.url();
  // Upon the button that signs out: a tap beside the menu does nothing else.
  await page.mouse.click(335, 32);
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  expect(page.url()).toBe(address);
}

function rowOf(page: Page, title: string): Locator {
  return page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: title }) });
}

test("a post is written, previewed, scheduled, published, moved and deleted, and visitors see each step at once", async ({
  page,
  context,
  admin: _,
  elsewhere,
}) => {
  // Many steps: each is one that visitors see.
  test.setTimeout(120_000);
  await context.route("https://pictures.example.org/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const { url } = productUnderTest();
  const visit = async (slug: string) => {
    const answer = await elsewhere.get(`${url}/blog/${slug}`, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location ?? (answer.ok() ? "here" : "")];
  };
  const [title, category, slug] = [unique("Night duty"), unique("wards"), unique("night")];
  await page.goto(LIST);
  await page.getByRole("link", { name: "New Post" }).click();
  const form = page.getByRole("dialog", { name: "Create New Post" });
  const fields = fieldsOf(form);
  await expect(fields.title).toBeFocused();
  await form.getByRole("button", { name: "Create Post" }).click();
  await expect(form.getByText("Please enter the excerpt.")).toBeVisible();
  await expect(fields.title).toBeFocused();

  await expect(fields.imageUrl).toHaveAttribute("aria-invalid", "true");
  await fields.title.fill(title);
  await fields.author.fill("Asha Verma");
  await fields.category.fill(category);
  await fields.upload.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await picture(1200, 675) });
  await expect(fields.imageUrl).toHaveValue(/^\/images\/[\da-f]{64}\.webp$/);
  await expect(fields.imageUrl).not.toHaveAttribute("aria-invalid");
  await expect(form.getByRole("img", { name: "The featured image as it is now" })).toBeVisible();
  await fields.imageAlt.fill("A ward at night");
  await fields.excerpt.fill("How to sleep before a night duty.");
  await fields.content.fill("Sleep comes first.");
  await fields.content.press("Control+A");
  await fields.tools.getByRole("button", { name: "Bold" }).click();
  await fields.content.press("End");
  await fields.tools.getByRole("button", { name: "Image" }).click();
  const image = page.getByRole("dialog", { name: "Image" });
  await image.getByLabel("Picture URL").fill("http://example.org/ward.png");
  await image.getByRole("button", { name: "Insert image" }).click();
  await expect(image.getByText("It must begin with https://")).toBeVisible();
  await image.getByLabel("Picture URL").fill("https://pictures.example.org/ward.svg");
  await image.getByLabel("Alternative text").fill("A quiet ward");
  await image.getByRole("button", { name: "Insert image" }).click();
  await fields.address.fill(slug);
  await expectStateAccessible(page);
  await form.getByRole("button", { name: "Save draft and preview" }).click();

  await expect(page.getByText("Preview – not public")).toBeVisible();
  await expect(page.getByText("Post created.")).toBeVisible();
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(article.getByRole("img", { name: "A ward at night" })).toBeVisible();
  await expect(article.locator("strong")).toHaveText("Sleep comes first.");
  await expect(article.getByRole("img", { name: "A quiet ward" })).toHaveAttribute("referrerpolicy", "no-referrer");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectStateAccessible(page, "look");
  expect(await visit(slug)).toEqual([404, ""]);

  await page.getByRole("link", { name: "Back to editing" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Post" });
  const edited = fieldsOf(edit);
  await edited.status.selectOption("Published");
  await edited.date.fill("2099-01-01T09:00");
  await expect(edit.getByText("This is in the future: nobody sees the post until then.")).toBeVisible();
  await edit.getByRole("button", { name: "Update Post" }).click();
  await expect(page.getByText("Post saved.")).toBeVisible();
  const row = rowOf(page, title);
  await expect(page.getByRole("columnheader")).toHaveText(["Post", "Author", "Category", "Status", "Date", "Actions"]);
  await expect(row.getByRole("cell")).toContainText([
    "Asha Verma",
    category,
    "Scheduled",
    "1 Jan 2099, 9:00 am IST",
    /Edit.*Delete/,
  ]);
  expect(await visit(slug)).toEqual([404, ""]);

  await row.getByRole("link", { name: "Edit" }).click();
  await edited.date.fill("");
  await edited.content.fill("Sleep comes first.");
  await edit.getByRole("button", { name: "Update Post" }).click();
  await expect(row.getByText("Published", { exact: true })).toBeVisible();
  expect(await visit(slug)).toEqual([200, "here"]);
  const list = await elsewhere.get(`${url}/blog?${new URLSearchParams({ category })}`);
  expect(await list.text()).toContain(title);
  await expect(row.getByRole("link", { name: "View on the site" })).toHaveAttribute("href", `/blog/${slug}`);

  const moved = unique("moved");
  await row.getByRole("link", { name: "Edit" }).click();
  await edited.address.fill(moved);
  await edit.getByRole("button", { name: "Update Post" }).click();
  await expect(row.getByRole("link", { name: "View on the site" })).toHaveAttribute("href", `/blog/${moved}`);
  expect(await visit(slug)).toEqual([301, `/blog/${moved}`]);
  expect(await visit(moved)).toEqual([200, "here"]);

  await row.getByRole("link", { name: "Edit" }).click();
  await edited.status.selectOption("Draft");
  await edit.getByRole("button", { name: "Update Post" }).click();
  await expect(row.getByText("Draft", { exact: true })).toBeVisible();
  expect([await visit(slug), await visit(moved)]).toEqual([
    [404, ""],
    [404, ""],
  ]);

  await page.setViewportSize({ width: 360, height: 740 });
  await expectSlideOver(page, "Blog Posts");
  await page.getByLabel("Search titles").fill(title);
  await expect(page.getByText("1 post found")).toBeVisible();
  await expectStateAccessible(page, "look");
  await row.getByRole("link", { name: "Delete" }).click();
  const confirm = page.getByRole("alertdialog");
  await expect(confirm.getByText("Are you sure you want to delete this post?")).toBeVisible();
  await confirm.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Post deleted.")).toBeVisible();
  await expect(page.getByText("No posts found")).toBeVisible();
  expect(await visit(moved)).toEqual([404, ""]);
});
