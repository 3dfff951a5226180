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
  }),
  z.strictObject({ kind: z.literal("titled"), title: z.string() }),
]);
export type TestName = z.infer<typeof TestName>;

/** As anybody else than the student whose test it is reads it. */
export function withoutOwnName(test: TestName): TestName {
  return test.kind === "custom" ? { kind: "custom" } : test;
}
