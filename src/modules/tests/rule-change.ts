/** A change of what the results of a test are marked by (record 52). Pure. */
import { z } from "zod/mini";
import { idSchema } from "../../core/schemas.ts";
import type { DeliveryRules } from "./delivery.ts";
import { Marks } from "./marks.ts";
import { PassRule } from "./pass-rules.ts";
import { type ChangedTerms, withTerms } from "./terms.ts";
import { SectionId } from "./test-version.ts";

/** How the answers to a voided question count, for everybody. */
export const Voided = z.enum(["given-to-all", "left-out"]);
export type Voided = z.infer<typeof Voided>;

const QuestionId = idSchema<"question">(() => "This is no id.");

export const RuleChange = z.discriminatedUnion("kind", [
  /** By section. */
  z.strictObject({ kind: z.literal("marks"), marks: z.record(SectionId, Marks) }),
  z.strictObject({ kind: z.literal("pass"), pass: PassRule }),
  /** `countedAs` is null where a voiding is taken back. */
  z.strictObject({ kind: z.literal("void"), questionId: QuestionId, countedAs: z.nullable(Voided) }),
]);
export type RuleChange = z.infer<typeof RuleChange>;

/** The terms that a change sets; empty for one that sets none. */
export function termsOf(change: RuleChange): ChangedTerms {
  switch (change.kind) {
    case "marks":
      return { marks: change.marks };
    case "pass":
      return { pass: change.pass };
    case "void":
      return {};
    default:
      return change satisfies never;
  }
}

/** The rules of a delivery after a change. */
export function rulesAfter(rules: DeliveryRules, change: RuleChange): DeliveryRules {
  return withTerms(rules, termsOf(change));
}

/** What a change is about, as people are told: how the answers to a question count now, else which rules. */
export type WhatChanged = Voided | "as-scored" | "marks" | "pass";

export function whatChanged(change: RuleChange): WhatChanged {
  return change.kind === "void" ? (change.countedAs ?? "as-scored") : change.kind;
}
