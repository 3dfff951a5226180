/**
 * Who changed what, and who saw whose data. Rows are only added, and deleted once past their retention; a trigger refuses
 * everything else.
 */
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";

export const auditEntries = pgTable(
  "audit_entries",
  {
    id: idColumn<"audit-entry">("id").primaryKey(),
    at: timestamptz("at").notNull(),
    /** Null for a command at the server's console. No foreign key: the entry stays unchanged when the account is deleted. */
    actorId: idColumn<"user">("actor_id"),
    /** Empty for the console. */
    actorEmail: text("actor_email").notNull(),
    /** Such as `student.edited`: the kind of thing, and what was done to it. */
    action: text("action").notNull(),
    /** Empty for what has no id, such as the settings. */
    subjectId: text("subject_id").notNull().default(""),
    /** What the thing was called at the time. */
    subjectName: text("subject_name").notNull().default(""),
    /** The fields that changed; null for something new. */
    before: jsonb("before").$type<unknown>(),
    /** Null for something deleted. */
    after: jsonb("after").$type<unknown>(),
    /** Action, name and values in lower case, for the search. */
    searchText: text("search_text").notNull(),
  },
  (table) => [
    index("audit_entries_newest").on(table.at.desc(), table.id.desc()),
    index("audit_entries_of_action").on(table.action, table.at.desc(), table.id.desc()),
    index("audit_entries_of_subject").on(table.subjectId, table.at.desc(), table.id.desc()),
    index("audit_entries_search").using("gin", sql`search_folded(${table.searchText}) gin_trgm_ops`),
  ],
);

/** Who viewed a student's personal data or downloaded it. */
export const dataViews = pgTable(
  "data_views",
  {
    id: idColumn<"data-view">("id").primaryKey(),
    at: timestamptz("at").notNull(),
    /** No foreign keys: the entry stays unchanged when an account is deleted. */
    viewerId: idColumn<"user">("viewer_id").notNull(),
    viewerEmail: text("viewer_email").notNull(),
    /** What was seen, such as `student.seen`. */
    what: text("what").notNull(),
    /** Null for views of many students at once. */
    studentId: idColumn<"student">("student_id"),
    /** How many people's data it was. */
    people: integer("people").notNull().default(1),
  },
  (table) => [
    index("data_views_newest").on(table.at.desc(), table.id.desc()),
    index("data_views_of_student").on(table.studentId, table.at.desc(), table.id.desc()),
    index("data_views_of_kind").on(table.what, table.at.desc(), table.id.desc()),
  ],
);
