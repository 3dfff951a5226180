import { expect, test } from "vitest";
import type { z } from "zod/mini";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { parseForm } from "../../../core/forms.ts";
import { newId } from "../../../core/id.ts";
import { CUSTOM_TEST_LESSONS_MAX } from "../../../modules/practice-tests/rules.ts";
import { ChoicesForm } from "./custom/choices-form.ts";
import { DiscardForm, StartForm } from "./form.ts";

function parse(schema: z.ZodMiniType, fields: Readonly<Record<string, string>>) {
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
  expect(parse(ChoicesForm, { intent: "start-custom", lessonIds: lessonIds.join(",") })).toMatchObject({
    data: { lessons: lessonIds },
  });
});

test("a custom test needs a lesson and takes at most as many as there can be", () => {
  const problem = (lessonIds: string) => {
    const form = parse(ChoicesForm, { intent: "start-custom", lessonIds });
    return form.kind === "invalid" ? form.errors.lessonIds : null;
  };

  expect(problem("")).toBe(dashboardTexts.custom.incomplete);
  expect(problem("not-an-id,,")).toBe(dashboardTexts.custom.incomplete);
  expect(problem(ids(CUSTOM_TEST_LESSONS_MAX).join(","))).toBeNull();
  expect(problem(ids(CUSTOM_TEST_LESSONS_MAX + 1).join(","))).toBe(
    dashboardTexts.tests.tooManyLessons(CUSTOM_TEST_LESSONS_MAX),
  );
});

test("numbers, no clock and what is ticked once or several times become choices", () => {
  const [lesson] = ids(1);
  const parsed = (...fields: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of [["lessonIds", lesson ?? ""], ...fields] as const) form.append(name, value);
    const { kind, ...rest } = parseForm(ChoicesForm, form);
    return "errors" in rest ? rest.errors : { kind, ...rest.data };
  };
  const { countProblem, minutesProblem } = dashboardTexts.custom.more;

  expect(parsed(["count", "1"], ["minutes", "600"], ["only", "wrong"], ["types", "text"], ["types", "matrix"])).toEqual(
    {
      kind: "valid",
      ...{ lessons: [lesson], count: 1, minutes: 600, only: ["wrong"], types: ["text", "matrix"] },
    },
  );
  expect(parsed(["untimed", "on"], ["minutes", "600"])).toMatchObject({ kind: "valid", minutes: null });
  expect(parsed(["count", " "], ["minutes", ""])).toEqual({ kind: "valid", lessons: [lesson] });
  expect(parsed(["count", "151"])).toEqual({ count: countProblem(150) });
  expect(parsed(["count", "0"])).toEqual({ count: countProblem(150) });
  expect(parsed(["minutes", "1.5"])).toEqual({ minutes: minutesProblem(600) });
  expect(parsed(["only", "reserved"])).toEqual({ "": dashboardTexts.tests.malformed });
  expect(parsed(["difficulties", "1; drop table"])).toEqual({ "": dashboardTexts.tests.malformed });
});

test("forged input is refused", () => {
  expect(parse(StartForm, { intent: "start", practiceTestId: "1; drop table" }).kind).toBe("invalid");
  expect(parse(DiscardForm, { intent: "submit", attemptId: newId<"attempt">() }).kind).toBe("invalid");
  expect(parse(StartForm, {}).kind).toBe("invalid");
});
