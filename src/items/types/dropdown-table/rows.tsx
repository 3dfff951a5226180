import { useId } from "react";
import { itemTexts } from "../../../content/en/items.ts";
import gridStyles from "../../../ui/answering/grid.module.css";
import { GridFrame, GridHead } from "../../../ui/answering/grid.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { TABLE_ROLES as ROLES } from "../../../ui/table-roles.ts";
import type { Content, Row } from "./model.ts";
import styles from "./rows.module.css";

/** The table of such a question; the children are what stands in the second column. */
export function DropdownRows(props: { content: Content; children: (row: Row, index: number) => Elements }) {
  const { content, children } = props;
  const { headings, rows } = content;
  const id = useId();
  return (
    <GridFrame label={itemTexts.answering.options} columnTexts={[headings.choices]} canPair={false}>
      <GridHead id={id} rowHeading={headings.rows} columnTexts={[headings.choices]} />
      <tbody {...ROLES.group} className={gridStyles.body}>
        {rows.map((row, index) => (
          <tr {...ROLES.row} key={row.id}>
            <th {...ROLES.rowHeader} dir="auto">
              {row.text}
            </th>
            <td {...ROLES.cell} className={styles.cell}>
              <span className={gridStyles.cardLabel} aria-hidden="true">
                {headings.choices}
              </span>
              {children(row, index)}
            </td>
          </tr>
        ))}
      </tbody>
    </GridFrame>
  );
}
