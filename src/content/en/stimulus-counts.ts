/** Case studies, trends and passages with their number. */
import { localized } from "../texts.ts";
import { number, counted as numbered } from "./numbers.ts";

type Kind = "case" | "trend" | "passage";

const counted = {
  case: (count: number) => numbered(count, "case study", "case studies"),
  trend: (count: number) => numbered(count, "trend", "trends"),
  passage: (count: number) => numbered(count, "reading passage", "reading passages"),
};

export const stimulusCounts = localized({
  counted,
  /** "2 case studies", "1 trend"; nothing for none. */
  counts: (of: Record<Kind, number>) =>
    (["case", "trend", "passage"] as const).flatMap((kind) => (of[kind] > 0 ? [counted[kind](of[kind])] : [])),
  /** "2 case studies of 6 questions". */
  sized: (kind: Kind, count: number, questions: number) =>
    questions === 1 ? counted[kind](count) : `${counted[kind](count)} of ${number(questions)} questions`,
});
