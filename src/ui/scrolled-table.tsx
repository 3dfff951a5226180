/** The box in which a table of a rich text scrolls, with the keyboard too: the page itself never scrolls sideways. */
import { richTextTexts } from "../content/en/rich-text.ts";
import type { Elements } from "./elements.ts";
import styles from "./rich-text.module.css";

/** The box around a table that React renders. */
export function ScrolledTable({ children }: { children: Elements }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a landmark for each table would be one too many.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it.
    <div role="group" aria-label={richTextTexts.table} tabIndex={0} className={styles.scroller}>
      {children}
    </div>
  );
}

/** Clean rich text with the same box around each of its tables. */
export function withScrolledTables(html: string): string {
  const box = `<div role="group" aria-label="${richTextTexts.table}" tabindex="0" class="${styles.scroller}">`;
  return html.replaceAll("<table>", `${box}<table>`).replaceAll("</table>", "</table></div>");
}
