/** Layout of the account pages of students and of the administrator: sheets, one per topic. */
import { Card } from "../../../ui/card.tsx";
import type { Elements } from "../../../ui/elements.ts";
import styles from "./part.module.css";

/** The sheets of one page, stacked. */
export function AccountParts({ children }: { children: Elements }) {
  return <div className="stack gap-5">{children}</div>;
}

/** One sheet. `id` becomes the id of its heading, so that a link can point to it. */
export function AccountPart({
  id,
  title,
  beside,
  children,
}: {
  id: string;
  title: string;
  /** Next to the heading: the current state. */
  beside?: Elements;
  children: Elements;
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
