import { Link } from "react-router";
import { Icon } from "../icon.tsx";
import styles from "./back-link.module.css";

/** The way back to the page that this one belongs to. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="arrow-left" />
      {label}
    </Link>
  );
}
