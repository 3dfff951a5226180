import { Link } from "react-router";
import { errorTexts } from "../../../content/en/errors.ts";
import { classes } from "../../../ui/classes.ts";
import type { Elements } from "../../../ui/elements.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { LampScene } from "../../../ui/lamp-scene.tsx";
import styles from "./notice-page.module.css";

const waysOn = (): ReadonlyArray<{ to: string; icon: IconName; label: string; text: string }> => [
  { to: "/courses", icon: "book", ...errorTexts.waysOn.courses },
  { to: "/blog", icon: "pen", ...errorTexts.waysOn.blog },
  { to: "/contact", icon: "mail", ...errorTexts.waysOn.contact },
];

/** Shown for a page that is missing or cannot be displayed: what happened, and links onwards. */
export function NoticePage({
  status,
  title,
  text,
  actions,
  children,
}: {
  /** The status of the response; null if there was none. */
  status: number | null;
  title: string;
  text: string;
  actions: Elements;
  children?: Elements;
}) {
  return (
    <div className={styles.notice}>
      <div className={styles.scene}>
        <LampScene isLit={false} className={styles.picture} />
      </div>
      <div className="stack gap-3">
        {status && <p className={styles.status}>{status}</p>}
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{actions}</div>
        {children}
        {status === 404 && <WaysOn />}
      </div>
    </div>
  );
}

function WaysOn() {
  return (
    <nav aria-label={errorTexts.waysOn.label}>
      <ul className={classes("stack gap-3", styles.ways)}>
        {waysOn().map(({ to, label, text, icon }) => (
          <li key={to}>
            <Icon name={icon} />
            <Link to={to}>{label}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
