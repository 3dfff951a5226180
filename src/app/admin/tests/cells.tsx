/** Parts of cells in tables of results and of those who are in a test. */
import { classes } from "../../../ui/classes.ts";
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

/** A student's name with the address below it, which breaks anywhere rather than widen its column. */
export function NameAndEmail({ name, email }: { name: string; email: string }) {
  return (
    <>
      <bdi>{name}</bdi>
      <br />
      <span className={classes(styles.quiet, styles.address)}>{email}</span>
    </>
  );
}
