import styles from "./change/preview.module.css";

/** What stands below the first line of a cell. */
export function Below({ children }: { children: string }) {
  return (
    <>
      <br />
      <span className={styles.quiet}>{children}</span>
    </>
  );
}
