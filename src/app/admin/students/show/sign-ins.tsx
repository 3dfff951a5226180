import { studentPageTexts } from "../../../../content/en/student-page.ts";
import { classes } from "../../../../ui/classes.ts";
import { oneText } from "../../../../ui/one-text.ts";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import styles from "../show.module.css";
import type { StudentPageData } from "./data.server.ts";

const texts = studentPageTexts.signIns;

/** When and from where the student signed in. */
export function SignIns({ page: { signIns, student } }: { page: Pick<StudentPageData, "signIns" | "student"> }) {
  const { list, hasMore } = signIns;
  return (
    <section className={classes("stack gap-4", styles.card)} aria-labelledby="sign-ins">
      <div>
        <h2 id="sign-ins">{texts.title}</h2>
        <p className={styles.muted}>
          {oneText(texts.sessions(student.openSessions), hasMore && texts.newest(list.length))}
        </p>
      </div>
      {list.length === 0 ? (
        <EmptyState icon="clock" title={texts.empty} />
      ) : (
        <DataTable
          caption={texts.title}
          isCaptionHidden
          rows={list}
          rowId={({ id }) => id}
          columns={[
            { id: "when", header: texts.when, cell: ({ day }) => day, isRowHeader: true },
            { id: "browser", header: texts.browser, cell: ({ browser }) => browser },
            { id: "where", header: texts.where, cell: ({ address }) => address },
          ]}
        />
      )}
    </section>
  );
}
