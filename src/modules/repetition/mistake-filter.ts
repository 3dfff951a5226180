/** Which of the questions that went wrong a student looks at; the address of the list holds it. Pure. */
import { z } from "zod/mini";
import { type Id, parseId } from "../../core/id.ts";

export const MISTAKE_KINDS = [
  "all",
  "surely-wrong",
  "wrong",
  "partly",
  "guessed",
  "changed",
  "unanswered",
  "flagged",
] as const;
export type MistakeKind = (typeof MISTAKE_KINDS)[number];

export const MISTAKES_PER_PAGE = 20;
export const MISTAKE_FIND_MAX = 200;

export type MistakeFilter = {
  kind: MistakeKind;
  subject: Id<"subject"> | null;
  /** Words of the question; empty for all. */
  find: string;
};

const FilterOfAddress = z.object({
  kind: z.catch(z.enum(MISTAKE_KINDS), "all"),
  subject: z.pipe(
    z.string(),
    z.transform((text) => parseId<"subject">(text)),
  ),
  find: z.catch(z.string().check(z.trim(), z.maxLength(MISTAKE_FIND_MAX)), ""),
});

/** What the address, or a form of the list, asks for; what it cannot mean counts as not given. */
export function mistakeFilterIn(given: { get(name: string): unknown }): MistakeFilter {
  const text = (name: string) => String(given.get(name) ?? "");
  return FilterOfAddress.parse({ kind: text("kind"), subject: text("subject"), find: text("find") });
}

/** The fields of the address that are not as in the list of all. */
export function searchOfMistakeFilter({ kind, subject, find }: MistakeFilter): URLSearchParams {
  return new URLSearchParams({
    ...(kind !== "all" && { kind }),
    ...(subject !== null && { subject }),
    ...(find !== "" && { find }),
  });
}
