import { MarkableStem } from "./answering/markable.tsx";
import { classes } from "./classes.ts";
import styles from "./rich-text.module.css";

/** Stored rich text. It was sanitised when it was saved (`sanitizeRichText`), so it is inserted unchanged. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <MarkableStem html={html}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: only what the server cleaned is ever stored. */}
      <div className={classes(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
    </MarkableStem>
  );
}
