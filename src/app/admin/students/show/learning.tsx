import { Form } from "react-router";
import { studentPageTexts } from "../../../../content/en/student-page.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { classes } from "../../../../ui/classes.ts";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { useListReturn } from "../../shared/list-return.ts";
import styles from "../show.module.css";
import type { StudentPageData } from "./data.server.ts";
import { studentAddress } from "./reply.ts";

/** Lessons read to the end, and courses. */
export function Learning({ page }: { page: StudentPageData }) {
  return (
    <div className={styles.columns}>
      <Lessons page={page} />
      <Enrolments page={page} />
    </div>
  );
}

function Lessons({ page: { lessons, record } }: { page: StudentPageData }) {
  const texts = studentPageTexts.lessons;
  return (
    <Card as="section" padding="lg" className={classes("stack gap-4", styles.card)} aria-labelledby="lessons">
      <div>
        <h2 id="lessons">{texts.title}</h2>
        <p className={styles.muted}>{texts.of(lessons.completed, lessons.lessons, record.course)}</p>
      </div>
      {lessons.latest.length === 0 ? (
        <p className={styles.muted}>{texts.empty}</p>
      ) : (
        <>
          <p>{texts.latest}</p>
          <ul className={classes("stack", styles.list)}>
            {lessons.latest.map(({ id, title, subject, day }) => (
              <li key={id}>
                <span>
                  <span>{title}</span> <span className={styles.muted}>{subject}</span>
                </span>
                <span className={styles.muted}>{day}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Enrolments({ page: { enrolments, record } }: { page: StudentPageData }) {
  const texts = studentPageTexts.courses;
  return (
    <Card as="section" padding="lg" className={classes("stack gap-4", styles.card)} aria-labelledby="enrolments">
      <h2 id="enrolments">{texts.title}</h2>
      {enrolments.length === 0 ? (
        <p className={styles.muted}>{texts.empty}</p>
      ) : (
        <ul className={classes("stack", styles.list)}>
          {enrolments.map(({ course, day }) => (
            <li key={course}>
              <span>
                <span>{course}</span> {course === record.course && <Badge tone="accent">{texts.current}</Badge>}
              </span>
              <span className={styles.muted}>{day}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What the student got for a whole course; it can be revoked, and that can be taken back. */
export function Certificates({ page: { certificates, student } }: { page: StudentPageData }) {
  const texts = studentPageTexts.certificates;
  const carry = useListReturn();
  return (
    <section className={classes("stack gap-4", styles.card)} aria-labelledby="certificates">
      <h2 id="certificates">{texts.title}</h2>
      {certificates.length === 0 ? (
        <EmptyState icon="book" title={texts.empty} text={texts.emptyText} />
      ) : (
        <DataTable
          caption={texts.title}
          isCaptionHidden
          rows={certificates}
          rowId={({ id }) => id}
          columns={[
            {
              id: "number",
              header: texts.number,
              isRowHeader: true,
              cell: ({ number }) => <a href={`/certificates/${number}`}>{number}</a>,
            },
            { id: "course", header: texts.course, cell: ({ course }) => course },
            { id: "issued", header: texts.issued, cell: ({ issued }) => issued },
            {
              id: "standing",
              header: texts.standing,
              cell: ({ revoked, revokedFor }) =>
                revoked ? (
                  <>
                    <Badge tone="danger">{texts.revoked}</Badge>{" "}
                    <span className={styles.muted}>{texts.revokedOn(revoked, revokedFor)}</span>
                  </>
                ) : (
                  <Badge tone="success">{texts.valid}</Badge>
                ),
            },
            {
              id: "actions",
              header: texts.actions,
              isActions: true,
              cell: ({ id, number, revoked }) =>
                revoked ? (
                  <Form method="post" action={carry("?form=restore")} preventScrollReset>
                    <input type="hidden" name="certificateId" value={id} />
                    <Button
                      type="submit"
                      variant="quiet"
                      size="sm"
                      icon="refresh"
                      aria-label={texts.of(texts.restore, number)}
                    >
                      {texts.restore}
                    </Button>
                  </Form>
                ) : (
                  <LinkButton
                    to={carry(`${studentAddress(student.id)}/certificates/${id}/revoke`)}
                    variant="quiet"
                    size="sm"
                    icon="close"
                    preventScrollReset
                    aria-label={texts.of(texts.revoke, number)}
                  >
                    {texts.revoke}
                  </LinkButton>
                ),
            },
          ]}
        />
      )}
    </section>
  );
}
