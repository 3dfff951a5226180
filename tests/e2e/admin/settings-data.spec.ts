/** Who saw whose data stands in the register, and how long it stays there is a setting that asks before it destroys. */
import { newId } from "../../../src/core/id.ts";
import { auditEntries, siteSettings } from "../../../src/db/schema.ts";
import { buildStudent, unique } from "../../../src/testing/build.ts";
import { expect, expectStateAccessible, test } from "../fixtures.ts";
import { ADMIN } from "../people.ts";

const PHONE = { width: 360, height: 740 };
const MONTH_MS = 30 * 24 * 60 * 60_000;

test("a look at a student is in the register, and less time for the audit is asked about with what goes", async ({
  page,
  admin: _,
  database: { db },
}) => {
  const name = unique("Meera");
  const { studentId } = await buildStudent(db, { name });
  await page.goto(`/admin/students/${studentId}`);
  await page.getByRole("link", { name: "Who viewed this student" }).click();
  await expect(page).toHaveURL(`/admin/audit/views?about=${studentId}`);
  const row = page.getByRole("row", { name: /Page of a student/ });
  await expect(row).toContainText(name);
  await expect(row).toContainText(ADMIN.email);
  await expectStateAccessible(page);
  await page.getByLabel("What was seen").selectOption("Test of a student");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page.getByRole("link", { name: `Only about ${name}` })).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectStateAccessible(page, "width");

  const old = { id: newId<"audit-entry">(), at: new Date(Date.now() - 30 * MONTH_MS) };
  await db.insert(auditEntries).values({ ...old, actorEmail: "", action: "student.edited", searchText: "" });
  await page.goto("/admin/settings/data");
  const months = page.getByLabel("Audit (months)");
  await months.fill("11");
  await page.getByRole("button", { name: "Save Times" }).click();
  await expect(page.getByText("Please enter 0 for ever, or 12 to 600 months.")).toBeVisible();
  await expect(months).toBeFocused();
  await months.fill("24");
  await page.getByRole("button", { name: "Save Times" }).click();
  const question = page.getByRole("alertdialog", { name: "Keep data for a shorter time?" });
  await expect(question).toContainText(/Audit, kept for 24 months: \d+ entr(y|ies) of the audit/);
  await expectStateAccessible(page, "look");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(months).toHaveValue("24");
  expect(await db.select({ kept: siteSettings.keepAuditMonths }).from(siteSettings)).toEqual([{ kept: 36 }]);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Save Times" }).click();
  await question.getByRole("button", { name: "Save and delete" }).click();
  await expect(page.getByText("Times saved.")).toBeVisible();
  expect(await db.select({ kept: siteSettings.keepAuditMonths }).from(siteSettings)).toEqual([{ kept: 24 }]);
});
