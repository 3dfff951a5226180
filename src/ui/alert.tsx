import type { ReactNode, Ref } from "react";
import styles from "./alert.module.css";
import { Icon, type IconName } from "./icon.tsx";

export type AlertTone = "error" | "success" | "info" | "warning";

const ICONS: Record<AlertTone, IconName> = { error: "alert", success: "check", info: "info", warning: "alert" };

/** A message in the page, read aloud when it appears: immediately for an error, politely otherwise. */
export function Alert({
  tone,
  title,
  children,
  id,
  ref,
}: {
  tone: AlertTone;
  title?: string;
  children?: ReactNode;
  id?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div
      ref={ref}
      id={id}
      role={tone === "error" ? "alert" : "status"}
      tabIndex={-1}
      className={styles.alert}
      data-tone={tone}
    >
      <Icon name={ICONS[tone]} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
