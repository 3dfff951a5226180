import { analyticsTexts } from "../../../../content/en/analytics.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import type { Elements } from "../../../../ui/elements.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import type { ChartName, Table } from "../charts.ts";
import type { Part } from "../load.server.ts";
import styles from "./card.module.css";

/** A chart with what belongs to each: its title, what it shows, the same as a table, and as a file. */
export function ChartCard<Value>({
  name,
  title,
  hint,
  none,
  search,
  part,
  isEmpty,
  table,
  isWide = false,
  tools,
  children,
}: {
  name: ChartName;
  title: string;
  hint: string;
  /** Said in the place of an empty chart. */
  none: string;
  /** What the page is of, for the address of the file. */
  search: URLSearchParams;
  part: Part<Value>;
  isEmpty: (value: Value) => boolean;
  table: (value: Value) => Table;
  isWide?: boolean;
  tools?: Elements;
  children: (value: Value) => Elements;
}) {
  const id = `chart-${name}`;
  const file = new URLSearchParams([["chart", name], ...search]);
  return (
    <Card as="section" aria-labelledby={id} className={classes("stack gap-4", styles.card, isWide && styles.wide)}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {part.kind === "loaded" && !isEmpty(part.value) && (
          <a href={`/admin/analytics/file?${file}`} download className={styles.download}>
            <Icon name="download" size="sm" />
            <span>
              {analyticsTexts.download}
              <VisuallyHidden>{analyticsTexts.downloadOf(title)}</VisuallyHidden>
            </span>
          </a>
        )}
        <p className={styles.hint}>{hint}</p>
      </header>
      {tools}
      {part.kind === "failed" && <Alert tone="error">{analyticsTexts.failed}</Alert>}
      {part.kind === "loaded" && isEmpty(part.value) && <p className={styles.none}>{none}</p>}
      {part.kind === "loaded" && !isEmpty(part.value) && (
        <>
          <div className={styles.body}>{children(part.value)}</div>
          <TableView title={title} table={table(part.value)} />
        </>
      )}
    </Card>
  );
}

function TableView({ title, table: { columns, rows } }: { title: string; table: Table }) {
  const [first, ...others] = columns;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {analyticsTexts.table}
        <VisuallyHidden>{analyticsTexts.tableOf(title)}</VisuallyHidden>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it. */}
      <section className={styles.frame} tabIndex={0} aria-label={analyticsTexts.tableName(title)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, ...cells], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, only a place.
              <tr key={index}>
                <th scope="row">{label}</th>
                {cells.map((cell, place) => (
                  <td key={others[place]} data-figure={typeof cell === "number" || undefined}>
                    {typeof cell === "number" ? analyticsTexts.number(cell) : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
