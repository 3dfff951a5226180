import { studentPageTexts } from "../../../../content/en/student-page.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import { useListReturn } from "../../shared/list-return.ts";
import styles from "../show.module.css";
import type { StudentPageData } from "./data.server.ts";
import { studentAddress } from "./reply.ts";

const texts = studentPageTexts.actions;

/** The way to delete the student, at the end and apart from what is pressed every day. */
export function Deletion({ page: { student } }: { page: Pick<StudentPageData, "student"> }) {
  const carry = useListReturn();
  if (student.isOwnAccount) return null;
  return (
    <Card as="section" padding="lg" className={classes("stack gap-4", styles.card)} aria-labelledby="deletion">
      <h2 id="deletion">{texts.deleteTitle}</h2>
      <p className={styles.muted}>{texts.deleteText}</p>
      <LinkButton
        to={carry(`${studentAddress(student.id)}/delete`)}
        variant="danger"
        icon="trash"
        className={styles.save}
        preventScrollReset
      >
        {texts.delete}
      </LinkButton>
    </Card>
  );
}
