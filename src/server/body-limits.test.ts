import { expect, test } from "vitest";
import { newId } from "../core/id.ts";
import { CONTENT_MAX } from "../modules/blog/rules.ts";
import { MESSAGE_LENGTH } from "../modules/messages/forms.ts";
import { CUSTOM_TEST_LESSONS_MAX } from "../modules/practice-tests/rules.ts";
import { LESSON_CONTENT_MAX } from "../modules/subjects/rules.ts";
import { routeTable } from "../testing/route-table.ts";
import { FORM_LIMIT, openBodyLimits } from "./body-limits.ts";

const bodyLimitOf = openBodyLimits(routeTable);

const KB = 1024;
/** Per character in UTF-8, as browsers encode texts sent with files. */
const BYTES_MAX = 3;

test.each([
  ["/", 96 * KB],
  ["/contact", 96 * KB],
  ["/contact.data", 96 * KB],
  ["/account", 96 * KB],
  ["/adminx", 96 * KB],
  ["/no-such-page", 96 * KB],
  ["/sample-test/check", 16 * KB],
  ["/attempts/0190/save", KB * KB],
  ["/dashboard/tests", KB * KB],
  ["/dashboard/tests/saved.data", KB * KB],
  ["/dashboard/tests/matching", KB * KB],
  ["/dashboard/plan", 96 * KB],
  ["/admin/questions/add.data", KB * KB],
  ["/admin/students/0190", KB * KB],
  ["/admin/gallery", KB * KB],
  ["/admin/second-factor", 96 * KB],
  ["/admin/no-such-page", 96 * KB],
  ["/admin/settings/institute", 10 * KB * KB + 64 * KB],
  ["/admin/settings/faculty/add.data", 10 * KB * KB + 64 * KB],
  ["/admin/images", 10 * KB * KB + 64 * KB],
  ["/admin/students/import.data", 52 * KB * KB],
])("%s takes at most %i bytes", (path, most) => {
  expect(bodyLimitOf(path)).toBe(most);
});

test("an author's longest text fits, in any script", () => {
  expect(bodyLimitOf("/admin/blog/new")).toBeGreaterThan(CONTENT_MAX * BYTES_MAX);
  expect(bodyLimitOf("/admin/subjects/lessons/1/edit")).toBeGreaterThan(LESSON_CONTENT_MAX * BYTES_MAX);
  expect(FORM_LIMIT).toBe(96 * KB);
});

test("a form holds twice the longest message, in any script and escaped", () => {
  expect(FORM_LIMIT).toBeGreaterThanOrEqual(2 * MESSAGE_LENGTH * encodeURIComponent("ह").length);
});

test("a custom test of as many lessons as may be fits, with its commas escaped", () => {
  expect(bodyLimitOf("/dashboard/tests")).toBeGreaterThan(CUSTOM_TEST_LESSONS_MAX * (newId().length + "%2C".length));
});
