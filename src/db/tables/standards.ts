/** Where instructors put the line between ready and not, and what became of students in the real exam (record 63). */
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { authorColumn } from "./accounts.ts";
import { studentColumn } from "./students.ts";

/** A panel of judges at work, or what it came to. Of an adaptive preset the last one that was set holds. */
export const standards = pgTable(
  "standards",
  {
    id: idColumn<"standard">("id").primaryKey(),
    /** One of `modules/tests/presets/nclex.ts`. */
    presetId: text("preset_id").notNull(),
    startedAt: timestamptz("started_at").notNull(),
    startedBy: authorColumn("started_by"),
    /** `RatedQuestions` of `modules/standards/standard.ts`. */
    questions: jsonb("questions").notNull().$type<unknown>(),
    /** The one in which judges rate, 1 or 2. */
    round: integer("round").notNull().default(1),
    /** Null, like what it came to, while the panel is at work. */
    setAt: timestamptz("set_at"),
    /** The mean of the judges and their standard deviation, in logits, and how many they were. */
    cut: doublePrecision("cut"),
    spread: doublePrecision("spread"),
    judges: integer("judges"),
  },
  (table) => [
    uniqueIndex("standards_at_work").on(table.presetId).where(sql`${table.setAt} is null`),
    index("standards_newest").on(table.presetId, table.setAt),
    index("standards_starter").on(table.startedBy),
    check("standards_is_whole", sql`(${table.setAt} is null) = (${table.cut} is null)`),
  ],
);

export const standardJudges = pgTable(
  "standard_judges",
  {
    id: idColumn<"judge">("id").primaryKey(),
    standardId: idColumn<"standard">("standard_id")
      .notNull()
      .references(() => standards.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    name: text("name").notNull(),
  },
  (table) => [uniqueIndex("standard_judges_place").on(table.standardId, table.position)],
);

export const standardRatings = pgTable(
  "standard_ratings",
  {
    judgeId: idColumn<"judge">("judge_id")
      .notNull()
      .references(() => standardJudges.id, { onDelete: "cascade" }),
    round: integer("round").notNull(),
    /** Of the question in the panel, from 1. */
    position: integer("position").notNull(),
    /** So many of 100 students who are just good enough would answer it right. */
    percent: integer("percent").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.judgeId, table.round, table.position] }),
    check("standard_ratings_percent", sql`${table.percent} between 0 and 100`),
  ],
);

/** What students told of the real exam, with consent, beside the last result of its simulation. */
export const realOutcomes = pgTable(
  "real_outcomes",
  {
    studentId: studentColumn(),
    /** Of the simulation. */
    presetId: text("preset_id").notNull(),
    hasPassed: boolean("has_passed").notNull(),
    toldAt: timestamptz("told_at").notNull(),
    /** The estimate and the standard of that result, in logits: it may be deleted before the outcome is. */
    ability: doublePrecision("ability").notNull(),
    error: doublePrecision("error").notNull(),
    cut: doublePrecision("cut").notNull(),
    /** The version of the privacy notice, and the words agreed to. */
    consentVersion: text("consent_version").notNull(),
    consentWording: text("consent_wording").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.presetId] }),
    index("real_outcomes_newest").on(table.presetId, table.toldAt),
  ],
);
