/** Figures of questions, from answers as students give them. */
import { eq } from "drizzle-orm";
import { measuredVersions } from "../../../src/db/schema.ts";
import { buildStudent } from "../../../src/testing/build.ts";
import { buildInstituteTest, buildQuestions } from "../../../src/testing/build-institute-test.ts";
import { takeForm } from "../../../src/testing/take-form.ts";
import { expect, expectAccessible, expectStateAccessible, test } from "../fixtures.ts";

test("a question is measured by answers of a moment ago, and wrong figures are an alarm until they are counted again", async ({
  page,
  admin: _,
  database: { db },
}) => {
  const asked = await buildQuestions(db, 2);
  const [{ questionId, versionId } = { questionId: "", versionId: undefined }] = asked;
  if (!versionId) throw new Error("There is no question.");
  const { testId, title } = await buildInstituteTest(db, { questions: asked });
  for (const chosen of ["a", "a", "b"]) {
    await takeForm(db, await buildStudent(db), testId, { chosen: [chosen, "a"], at: new Date() });
  }
  // The worker counts within seconds.
  await expect(async () => {
    await page.goto(`/admin/measurement/${questionId}`);
    await expect(page.getByText("Criterion: totals of 1 fixed test, 3 answers.")).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText("Collecting 3 of 30").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /^Option b/ })).toContainText("1");
  await expectStateAccessible(page);

  await db
    .update(measuredVersions)
    .set({ isWrong: true, checkedAt: new Date() })
    .where(eq(measuredVersions.versionId, versionId));
  await page.goto("/admin/measurement");
  await expect(page.getByRole("row", { name: new RegExp(title) })).toContainText("Collecting 3 of 30");
  await expect(page.getByRole("alert")).toContainText("Some figures are wrong");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Count again/ }).press("Enter");
  await expect(page.getByText("Counted again. The figures are now what the answers come to.")).toBeVisible();
  await expect(page.getByText("Some figures are wrong")).toBeHidden();
});
