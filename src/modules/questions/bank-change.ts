/** A change of many questions at once, for both sides: what can be done, and what was. */
import { z } from "zod/mini";
import { idSchema } from "../../core/schemas.ts";
import { findArea, findPlan } from "../tests/exam-plans.ts";
import { Signature } from "./signature.ts";
import { JUDGMENT_STEPS } from "./taxonomy.ts";

/** More than these are not changed in one go. */
export const CHANGED_MAX = 10_000;
/** For how long a change can be taken back. */
const UNDO_MINUTES = 10;

const idOf = <Kind extends string>() => idSchema<Kind>(() => "This is not an id.");

/** The area of one exam plan; questions keep those of the others. */
export const AreaChange = z
  .strictObject({ plan: z.string(), code: z.nullable(z.string()) })
  .check(z.refine(({ plan, code }) => (code === null ? findPlan(plan) !== null : findArea(code)?.plan.id === plan)));
export type AreaChange = z.infer<typeof AreaChange>;

export const BankChange = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("move"), lessonId: idOf<"lesson">() }),
  /** Null takes it off; what is absent stays as it is. */
  z.strictObject({
    kind: z.literal("tag"),
    categoryId: z.optional(z.nullable(idOf<"label">())),
    difficultyId: z.optional(z.nullable(idOf<"label">())),
    area: z.optional(AreaChange),
    judgmentStep: z.optional(z.nullable(z.enum(JUDGMENT_STEPS))),
    isReserved: z.optional(z.boolean()),
  }),
  z.strictObject({ kind: z.literal("withdraw") }),
  z.strictObject({ kind: z.literal("bring-back") }),
  z.strictObject({ kind: z.literal("sign"), ...Signature.shape }),
]);
export type BankChange = z.infer<typeof BankChange>;

/** Changes from before this time stay. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_MINUTES * 60_000);
}

/**
 * How many milliseconds before its audit entry a change is stored as made. Release 0.8 stores these changes so and expects it of those it
 * reads: during an upgrade its processes run beside this one, and each takes back what the other has done.
 */
export function msBeforeAudit(change: BankChange): number {
  const isEarlier =
    change.kind === "sign" ||
    (change.kind === "tag" &&
      [change.area, change.judgmentStep, change.isReserved].some((value) => value !== undefined));
  return isEarlier ? 1 : 0;
}
