/** The audit: what the administrator did stands there, and can be found. */
import { newId } from "../../../src/core/id.ts";
import { questionLabels } from "../../../src/db/schema.ts";
import { unique } from "../../../src/testing/build.ts";
import { expect, expectStateAccessible, test } from "../fixtures.ts";
import { ADMIN } from "../people.ts";

test("what was done is found by its words and by what it was done to, with what it was before", async ({
  page,
  admin: _,
  database,
}) => {
  const id = newId<"label">();
  const [before, after] = [unique("cardiology"), unique("heart")];
  await database.db.insert(questionLabels).values({ id, kind: "category", name: before, position: 1_000 });
  await page.goto("/admin/questions/labels");
  await page.getByRole("textbox", { name: before }).fill(after);
  await page.getByRole("button", { name: `Rename ${before}` }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  await page.getByRole("link", { name: "Audit" }).click();
  const entries = page.getByRole("list", { name: "Entries" }).getByRole("article");
  await expect(entries.first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Search the audit" }).fill(after);
  await expect(entries).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`q=${after}`));
  await expect(entries.getByRole("heading")).toHaveText(`${ADMIN.email} renamed the label ${after}.`);
  await entries.getByText("What changed (1 field)").click();
  await expect(entries.getByText(`Name:Before: ${before} → After: ${after}`)).toBeVisible();
  await expectStateAccessible(page);

  await page.getByLabel("What was done").selectOption("Label deleted");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.goBack();
  await expect(entries).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectStateAccessible(page, "width");
  await entries.getByRole("link", { name: `Only about ${after}` }).click();
  await expect(page).toHaveURL(`/admin/audit?about=${id}`);
  await expect(entries).toHaveCount(1);
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/admin/audit");
});
