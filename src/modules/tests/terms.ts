/** Marks and pass rule: what the institute may change of a test once students have started it (record 52). Pure. */
import { z } from "zod/mini";
import type { DeliveryRules } from "./delivery.ts";
import { Marks } from "./marks.ts";
import { PassRule } from "./pass-rules.ts";
import { SectionId } from "./test-version.ts";

/** What the institute has set; what is absent stays as the test came. */
export const ChangedTerms = z.strictObject({
  /** By section. */
  marks: z.optional(z.record(SectionId, Marks)),
  pass: z.optional(PassRule),
});
export type ChangedTerms = z.infer<typeof ChangedTerms>;

/** Rules with these terms; `withChangedTerms` of the tables does the same to rows. */
export function withTerms(rules: DeliveryRules, { marks, pass }: ChangedTerms): DeliveryRules {
  return { ...rules, marks: { ...rules.marks, ...marks }, pass: pass ?? rules.pass };
}
