/** What a student chooses for a test of their own: as the builder sends it, as it is saved under a name, as its version says it. */
import { z } from "zod";
import {
  CUSTOM_TEST_MINUTES,
  CUSTOM_TEST_MINUTES_MAX,
  CUSTOM_TEST_SIZE,
  CUSTOM_TEST_SIZE_MAX,
} from "../practice-tests/rules.ts";
import { QuestionFilter, type TestVersion } from "./test-version.ts";

const { lessons, areas, types, difficulties, only } = QuestionFilter.shape;

/** Absent lists leave nothing out. */
export const CustomChoices = z.strictObject({
  ...{ lessons: lessons.unwrap(), areas, types, difficulties, only },
  /** Absent for as many as usual. */
  count: z.int().min(1).max(CUSTOM_TEST_SIZE_MAX).optional(),
  /** Null for no clock, absent for as many as usual. */
  minutes: z.int().min(1).max(CUSTOM_TEST_MINUTES_MAX).nullable().optional(),
});
export type CustomChoices = z.infer<typeof CustomChoices>;

/** The same for choices that ask for the same, in whatever order and however often each thing is named. */
export function settled({ count = CUSTOM_TEST_SIZE, minutes = CUSTOM_TEST_MINUTES, ...lists }: CustomChoices): {
  count: number;
  minutes: number | null;
  from: QuestionFilter;
} {
  const entries = Object.entries(lists).map(([name, values]) => [name, [...new Set(values)].sort()] as const);
  return {
    count,
    minutes,
    from: QuestionFilter.parse(Object.fromEntries(entries.filter(([, { length }]) => length > 0))),
  };
}

/** The choices as a recipe keeps them: equal ones are equal, and `ownTestName` finds the tests that were made of them. */
export function keptChoices(choices: CustomChoices): CustomChoices {
  const { from, count, minutes } = settled(choices);
  return CustomChoices.parse({ ...from, count, minutes });
}

/** True where nothing but lessons was chosen, so that any of their questions will do. */
export function asksAnyOfLessons({ from: { lessons: _, ...others } }: { from: QuestionFilter }): boolean {
  return Object.keys(others).length === 0;
}

/** What was chosen for a custom test of that version; null where it is not known, or its questions were named. */
export function choicesOf({ sections, minutes }: Pick<TestVersion, "sections" | "minutes">): CustomChoices | null {
  const source = sections[0]?.source;
  const [rule] = source?.kind === "drawn" ? source.rules : [];
  return CustomChoices.safeParse({ ...rule?.from, count: rule?.count, minutes }).data ?? null;
}
