import { MarkableStem } from "./answering/markable.tsx";
import { classes } from "./classes.ts";
import styles from "./rich-text.module.css";
import { withScrolledTables } from "./scrolled-table.tsx";

/** Stored rich text. It was sanitised when it was saved (`sanitizeRichText`), so it is inserted as it is. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <MarkableStem html={html}>
      <div
        dir="auto"
        className={classes(styles.text, className)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: only what the server cleaned is ever stored.
        dangerouslySetInnerHTML={{ __html: withScrolledTables(html) }}
      />
    </MarkableStem>
  );
}
