import { Link } from "react-router";
import { uiTexts } from "../../content/en/ui.ts";
import styles from "./chart-table.module.css";

export type ChartTableRow = {
  label: string;
  /** Where the label links to. */
  to?: string | undefined;
  /** Beside the label, one for each further header. */
  cells: ReadonlyArray<string | undefined>;
};

/** The figures of a chart as a table, which opens below it. */
export function ChartTable({
  caption,
  headers,
  rows,
}: {
  caption: string;
  headers: ReadonlyArray<string>;
  rows: ReadonlyArray<ChartTableRow>;
}) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{uiTexts.tableOf}</summary>
      <table className={styles.table}>
        <caption className={styles.tableCaption}>{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th scope="col" key={header}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, to, cells }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, only a place.
            <tr key={index}>
              <th scope="row">{to ? <Link to={to}>{label}</Link> : label}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells neither.
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
