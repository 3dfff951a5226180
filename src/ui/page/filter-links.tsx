import { Link } from "react-router";
import styles from "./filter-links.module.css";

/** A few filters of a list, one at a time; the address is the state. */
export function FilterLinks({
  label,
  links,
}: {
  label: string;
  links: ReadonlyArray<{ to: string; label: string; isCurrent: boolean }>;
}) {
  return (
    <nav className="cluster gap-2" aria-label={label}>
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          preventScrollReset
          className={styles.filter}
          aria-current={link.isCurrent ? "true" : undefined}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
