/** What the heads of the student's and the administrator's frames are made of. */
import { Link } from "react-router";
import { classes } from "../ui/classes.ts";
import { LogoMark } from "../ui/logo.tsx";
import styles from "./frame-parts.module.css";

/** The name of this part of the product, which leads to its first page. */
export function FrameHome({ to, title }: { to: string; title: string }) {
  return (
    <Link to={to} className={styles.home}>
      <LogoMark />
      {title}
    </Link>
  );
}

/** Who is signed in, and as what. */
export function WhoIsHere({ name, role, className }: { name: string; role: string; className?: string | undefined }) {
  return (
    <span className={classes(styles.who, className)}>
      <span className={styles.name}>{name}</span>
      <span className={styles.role}>{role}</span>
    </span>
  );
}
