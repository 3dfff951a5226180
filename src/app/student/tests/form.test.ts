import { expect, test } from "vitest";
import type { z } from "zod";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { parseForm } from "../../../core/forms.ts";
import { newId } from "../../../core/id.ts";
import { CUSTOM_TEST_LESSONS_MAX } from "../../../modules/practice-tests/rules.ts";
import { DiscardForm, StartCustomForm, StartForm } from "./form.ts";

function parse(schema: z.ZodType, fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseForm(schema, form);
}

const ids = (count: number) => Array.from({ length: count }, () => newId<"lesson">());

test("each form of the tab is parsed as its intent", () => {
  const id = newId<"attempt">();
  const lessonIds = ids(3);

  expect(parse(StartForm, { intent: "start", practiceTestId: id })).toMatchObject({
    kind: "valid",
    data: { practiceTestId: id },
  });
  expect(parse(DiscardForm, { intent: "discard", attemptId: id })).toMatchObject({
    kind: "valid",
    data: { attemptId: id },
  });
  expect(parse(StartCustomForm, { intent: "start-custom", lessonIds: lessonIds.join(",") })).toMatchObject({
    data: { lessonIds },
  });
});

test("a custom test needs a lesson and takes at most as many as there can be", () => {
  const problem = (lessonIds: string) => {
    const form = parse(StartCustomForm, { intent: "start-custom", lessonIds });
    return form.kind === "invalid" ? form.errors.lessonIds : null;
  };

  expect(problem("")).toBe(dashboardTexts.custom.incomplete);
  expect(problem("not-an-id,,")).toBe(dashboardTexts.custom.incomplete);
  expect(problem(ids(CUSTOM_TEST_LESSONS_MAX).join(","))).toBeNull();
  expect(problem(ids(CUSTOM_TEST_LESSONS_MAX + 1).join(","))).toBe(
    dashboardTexts.tests.tooManyLessons(CUSTOM_TEST_LESSONS_MAX),
  );
});

test("forged input is refused", () => {
  expect(parse(StartForm, { intent: "start", practiceTestId: "1; drop table" }).kind).toBe("invalid");
  expect(parse(DiscardForm, { intent: "submit", attemptId: newId<"attempt">() }).kind).toBe("invalid");
  expect(parse(StartForm, {}).kind).toBe("invalid");
});
