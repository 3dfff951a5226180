import { z } from "zod/mini";

/** What people call a test. */
export const TestName = z.discriminatedUnion("kind", [
  /** 'Practice Test n'. */
  z.strictObject({ kind: z.literal("practice"), number: z.int() }),
  /** With the name of the saved test of the same choices, where the student reads it and there is one. */
  z.strictObject({
    kind: z.literal("custom"),
    name: z.optional(z.string()),
    /** Present for a piece of what is due for its student. */
    isRepetition: z.optional(z.literal(true)),
    /** Present for the test that a new student begins with. */
    isFirst: z.optional(z.literal(true)),
    /** The lesson of its questions, or else their subjects, and how many questions it has; absent in mails. */
    topics: z.optional(z.array(z.string())),
    questionCount: z.optional(z.int()),
  }),
  z.strictObject({ kind: z.literal("titled"), title: z.string() }),
]);
export type TestName = z.infer<typeof TestName>;

/** As anybody else than the student whose test it is reads it. */
export function withoutOwnName(test: TestName): TestName {
  if (test.kind !== "custom") return test;
  const { name: _, isRepetition: __, isFirst: ___, ...others } = test;
  return others;
}
