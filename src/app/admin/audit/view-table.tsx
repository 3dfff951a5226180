import { Link } from "react-router";
import { dataViewTexts } from "../../../content/en/data-views.ts";
import { type Column, DataTable } from "../../../ui/page/data-table.tsx";
import { registerOf } from "./addresses.ts";
import styles from "./view-table.module.css";

const texts = dataViewTexts;

/** A view as the register shows it. */
export type ShownView = {
  id: string;
  day: string;
  what: string;
  viewerEmail: string;
  /** Null for what showed many. */
  studentId: string | null;
  /** Null when there is no such student any more. */
  studentName: string | null;
  people: number;
};

/** One page of the register. `isOfOne`: it is of one student already. */
export function ViewTable({ views, isOfOne }: { views: ReadonlyArray<ShownView>; isOfOne: boolean }) {
  const columns: Column<ShownView>[] = [
    { id: "what", header: texts.what, isRowHeader: true, cell: ({ what }) => what },
    { id: "whose", header: texts.whose, cell: (view) => <Whose view={view} isOfOne={isOfOne} /> },
    { id: "when", header: texts.when, isOneLine: true, cell: ({ day }) => day },
    { id: "who", header: texts.who, cell: ({ viewerEmail }) => <span className={styles.who}>{viewerEmail}</span> },
  ];
  return <DataTable caption={texts.list} isCaptionHidden columns={columns} rows={views} rowId={({ id }) => id} />;
}

function Whose({ view: { studentId, studentName, people }, isOfOne }: { view: ShownView; isOfOne: boolean }) {
  if (studentId === null) return <span>{texts.people(people)}</span>;
  return (
    <span className={styles.whose}>
      {studentName === null ? (
        <span>{texts.deletedStudent}</span>
      ) : (
        <Link to={`/admin/students/${studentId}`}>
          <bdi>{studentName}</bdi>
        </Link>
      )}
      {!isOfOne && (
        <Link to={registerOf(studentId)} className={styles.only}>
          {studentName === null ? texts.onlyAboutDeleted : texts.onlyAbout(studentName)}
        </Link>
      )}
    </span>
  );
}
