import { Link } from "react-router";
import { Icon } from "../icon.tsx";
import styles from "./back-link.module.css";

/** The link back to the parent page. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="arrow-left" />
      <span>{label}</span>
    </Link>
  );
}
