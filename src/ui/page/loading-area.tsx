import { classes } from "../classes.ts";
import type { Elements } from "../elements.ts";
import { Spinner } from "../spinner.tsx";
import styles from "./loading-area.module.css";

/** On a slow network the old content stays, dimmed, with a note that newer content is loading. */
export function LoadingArea({
  isLoading,
  label,
  className,
  children,
}: {
  isLoading: boolean;
  /** What is loading; by default the kit's own word. */
  label?: string;
  className?: string | undefined;
  children: Elements;
}) {
  return (
    <div className={classes(styles.area, className)} aria-busy={isLoading || undefined}>
      {isLoading && (
        <div className={styles.loading}>
          <Spinner {...(label === undefined ? {} : { label })} />
        </div>
      )}
      {children}
    </div>
  );
}
