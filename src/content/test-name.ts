import { z } from "zod";

/** What people call a test. */
export const TestName = z.discriminatedUnion("kind", [
  /** 'Practice Test n'. */
  z.strictObject({ kind: z.literal("practice"), number: z.int() }),
  z.strictObject({ kind: z.literal("custom") }),
  z.strictObject({ kind: z.literal("titled"), title: z.string() }),
]);
export type TestName = z.infer<typeof TestName>;
