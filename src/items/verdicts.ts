/**
 * Rows that are judged one by one with one of two verdicts, a point each: what nursing actions and the recognition of cues
 * share. The solution lists the rows with the first verdict and every other row has the second, as the stored shapes know
 * yes and no alone; so a new row has the second verdict, shown as chosen, until its author chooses the first.
 */
import { byRow, entryOf } from "./by-row.ts";
import type { OutlinePart, Problem } from "./contract.ts";
import { hasOption, type Option, optionProblems } from "./options.ts";
import type { Pick } from "./scoring-rules.ts";

/** The verdict of the rows that the solution lists, and that of all others. */
export type VerdictPair<Verdict extends string> = readonly [listed: Verdict, other: Verdict];

/** The right verdict on a row. */
export function rightVerdict<Verdict extends string>(
  [listed, other]: VerdictPair<Verdict>,
  listedIds: ReadonlyArray<string>,
  rowId: string,
): Verdict {
  return listedIds.includes(rowId) ? listed : other;
}

/** The right verdicts on all rows. */
export function rightVerdicts<Verdict extends string>(
  pair: VerdictPair<Verdict>,
  rows: ReadonlyArray<Option>,
  listedIds: ReadonlyArray<string>,
): Record<string, Verdict> {
  return byRow(rows, (id) => rightVerdict(pair, listedIds, id));
}

/** The verdicts that were given beside the right ones, row by row. */
export function verdictPicks<Verdict extends string>(
  pair: VerdictPair<Verdict>,
  rows: ReadonlyArray<Option>,
  listedIds: ReadonlyArray<string>,
  given: Readonly<Record<string, Verdict>>,
): Pick[] {
  return rows.map(({ id }) => ({
    picked: entryOf(given, id) ?? null,
    correct: rightVerdict(pair, listedIds, id),
  }));
}

/** Each row as a part whose choices are the two verdicts. */
export function verdictParts<Verdict extends string>(
  pair: VerdictPair<Verdict>,
  words: Readonly<Record<Verdict, string>>,
  rows: ReadonlyArray<Option>,
  listedIds: ReadonlyArray<string>,
): OutlinePart[] {
  return rows.map(({ id, text }) => ({
    title: text,
    choices: pair.map((verdict) => ({
      text: words[verdict],
      isRight: verdict === rightVerdict(pair, listedIds, id),
    })),
  }));
}

/** Our own rules for such rows. `at` is the path of the rows, `atListed` that of the ids of those with the first verdict. */
export function verdictProblems(
  rows: ReadonlyArray<Option>,
  listedIds: ReadonlyArray<string>,
  { at, atListed }: { at: string; atListed: string },
  messages: { none: string; blank: string; twice: string; unknown: string; noneListed: string },
): Problem[] {
  if (rows.length === 0) return [{ level: "error", at, message: messages.none }];
  const problems = optionProblems(rows, at, messages);
  if (!listedIds.every((id) => hasOption(rows, id))) {
    return [...problems, { level: "error", at: atListed, message: messages.unknown }];
  }
  // The default of every row: more often forgotten than meant.
  if (listedIds.length === 0) {
    return [...problems, { level: "warning", at: atListed, message: messages.noneListed }];
  }
  return problems;
}
