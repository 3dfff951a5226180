/** Students. A row may be older than its account: the institute invites by address (P19). */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Id } from "../../core/id.ts";
import { users } from "./accounts.ts";

export const students = pgTable(
  "students",
  {
    id: uuid("id").primaryKey().$type<Id<"student">>(),
    /** Null for an invited student who has not signed up. */
    authId: uuid("auth_id")
      .$type<Id<"user">>()
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
    joinDate: timestamp("join_date", { withTimezone: true }).notNull().defaultNow(),
    /** Percent added to the time of every test started from now on. */
    extraTimePercent: integer("extra_time_percent").notNull().default(0),
    /** When the invitation was last mailed; null for students who signed up without one. */
    invitedAt: timestamp("invited_at", { withTimezone: true }),
    /** When the deletion of the unused account was announced by mail; null since the last visit. */
    deletionNoticeAt: timestamp("deletion_notice_at", { withTimezone: true }),
    /** The newest visit whose sign-in or session is no longer kept; null while all are kept. */
    lastVisitAt: timestamp("last_visit_at", { withTimezone: true }),
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
    index("students_progress").on(table.progress, table.id),
    index("students_course_progress").on(table.course, table.progress),
    index("students_search").using("gin", sql`lower(${table.name} || ' ' || ${table.email}) gin_trgm_ops`),
  ],
);

/** Every course a student ever chose, and when; `students.course` is the current one (P20). */
export const enrolments = pgTable(
  "enrolments",
  {
    studentId: uuid("student_id")
      .notNull()
      .$type<Id<"student">>()
      .references(() => students.id, { onDelete: "cascade" }),
    course: text("course").notNull(),
    enrolledAt: timestamp("enrolled_at", { withTimezone: true }).notNull(),
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
    id: uuid("id").primaryKey().$type<Id<"student-note">>(),
    studentId: uuid("student_id")
      .notNull()
      .$type<Id<"student">>()
      .references(() => students.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    writtenBy: uuid("written_by")
      .$type<Id<"user">>()
      .references(() => users.id, { onDelete: "set null" }),
    writtenAt: timestamp("written_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("student_notes_newest").on(table.studentId, table.writtenAt.desc(), table.id.desc()),
    index("student_notes_writer").on(table.writtenBy),
  ],
);
