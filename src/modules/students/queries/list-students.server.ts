/**
 * The students, for the administrator. Pages are cut by key, so that a page far back costs as much as the first. What few
 * hold is found by the index of names and addresses and then sorted; what many hold is met soon on the way along the order.
 */

import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { foldForSearch } from "../../../core/plain-text.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { microseconds, orderBy, type PageRequest, pageIn, pastCursor } from "../../../db/keyset.ts";
import { contains, containsBeginning } from "../../../db/like.ts";
import { attempts, students } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { StudentStatus } from "../rules.ts";
import type { SelectedStudents } from "../selected-students.ts";
import { type JoinedChoice, NO_FILTER, type StudentFilter } from "../student-filter.ts";
import { ORDERS, type OrderColumns } from "./student-order.server.ts";

/** How many students one page of the list shows. */
export const STUDENTS_PER_PAGE = 25;
/** A search counts up to here; more are "more than". */
const COUNTED_MAX = 2_000;

export type ListedStudent = {
  id: Id<"student">;
  name: string;
  email: string;
  course: string;
  /** Whole percent. */
  progress: number;
  status: StudentStatus;
  joinDate: Date;
  /** False while the address is not proved. */
  hasAccount: boolean;
  invitedAt: Date | null;
};

export type StudentPage = {
  students: ListedStudent[];
  total: number;
  /** There are more than `total`. */
  isTotalCapped: boolean;
  /** The cursors of the other pages, to be passed unchanged. Null on the first page. */
  before: string | null;
  /** Null on the last page. */
  after: string | null;
};

/** One page of the students that match a filter. */
export async function listStudents(
  db: Db,
  _admin: Admin,
  filter: Partial<StudentFilter> = {},
  pageRequest: PageRequest = {},
): Promise<StudentPage> {
  const whole: StudentFilter = { ...NO_FILTER, ...filter };
  if (!mayBeRare(whole)) {
    const [page, total] = await Promise.all([
      cutPage(db, whole, pageRequest, false),
      db.$count(students, conditionOf(whole)),
    ]);
    return { ...page, total, isTotalCapped: false };
  }
  const found = await countFound(db, whole);
  const page = await cutPage(db, whole, pageRequest, found <= COUNTED_MAX);
  return { ...page, total: Math.min(found, COUNTED_MAX), isTotalCapped: found > COUNTED_MAX };
}

/** All of them in the order of the list, in batches. */
export async function* readStudents(
  db: Db,
  selected: SelectedStudents,
  batch: number,
): AsyncGenerator<ListedStudent[], void> {
  const filter = queryFor(selected);
  const isRare = mayBeRare(filter) && (await countFound(db, filter)) <= COUNTED_MAX;
  const { parseCursor, cursorOf } = ORDERS[filter.sort.field];
  let last: Row | undefined;
  do {
    const cursor = last ? parseCursor(cursorOf(last)) : null;
    const rows: Row[] = await selectRows(db, filter, { cursor, isBackwards: false, isRare, limit: batch });
    if (rows.length > 0) yield rows.map(listed);
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

/** Whether few may match, however the list is ordered: then they are found first and sorted after. */
function mayBeRare({ ids, search, joined, tests }: StudentQuery): boolean {
  return ids !== undefined || search !== "" || joined !== "" || tests !== "";
}

/** Students who joined in the last days, as at most that many rows, to count in a larger statement. */
export function newStudentRows(days: JoinedChoice, limit: number): SQL {
  return sql`select from ${students} where ${conditionOf({ ...NO_FILTER, joined: days })} limit ${limit}::int`;
}

/** How many there are, however many. */
export function countStudents(db: Db | Tx, selected: SelectedStudents): Promise<number> {
  return db.$count(students, conditionOfSelection(selected));
}

/** The condition of what was chosen. Ids may be of students who are gone. */
export function conditionOfSelection(selected: SelectedStudents): SQL | undefined {
  return conditionOf(queryFor(selected));
}

/** A filter, or students by their ids. */
type StudentQuery = StudentFilter & { ids?: ReadonlyArray<Id<"student">> };

function queryFor(selected: SelectedStudents): StudentQuery {
  return selected.kind === "ids" ? { ...NO_FILTER, ids: selected.ids } : selected.filter;
}

async function cutPage(
  db: Db,
  filter: StudentFilter,
  pageRequest: PageRequest,
  isRare: boolean,
): Promise<Pick<StudentPage, "students" | "before" | "after">> {
  const { sort } = filter;
  // The columns are those of the table or of a subquery; only the cursor and its direction are of interest here.
  const keyset = { ...ORDERS[sort.field], columns: [], isDescending: sort.isDescending };
  const page = pageIn<Row>(keyset, pageRequest, STUDENTS_PER_PAGE);
  const { cursor, isBackwards, limit } = page;
  const { shown, ...cursors } = page.cut(await selectRows(db, filter, { cursor, isBackwards, isRare, limit }));
  return { students: shown.map(listed), ...cursors };
}

const { id, name, email, course, progress, status, joinDate, authId, invitedAt } = students;

const COLUMNS = {
  id,
  name,
  email,
  course,
  progress,
  status,
  joinDate,
  hasAccount: sql<boolean>`${authId} is not null`.as("has_account"),
  invitedAt,
  foldedName: sql<string>`lower(${name})`.as("folded_name"),
  joinedText: microseconds(joinDate).as("joined_text"),
};

type Row = Awaited<ReturnType<typeof selectRows>>[number];

type Cut = {
  /** The cursor from which rows are taken, outwards; null from the end. */
  cursor: SQL | null;
  isBackwards: boolean;
  isRare: boolean;
  limit: number;
};

async function selectRows(db: Db, filter: StudentQuery, { cursor, isBackwards, isRare, limit }: Cut) {
  const { isDescending, field } = filter.sort;
  const orderOn = (columns: OrderColumns) => ({ columns: ORDERS[field].columns(columns), isDescending });
  const where = conditionOf(filter);

  if (!isRare) {
    const foldedName = sql`lower(${name})`;
    const order = orderOn({
      id: sql`${id}`,
      foldedName,
      course: sql`${course}`,
      progress: sql`${progress}`,
      joinDate: sql`${joinDate}`,
    });
    return db
      .select(COLUMNS)
      .from(students)
      .where(and(where, pastCursor(order, cursor, isBackwards)))
      .orderBy(...orderBy(order, isBackwards))
      .limit(limit);
  }
  // Its limit keeps the database from walking along the order past everybody who is not looked for.
  const found = db
    .select(COLUMNS)
    .from(students)
    .where(where)
    .limit(COUNTED_MAX + 1)
    .as("found");
  const order = orderOn({
    id: sql`${found.id}`,
    foldedName: sql`${found.foldedName}`,
    course: sql`${found.course}`,
    progress: sql`${found.progress}`,
    joinDate: sql`${found.joinDate}`,
  });
  return db
    .select()
    .from(found)
    .where(pastCursor(order, cursor, isBackwards))
    .orderBy(...orderBy(order, isBackwards))
    .limit(limit);
}

function listed({ foldedName: _, joinedText: __, ...student }: Row): ListedStudent {
  return student;
}

function countFound(db: Db, filter: StudentQuery): Promise<number> {
  return db.$count(
    db
      .select({ id })
      .from(students)
      .where(conditionOf(filter))
      .limit(COUNTED_MAX + 1)
      .as("found"),
  );
}

function conditionOf(filter: StudentQuery): SQL | undefined {
  return and(
    filter.ids ? sql`${id} = any(${sql.param([...filter.ids])}::uuid[])` : undefined,
    filter.course === "" ? undefined : eq(course, filter.course),
    filter.status === "" ? undefined : eq(status, filter.status),
    filter.joined === "" ? undefined : sql`${joinDate} > now() - make_interval(days => ${Number(filter.joined)}::int)`,
    filter.tests === ""
      ? undefined
      : sql`${id} in (select ${attempts.studentId} from ${attempts} where ${attempts.state} = 'open')`,
    ...filter.search.split(/\s+/u).filter(Boolean).map(containing),
  );
}

/**
 * That name or address hold a word. The index knows every three letters that follow each other and every word by its first
 * two, so a shorter word is only looked for where one begins.
 */
function containing(word: string): SQL {
  const text = sql`${name} || ' ' || ${email}`;
  return [...foldForSearch(word)].length > 2 ? contains(text, word) : containsBeginning(text, word);
}
