/** How difficult questions are and how well they measure, as the answers of students say (records 61 and 62). */
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { idOf } from "../../core/id.ts";
import { idColumn, timestamptz } from "../columns.ts";
import { testResults } from "./attempts.ts";

/** Stands for no fixed test, as a part of a key cannot be null. */
export const NO_FORM = idOf<"test-version">("00000000-0000-0000-0000-000000000000");

/**
 * What each answer adds to the sums below (record 62): first answers, and in a student's first result of a fixed test all others, which only
 * say something of the test. Triggers keep the sums: an inserted row is added, a deleted one taken back, and when an answer
 * changes those of its result are deleted.
 */
export const measuredAnswers = pgTable(
  "measured_answers",
  {
    testResultId: idColumn<"result">("test_result_id")
      .notNull()
      .references(() => testResults.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    /** No foreign key: the answer's question cannot be deleted. */
    versionId: idColumn<"version">("version_id").notNull(),
    isFirst: boolean("is_first").notNull(),
    /** The version of a fixed test, or `NO_FORM`. */
    formId: idColumn<"test-version">("form_id").notNull(),
    section: integer("section").notNull(),
    points: integer("points").notNull(),
    max: integer("max").notNull(),
    /** The points of the whole result in a fixed test, else the ability before it in tenths of a logit; null where that is not known. */
    criterion: integer("criterion"),
    /** As `measuredSeconds` counts them; null where nobody measured. */
    seconds: integer("seconds"),
    /** What it chose, by the keys of `modules/measurement/chosen.ts`. */
    options: text("options").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.testResultId, table.position] }),
    // Ids of results rise with time: the latest answers to a version are at its end.
    index("measured_answers_version").on(table.versionId, table.testResultId),
  ],
);

/** The first answers to a version, and what is known of its figures. */
export const measuredVersions = pgTable(
  "measured_versions",
  {
    versionId: idColumn<"version">("version_id").primaryKey(),
    asked: integer("asked").notNull().default(0),
    earned: bigint("earned", { mode: "number" }).notNull().default(0),
    possible: bigint("possible", { mode: "number" }).notNull().default(0),
    /** True while something was counted that the flags do not know of. */
    isStale: boolean("is_stale").notNull().default(true),
    flags: text("flags", { enum: ["key", "weak", "easy", "hard", "dead-option", "slow", "drift"] })
      .array()
      .notNull()
      .default([]),
    /** Since when it has one; null without. */
    flaggedAt: timestamptz("flagged_at"),
    /** When its sums were last compared with its answers, and whether they differed. */
    checkedAt: timestamptz("checked_at"),
    isWrong: boolean("is_wrong").notNull().default(false),
  },
  (table) => [
    index("measured_versions_stale").on(table.versionId).where(sql`${table.isStale}`),
    index("measured_versions_wrong").on(table.versionId).where(sql`${table.isWrong}`),
    index("measured_versions_flagged").on(table.flaggedAt, table.versionId).where(sql`${table.flaggedAt} is not null`),
    index("measured_versions_flags").using("gin", table.flags),
  ],
);

/** How many first answers with a criterion earned so many points at such a criterion. */
export const measuredPoints = pgTable(
  "measured_points",
  {
    versionId: idColumn<"version">("version_id").notNull(),
    formId: idColumn<"test-version">("form_id").notNull(),
    max: integer("max").notNull(),
    points: integer("points").notNull(),
    criterion: integer("criterion").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.formId, table.max, table.points, table.criterion] })],
);

/** How many first answers chose an option, and of those with a criterion how many and what theirs add up to. */
export const measuredOptions = pgTable(
  "measured_options",
  {
    versionId: idColumn<"version">("version_id").notNull(),
    formId: idColumn<"test-version">("form_id").notNull(),
    option: text("option").notNull(),
    chosen: integer("chosen").notNull(),
    judged: integer("judged").notNull(),
    criterionSum: bigint("criterion_sum", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.formId, table.option] })],
);

/** How many first answers took so many seconds: each by itself up to two minutes, then in tens, at most a quarter of an hour. */
export const measuredSeconds = pgTable(
  "measured_seconds",
  {
    versionId: idColumn<"version">("version_id").notNull(),
    formId: idColumn<"test-version">("form_id").notNull(),
    section: integer("section").notNull(),
    seconds: integer("seconds").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.formId, table.section, table.seconds] }),
    index("measured_seconds_section").on(table.formId, table.section, table.seconds, table.count),
  ],
);

/** Of the students' first results of a fixed test: sums of the points of a version, of the totals and of their products. */
export const measuredForms = pgTable(
  "measured_forms",
  {
    formId: idColumn<"test-version">("form_id").notNull(),
    versionId: idColumn<"version">("version_id").notNull(),
    takers: integer("takers").notNull(),
    points: bigint("points", { mode: "number" }).notNull(),
    squares: bigint("squares", { mode: "number" }).notNull(),
    totals: bigint("totals", { mode: "number" }).notNull(),
    totalSquares: bigint("total_squares", { mode: "number" }).notNull(),
    products: bigint("products", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.formId, table.versionId] }),
    index("measured_forms_version").on(table.versionId),
  ],
);

/** How long the questions of a section take, found from `measuredSeconds` once a day. */
export const sectionTimes = pgTable(
  "section_times",
  {
    formId: idColumn<"test-version">("form_id").notNull(),
    section: integer("section").notNull(),
    answers: integer("answers").notNull(),
    median: integer("median").notNull(),
    foundAt: timestamptz("found_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.formId, table.section] })],
);
