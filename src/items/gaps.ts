/**
 * What types with gaps in their question text share: brackets mark their places, in order; a placeholder stands in each while it
 * is empty.
 */
import { countBrackets } from "../core/brackets.ts";
import { isBlankHtml } from "../core/html.ts";
import { oneLine } from "../core/plain-text.ts";
import { byRow, entryOf } from "./by-row.ts";
import type { Problem } from "./contract.ts";
import { filledOptions, hasOption, type Option, optionProblems } from "./options.ts";
import { error } from "./problems.ts";

type Gap = { id: string; placeholder: string };
type ByGap = Readonly<Record<string, string>>;

/** As many gaps as brackets. While the text is missing, missing brackets are not reported too. `at` is the path of the gaps. */
export function bracketProblems(
  stem: string,
  gaps: ReadonlyArray<Gap>,
  at: string,
  texts: { none: string; unequal: (brackets: number, gaps: number) => string },
): Problem[] {
  const count = gaps.length;
  if (count === 0) return [error(at, texts.none)];
  const brackets = countBrackets(stem);
  if (isBlankHtml(stem) || brackets === count) return [];
  return [error(at, texts.unequal(brackets, count))];
}

/** A gap without a placeholder. `at` is the path of the gap. */
export function placeholderProblems({ placeholder }: Gap, at: string, message: string): Problem[] {
  return oneLine(placeholder) === "" ? [error(`${at}.placeholder`, message)] : [];
}

/** What a gap with options of its own lacks, then problems of its options. `correct` is the id of the right one. */
export function gapProblems(
  gap: Gap & { options: ReadonlyArray<Option> },
  correct: string | undefined,
  paths: { at: string; atCorrect: string },
  texts: { placeholder: string; options: string; unmarked: string },
): Problem[] {
  const filled = filledOptions(gap.options);
  const isMarked = hasOption(filled, correct ?? "");
  return [
    ...placeholderProblems(gap, paths.at, texts.placeholder),
    ...(filled.length < 2 ? [error(`${paths.at}.options`, texts.options)] : []),
    ...(filled.length >= 2 && !isMarked ? [error(paths.atCorrect, texts.unmarked)] : []),
    ...optionProblems(gap.options, `${paths.at}.options`),
  ];
}

/**
 * What belongs in each gap when `given` is what was put there. In interchangeable gaps every right one may stand in any of them:
 * those that do stay, and each of the other gaps wants one that is missing, its own if it can.
 */
export function rightIn(
  gaps: ReadonlyArray<{ id: string }>,
  correct: ByGap,
  interchangeable: ReadonlyArray<string>,
  given: ByGap,
): Record<string, string> {
  const group = gaps.map(({ id }) => id).filter((id) => interchangeable.includes(id));
  const right = group.flatMap((id) => entryOf(correct, id) ?? []);
  const isKept = (id: string) => right.includes(entryOf(given, id) ?? "");
  const missing = right.filter((choice) => !group.some((id) => entryOf(given, id) === choice));
  const open = group.filter((id) => !isKept(id));
  const wantsOwn = (id: string) => missing.includes(entryOf(correct, id) ?? "");
  const others = missing.filter((choice) => !open.some((id) => entryOf(correct, id) === choice));
  const wantOthers = open.filter((id) => !wantsOwn(id));
  return byRow(gaps, (id) => {
    if (!group.includes(id) || (open.includes(id) && wantsOwn(id))) return entryOf(correct, id);
    return isKept(id) ? entryOf(given, id) : others[wantOthers.indexOf(id)];
  });
}
