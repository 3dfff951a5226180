import { eq } from "drizzle-orm";
import { idOf } from "../../../src/core/id.ts";
import { standardJudges, standardRatings } from "../../../src/db/schema.ts";
import { buildAdaptiveBank } from "../../../src/testing/build-adaptive.ts";
import { expect, expectStateAccessibleAtBothWidths, test } from "../fixtures.ts";

test.beforeAll(({ database: { db } }) => buildAdaptiveBank(db, 6, new Date(), "usable"));

test("by keyboard a panel is started, rated question by question, taken to its second round and given up", async ({
  page,
  admin,
  database: { db },
}) => {
  expect(admin).toBeUndefined();
  await page.goto("/admin/measurement");
  await page.getByRole("link", { name: "Practice standards" }).press("Enter");
  const judges = page.getByRole("textbox", { name: "Judges" });
  await judges.fill("Anita Rao\nMeera Joshi");
  await page.getByRole("button", { name: "Start a panel" }).press("Enter");
  await expect(page.getByText("Please name at least 3 judges, one a line.")).toBeVisible();
  await expect(judges).toHaveValue("Anita Rao\nMeera Joshi");
  await expectStateAccessibleAtBothWidths(page);
  await judges.fill("Anita Rao\nMeera Joshi\nSunil Das");
  await page.getByRole("button", { name: "Start a panel" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Panel for NCLEX-RN" })).toBeVisible();
  await expect(page.getByText("Round 2 can begin once 3 judges have rated every question.")).toBeVisible();
  const address = new URL(page.url()).pathname;

  await page.getByRole("link", { name: "Rate as Anita Rao" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Question 1 of 48" })).toBeFocused();
  const percent = page.getByRole("textbox", { name: "Of 100 who are just good enough, so many answer it right" });
  await percent.fill("101");
  await percent.press("Enter");
  await expect(page.getByText("Please enter a whole number from 0 to 100.")).toBeVisible();
  await expect(percent).toHaveValue("101");
  await expectStateAccessibleAtBothWidths(page);
  await percent.fill("60");
  await percent.press("Enter");
  await expect(page.getByRole("heading", { name: "Question 2 of 48" })).toBeFocused();
  await expect(page.getByText("Anita Rao, round 1. 1 of 48 rated.")).toBeVisible();

  // The rest, as the judges would say it.
  const standardId = address.split("/").at(-1) ?? "";
  const all = await db
    .select({ judgeId: standardJudges.id })
    .from(standardJudges)
    .where(eq(standardJudges.standardId, idOf(standardId)));
  const rest = all.flatMap(({ judgeId }, judge) =>
    Array.from({ length: 48 }, (_, index) => ({ judgeId, round: 1, position: index + 1, percent: 60 + 5 * judge })),
  );
  await db.insert(standardRatings).values(rest).onConflictDoNothing();
  await page.goto(address);
  await page.getByRole("button", { name: "Begin round 2" }).press("Enter");
  await expect(page.getByText("Round 2 has begun.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Furthest apart" }).getByRole("row")).toHaveCount(21);
  await expectStateAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "Rate as Meera Joshi" }).press("Enter");
  await expect(page.getByText("In round 1 you said 65. All judges said 60 to 70, in the mean 65.")).toBeVisible();
  await page.goto(address);
  await page.getByRole("link", { name: "Give up" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Give up panel" }).press("Enter");
  await expect(page.getByText("Panel given up.")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/measurement\/standards(\?|$)/);
});
