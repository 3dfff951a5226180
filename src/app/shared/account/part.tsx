/** What the account pages of students and of the administrator are made of: sheets, each about one thing. */
import type { ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";
import styles from "./part.module.css";

/** The sheets of one page, below each other. */
export function AccountParts({ children }: { children: ReactNode }) {
  return <div className="stack gap-5">{children}</div>;
}

/** One sheet. `id` becomes the id of its heading, so that an address can lead to it. */
export function AccountPart({
  id,
  title,
  beside,
  children,
}: {
  id: string;
  title: string;
  /** Stands in the line of the heading: how things are. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="section" padding="lg" className="stack gap-4" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      {children}
    </Card>
  );
}
