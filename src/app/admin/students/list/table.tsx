import { Link, useLocation } from "react-router";
import { studentTexts } from "../../../../content/en/students.ts";
import type { ListedStudent } from "../../../../modules/students/queries/list-students.server.ts";
import { addressOfFilter, type SortField, type StudentFilter } from "../../../../modules/students/student-filter.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { type Column, DataTable } from "../../../../ui/page/data-table.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import type { WrittenDate } from "../../../dates.server.ts";
import { SelectBox } from "../../shared/bulk/selection-frame.tsx";
import type { Selection } from "../../shared/bulk/use-selection.ts";
import { listSearchOf, withListReturn } from "../../shared/list-return.ts";
import { studentAddress } from "../show/reply.ts";
import { StatusCell } from "./status-cell.tsx";
import type { StatusReply } from "./status-reply.ts";
import styles from "./table.module.css";

const texts = studentTexts.list;

export type ShownStudent = Omit<ListedStudent, "joinDate" | "invitedAt"> & {
  joined: WrittenDate;
  wasInvited: boolean;
};

/** `reply` is what came of the last change of a status; `list` is the address of the list without its search. */
export function StudentTable({
  students,
  filter,
  list,
  here,
  reply,
  onReply,
  selection,
}: {
  students: ReadonlyArray<ShownStudent>;
  filter: StudentFilter;
  list: string;
  /** The same with the search, as the list is shown now. */
  here: string;
  reply: StatusReply | null;
  onReply: (reply: StatusReply) => void;
  selection: Selection<"student">;
}) {
  const sortBy = (field: SortField): NonNullable<Column<ShownStudent>["sort"]> => {
    const isSorted = filter.sort.field === field;
    const { isDescending } = filter.sort;
    return {
      to: list + addressOfFilter({ ...filter, sort: { field, isDescending: isSorted && !isDescending } }),
      direction: isSorted ? (isDescending ? "descending" : "ascending") : null,
    };
  };
  const columns: Column<ShownStudent>[] = [
    {
      id: "name",
      header: texts.name,
      isRowHeader: true,
      sort: sortBy("name"),
      cell: (student) => <NameCell student={student} selection={selection} />,
    },
    { id: "email", header: texts.email, cell: EmailCell },
    {
      id: "course",
      header: texts.course,
      sort: sortBy("course"),
      cell: ({ course }) => <span className={styles.course}>{course}</span>,
    },
    { id: "progress", header: texts.progress, sort: sortBy("progress"), cell: ProgressCell },
    {
      id: "status",
      header: texts.status,
      cell: (student) => (
        <StatusCell
          student={student}
          reply={reply?.studentId === student.id ? reply : null}
          action={here}
          onReply={onReply}
        />
      ),
    },
    {
      id: "joined",
      header: texts.joined,
      isOneLine: true,
      sort: sortBy("joined"),
      cell: ({ joined }) => <time dateTime={joined.iso}>{joined.text}</time>,
    },
  ];
  return <DataTable caption={texts.caption} isCaptionHidden columns={columns} rows={students} rowId={({ id }) => id} />;
}

function NameCell({
  student: { id, name, hasAccount, wasInvited },
  selection,
}: {
  student: ShownStudent;
  selection: Selection<"student">;
}) {
  const list = listSearchOf(useLocation().search);
  return (
    <span className={styles.name}>
      <SelectBox id={id} name={name} selection={selection} />
      <span className={styles.who}>
        <Link to={withListReturn(studentAddress(id), list)}>
          <bdi>{name}</bdi>
        </Link>
        {!hasAccount && (
          <span title={wasInvited ? texts.invitedHint : texts.noAccountHint}>
            <Badge tone={wasInvited ? "accent" : "neutral"}>{wasInvited ? texts.invited : texts.noAccount}</Badge>
          </span>
        )}
      </span>
    </span>
  );
}

/** It breaks before the sign, rather than in a word. */
function EmailCell({ email }: ShownStudent) {
  const [name, ...host] = email.split("@");
  return (
    <span className={styles.email}>
      <span>{name}</span>
      <wbr />
      {host.length > 0 && <span>{`@${host.join("@")}`}</span>}
    </span>
  );
}

function ProgressCell({ name, progress }: ShownStudent) {
  return (
    <span className={styles.progress}>
      <ProgressBar label={texts.progressOf(name)} value={progress} max={100} text={texts.percent(progress)} />
      <span className={styles.percent}>{texts.percent(progress)}</span>
    </span>
  );
}
