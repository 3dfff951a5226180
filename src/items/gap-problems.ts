/** What an author of a type with gaps must still do to them. */
import { countBrackets } from "../core/brackets.ts";
import { isBlankHtml } from "../core/html.ts";
import { oneLine } from "../core/plain-text.ts";
import type { Problem } from "./contract.ts";
import { hasOption, type Option } from "./options.ts";
import { error, filledOptions, optionProblems } from "./problems.ts";

type Gap = { id: string; placeholder: string };

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
