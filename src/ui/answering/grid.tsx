/** Shared by grids to answer and reviewed ones: the table that turns into cards, and its headings. */
import type { ReactNode } from "react";
import { TABLE_ROLES as ROLES } from "../table-roles.ts";
import styles from "./grid.module.css";

/** Two columns of such words fit side by side in a card on a phone. */
const PAIR_WORD_LENGTH = 11;

/** The table around the rows of a grid. `canPair` is for cells with few words: two of them may share a line of a card. */
export function GridFrame(props: {
  label: string;
  columnTexts: ReadonlyArray<string>;
  canPair: boolean;
  children: ReactNode;
}) {
  const { label, columnTexts, canPair, children } = props;
  const isPair = canPair && areShortPair(columnTexts);
  return (
    <div className={styles.frame} data-columns={sizeOf(columnTexts.length)} data-pair={isPair || undefined}>
      <table {...ROLES.table} className={styles.table} aria-label={label}>
        {children}
      </table>
    </div>
  );
}

/** The headings, which label the cells: that of the third column is `${id}-column-2`. */
export function GridHead(props: { id: string; rowHeading: ReactNode; columnTexts: ReadonlyArray<string> }) {
  const { id, rowHeading, columnTexts } = props;
  return (
    <thead {...ROLES.group} className={styles.head}>
      <tr {...ROLES.row}>
        <th {...ROLES.columnHeader}>{rowHeading}</th>
        {columnTexts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a heading is known by its place.
          <th {...ROLES.columnHeader} key={index} dir="auto" id={`${id}-column-${index}`}>
            {text}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function sizeOf(columns: number): "few" | "some" | "many" {
  if (columns <= 3) return "few";
  return columns <= 6 ? "some" : "many";
}

function areShortPair(columnTexts: ReadonlyArray<string>): boolean {
  const words = columnTexts.flatMap((text) => text.split(/[\s-]+/));
  return columnTexts.length === 2 && words.every((word) => word.length <= PAIR_WORD_LENGTH);
}
