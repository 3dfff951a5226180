/** The result and the review of a test: marks by section, and filters that stay in view. */
import { PRESETS } from "../../../src/modules/tests/presets/presets.ts";
import { buildMarkedResult } from "../../../src/testing/build-marked-result.ts";
import { DESK, expect, expectStateAccessibleAtBothWidths, test } from "../fixtures.ts";

test("a result in marks is explained, and its questions are filtered and come back by Back", async ({
  page,
  student,
  database,
}) => {
  const { attemptId } = await buildMarkedResult(database.db, {
    student,
    startedAt: new Date(),
    pass: { kind: "percent", threshold: { percent: 40 } },
  });
  await page.goto(`/attempts/${attemptId}/review`);
  await expect(page.getByText("1.67 of 4", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Passed", { exact: true })).toBeVisible();
  await expect(page.getByText("1.67 of 4 marks are needed, and this result has 1.67.")).toBeVisible();
  await expect(page.getByText("Wrong answers took 0.33 marks.")).toBeVisible();
  await expect(page.getByRole("row", { name: /^one/ })).toContainText("2 of 2");
  await expectStateAccessibleAtBothWidths(page);
  await page.setViewportSize(DESK);
  await page.getByRole("link", { name: "Wrong (1)" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(4);
});

test("a result says passed once its student has told the category, by keyboard, and no longer when it is deleted", async ({
  page,
  student,
  database,
}) => {
  const rrb = PRESETS.find(({ id }) => id === "rrb-nursing-superintendent");
  const { attemptId } = await buildMarkedResult(database.db, {
    student,
    startedAt: new Date(),
    ...(rrb && { pass: rrb.rules.pass }),
  });
  const review = `/attempts/${attemptId}/review`;
  await page.goto(`/dashboard/tests/exams/${rrb?.id}`);
  await expect(page.getByRole("link", { name: "Tell us your category" })).toBeVisible();

  await page.goto(review);
  await expect(page.getByText("The pass mark depends on your category, which you have not told us.")).toBeVisible();
  await expect(page.getByText("Passed", { exact: true })).toBeHidden();
  await page.getByRole("link", { name: "Tell us your category" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Your Category", level: 1 })).toBeVisible();
  // Its pass mark knows no disability.
  await expect(page.getByText("I have a benchmark disability (PwBD)")).toBeHidden();
  await page.getByLabel("Category", { exact: true }).selectOption("OBC (Other Backward Class)");
  await page.getByRole("button", { name: "Save category" }).press("Enter");
  const consent = page.getByRole("checkbox", { name: /^I agree that the institute stores my category/ });
  await expect(consent).toBeFocused();
  await expect(page.getByLabel("Category", { exact: true })).toHaveValue("OBC");
  await expectStateAccessibleAtBothWidths(page);
  await consent.press("Space");
  await page.getByRole("button", { name: "Save category" }).press("Enter");

  await expect(page).toHaveURL(review);
  await expect(page.getByText("Your category is saved. You passed this test.")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "You passed this test." })).toBeFocused();
  await expect(page.getByText("The pass mark for your category is 30% of all marks.")).toBeVisible();
  await expectStateAccessibleAtBothWidths(page);

  await page.goto("/account/privacy");
  await expect(page.getByText(/You told us on .+: OBC \(Other Backward Class\)\. Only you see it\./)).toBeVisible();
  await page.getByRole("link", { name: "Change or delete category" }).press("Enter");
  await page.getByRole("button", { name: "Delete category" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Your category is deleted." })).toBeFocused();
  await expectStateAccessibleAtBothWidths(page);
  await page.goto(review);
  await expect(page.getByText("The pass mark depends on your category, which you have not told us.")).toBeVisible();
});
