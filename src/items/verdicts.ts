/**
 * One item type with two names: rows that are judged one by one with one of two verdicts, a point each. Nursing actions and
 * the recognition of cues differ in their words, and in the names under which they are stored.
 *
 * The solution lists the rows with the first verdict and every other row has the second, as the exchange formats know yes and
 * no alone; so a new row has the second verdict, shown as chosen, until its author chooses the first.
 */
import { countFilledRows, hasOnlyRows } from "./by-row.ts";
import type { ItemModel } from "./contract.ts";
import { defineItemType, type ItemTypeDefinition } from "./define-item-type.ts";
import { inAuthorsOrder } from "./option-order.ts";
import { type Option, optionLists } from "./options.ts";

/** The fields of such a question, by the names under which they are stored. */
export type VerdictContent<Rows extends string> = { v: 1; scenario: string; stem: string } & Record<Rows, Option[]>;
export type VerdictSolution<Listed extends string> = { rationale: string } & Record<Listed, string[]>;
export type VerdictAnswer<Given extends string, Verdict extends string> = Record<Given, Record<string, Verdict>>;

type Model<Rows extends string, Listed extends string, Given extends string, Verdict extends string> = ItemModel<
  VerdictContent<Rows>,
  VerdictSolution<Listed>,
  VerdictAnswer<Given, Verdict>
>;

/** What distinguishes one such type from another. */
type Own<Rows extends string, Listed extends string, Given extends string, Verdict extends string> = {
  /** The names of the rows in the content, of the ids with the first verdict in the solution, of the verdicts in an answer. */
  names: { rows: Rows; listed: Listed; given: Given };
  /** The verdict of the rows that the solution lists, and that of all others. */
  verdicts: readonly [listed: Verdict, other: Verdict];
  /** Ids of new rows begin with it. */
  prefix: string;
  words: {
    /** What a row is, above the rows. */
    row: string;
    verdicts: Readonly<Record<Verdict, string>>;
    instruction: string;
    progress: (judged: number, of: number) => string;
    points: (right: number, of: number) => string;
  };
};

export type VerdictType<Rows extends string, Listed extends string, Given extends string, Verdict extends string> = Own<
  Rows,
  Listed,
  Given,
  Verdict
> &
  Model<Rows, Listed, Given, Verdict>;

/** The model of such a type, with what distinguishes it from the other one. */
export function defineVerdictType<
  Rows extends string,
  Listed extends string,
  Given extends string,
  Verdict extends string,
>(
  own: Own<Rows, Listed, Given, Verdict> &
    Pick<
      ItemTypeDefinition<VerdictContent<Rows>, VerdictSolution<Listed>, VerdictAnswer<Given, Verdict>>,
      "content" | "solution" | "answer"
    >,
): VerdictType<Rows, Listed, Given, Verdict> {
  const { names } = own;
  const model: Model<Rows, Listed, Given, Verdict> = defineItemType({
    ...own,
    blank: () => own.answer.parse({ [names.given]: {} }),
    fits: (content, answer) => hasOnlyRows(content[names.rows], answer[names.given]),
    isComplete: (content, answer) =>
      countFilledRows(content[names.rows], answer[names.given]) === content[names.rows].length,
    ...optionLists(names.rows),
    // Findings and actions stand in the order in which they were made or are to be done.
    ...inAuthorsOrder,
  });
  return { ...own, ...model };
}

/** The right verdict on a row. */
export function rightVerdict<Listed extends string, Verdict extends string>(
  { names, verdicts }: { names: { listed: Listed }; verdicts: readonly [Verdict, Verdict] },
  solution: VerdictSolution<Listed>,
  rowId: string,
): Verdict {
  return verdicts[solution[names.listed].includes(rowId) ? 0 : 1];
}

/** The verdicts as the columns of a table. */
export function columnsOf<V extends string>({
  verdicts,
  words,
}: {
  verdicts: readonly [V, V];
  words: { verdicts: Readonly<Record<V, string>> };
}) {
  return verdicts.map((verdict) => ({ id: verdict, text: words.verdicts[verdict] }));
}
