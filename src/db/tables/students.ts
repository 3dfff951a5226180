/** Students. A row may be older than its account: the institute invites by address (P19). */
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { authorColumn, users } from "./accounts.ts";

export const students = pgTable(
  "students",
  {
    id: idColumn<"student">("id").primaryKey(),
    /** Null for an invited student who has not signed up. */
    authId: idColumn<"user">("auth_id")
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** The title of one of `content/courses.ts`; the one studied now. */
    course: text("course").notNull(),
    /** Percent of the course's lessons completed, whole. */
    progress: integer("progress").notNull().default(0),
    status: text("status", { enum: ["Active", "Inactive"] })
      .notNull()
      .default("Active"),
    joinDate: timestamptz("join_date").notNull().defaultNow(),
    /** Percent added to the time of every test started from now on. */
    extraTimePercent: integer("extra_time_percent").notNull().default(0),
    /** When the invitation was last mailed; null for students who signed up without one. */
    invitedAt: timestamptz("invited_at"),
    /** Shared by the students of one imported file; null for others. */
    importId: idColumn<"student-import">("import_id"),
    /** When the deletion of the unused account was announced by mail; null since the last visit. */
    deletionNoticeAt: timestamptz("deletion_notice_at"),
    /** The newest visit whose sign-in or session is no longer kept; null while all are kept. */
    lastVisitAt: timestamptz("last_visit_at"),
  },
  (table) => [
    check("students_progress_is_a_percentage", sql`${table.progress} between 0 and 100`),
    check("students_status_is_known", sql`${table.status} in ('Active', 'Inactive')`),
    uniqueIndex("students_invited_once").on(sql`lower(${table.email})`).where(sql`${table.authId} is null`),
    check("students_extra_time_is_a_percentage", sql`${table.extraTimePercent} between 0 and 200`),
    index("students_to_be_deleted")
      .on(table.deletionNoticeAt, table.id)
      .where(sql`${table.deletionNoticeAt} is not null`),
    index("students_email").on(sql`lower(${table.email})`),
    // One for each order and each filter of the administrator's list.
    index("students_name").on(sql`lower(${table.name})`, table.id),
    index("students_of_course").on(table.course, sql`lower(${table.name})`, table.id),
    index("students_inactive").on(sql`lower(${table.name})`, table.id).where(sql`${table.status} = 'Inactive'`),
    index("students_joined").on(table.joinDate, table.id),
    index("students_imported").on(table.importId).where(sql`${table.importId} is not null`),
    index("students_progress").on(table.progress, table.id),
    index("students_course_progress").on(table.course, table.progress),
    index("students_search").using("gin", sql`search_folded(${table.name} || ' ' || ${table.email}) gin_trgm_ops`),
  ],
);

/** The student whose row it is; it goes with the student. */
export function studentColumn() {
  return idColumn<"student">("student_id")
    .notNull()
    .references(() => students.id, { onDelete: "cascade" });
}

/** Every course a student ever chose, and when; `students.course` is the current one (P20). */
export const enrolments = pgTable(
  "enrolments",
  {
    studentId: studentColumn(),
    course: text("course").notNull(),
    enrolledAt: timestamptz("enrolled_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.course] }),
    index("enrolments_enrolled_at").on(table.enrolledAt),
  ],
);

/** The administrator's notes about a student, newest first. Students see them only in the export of their own data. */
export const studentNotes = pgTable(
  "student_notes",
  {
    id: idColumn<"student-note">("id").primaryKey(),
    studentId: studentColumn(),
    text: text("text").notNull(),
    writtenBy: authorColumn("written_by"),
    writtenAt: timestamptz("written_at").notNull(),
  },
  (table) => [
    index("student_notes_newest").on(table.studentId, table.writtenAt.desc(), table.id.desc()),
    index("student_notes_writer").on(table.writtenBy),
  ],
);

/** What a pass mark depends on, told with consent by a student whose exam asks for it. */
export const studentCategories = pgTable("student_categories", {
  studentId: idColumn<"student">("student_id")
    .primaryKey()
    .references(() => students.id, { onDelete: "cascade" }),
  category: text("category", { enum: ["UR", "OBC", "SC", "ST", "EWS"] }).notNull(),
  /** A benchmark disability (PwBD). */
  hasDisability: boolean("has_disability").notNull(),
  consentedAt: timestamptz("consented_at").notNull(),
  /** The version of the privacy notice, and the words agreed to. */
  consentVersion: text("consent_version").notNull(),
  consentWording: text("consent_wording").notNull(),
});
