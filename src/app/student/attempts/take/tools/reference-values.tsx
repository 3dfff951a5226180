/** Usual values of laboratory tests and vital signs, from the sheet that students can print (docs/product/tests.md#tools). */
import { useState } from "react";
import { referenceValueTexts as texts } from "../../../../../content/en/reference-values.ts";
import { referenceValues } from "../../../../../content/en/sheets/reference-values.ts";
import { TextField } from "../../../../../ui/fields.tsx";
import { TABLE_ROLES as ROLES } from "../../../../../ui/table-roles.ts";
import { PanelFrame, type PanelProps } from "./panel.tsx";
import styles from "./reference-values.module.css";
import { findValues } from "./values-found.ts";

export function ToolPanel({ attemptId: _attempt, ...props }: PanelProps) {
  const [asked, setAsked] = useState("");
  const tables = findValues(referenceValues, asked);
  return (
    <PanelFrame title={texts.title} {...props}>
      <div className={`stack gap-3 ${styles.values}`}>
        <p className={styles.about}>{texts.about}</p>
        <TextField
          label={texts.find}
          name="find-value"
          type="search"
          autoComplete="off"
          value={asked}
          onChange={(event) => setAsked(event.currentTarget.value)}
        />
        <div role="status">{tables.length === 0 && <p>{texts.nothing}</p>}</div>
        {tables.map(({ title, headers, rows }) => (
          <table key={title} className={styles.table} {...ROLES.table}>
            <caption>{title}</caption>
            <thead {...ROLES.group}>
              <tr {...ROLES.row}>
                {headers.map((header) => (
                  <th key={header} {...ROLES.columnHeader}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...ROLES.group}>
              {rows.map(([name = "", ...values]) => (
                <tr key={name} {...ROLES.row}>
                  <th {...ROLES.rowHeader}>{name}</th>
                  {values.map((value, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a value has no identity, only a column.
                    <td key={index} {...ROLES.cell}>
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
        <p className={styles.about}>{texts.sources}</p>
      </div>
    </PanelFrame>
  );
}
