/** What can be taken, what it asks, and on which terms (record 48). */
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
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
import { questions } from "./questions.ts";
import { studentColumn, students } from "./students.ts";

export const TEST_KINDS = ["practice", "custom", "preset", "institute"] as const;

/** Never changed: attempts point here. A trigger refuses it. Equal ones are one row, because the id is made of the content. */
export const testVersions = pgTable("test_versions", {
  id: idColumn<"test-version">("id").primaryKey(),
  /** A `TestVersion` of `modules/tests/test-version.ts`. */
  content: jsonb("content").notNull().$type<unknown>(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

/** All practice tests are one; each student's own tests are theirs. */
export const tests = pgTable(
  "tests",
  {
    id: idColumn<"test">("id").primaryKey(),
    kind: text("kind", { enum: TEST_KINDS }).notNull(),
    /** The student whose own test it is; null for all others. */
    ownerId: idColumn<"student">("owner_id").references(() => students.id, { onDelete: "cascade" }),
    /** Which preset it is, by the code of its file; null for all others. */
    presetId: text("preset_id").unique(),
    /** The one that is taken now; null for a test of the institute that was never published. */
    versionId: idColumn<"test-version">("version_id").references(() => testVersions.id),
    /** What a test of the institute is called, in its draft if it has one; null for all others. */
    title: text("title"),
    /** What the next version will be, as far as it is written: a `TestDraft` of `modules/tests/draft.ts`; null where nothing is. */
    draft: jsonb("draft").$type<unknown>(),
    /** When students could take it first; null for a draft. */
    publishedAt: timestamptz("published_at"),
    /** Since when nobody starts it and no list of students shows it. */
    archivedAt: timestamptz("archived_at"),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
    /**
     * `ChangedTerms` of `modules/tests/terms.ts`: marks and pass rule that the institute has set for all deliveries of the test, also
     * for those that are made later; null for none.
     */
    changedTerms: jsonb("changed_terms").$type<unknown>(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("tests_of_institute").on(table.updatedAt.desc(), table.id.desc()).where(sql`${table.kind} = 'institute'`),
    uniqueIndex("tests_of_owner").on(table.ownerId, table.versionId).where(sql`${table.ownerId} is not null`),
  ],
);

/**
 * The questions that a test of the institute names, in its draft or in a version of it that was published, so that they are found by
 * question and none is deleted under a test.
 */
export const testQuestions = pgTable(
  "test_questions",
  {
    testId: idColumn<"test">("test_id")
      .notNull()
      .references(() => tests.id, { onDelete: "cascade" }),
    questionId: idColumn<"question">("question_id")
      .notNull()
      .references(() => questions.id),
    /** True for those of the draft, false for those of its versions. */
    isDraft: boolean("is_draft").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.testId, table.questionId, table.isDraft] }),
    index("test_questions_question").on(table.questionId),
  ],
);

/** Choices for a custom test that a student has saved under a name. */
export const recipes = pgTable(
  "recipes",
  {
    id: idColumn<"recipe">("id").primaryKey(),
    studentId: studentColumn(),
    name: text("name").notNull(),
    /** `CustomChoices` of `modules/tests/custom-choices.ts`. */
    choices: jsonb("choices").notNull().$type<unknown>(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [uniqueIndex("recipes_name").on(table.studentId, sql`lower(${table.name})`)],
);

/** Questions that do not count as they were answered, in all results of a test: those that are there and those to come. */
export const voidedQuestions = pgTable(
  "voided_questions",
  {
    testId: idColumn<"test">("test_id")
      .notNull()
      .references(() => tests.id, { onDelete: "cascade" }),
    questionId: idColumn<"question">("question_id")
      .notNull()
      .references(() => questions.id),
    countedAs: text("counted_as", { enum: ["left-out", "given-to-all"] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.testId, table.questionId] })],
);

/** For whom and when a test is given, how often, with which marks, pass rule and release. */
export const deliveries = pgTable(
  "deliveries",
  {
    id: idColumn<"delivery">("id").primaryKey(),
    /** Null for the one that all students' own tests share. */
    testId: idColumn<"test">("test_id").references(() => tests.id, { onDelete: "cascade" }),
    /** `DeliveryRules` of `modules/tests/delivery.ts`. */
    rules: jsonb("rules").notNull().$type<unknown>(),
    /** The course whose students it is for; null for everybody. */
    course: text("course"),
    opensAt: timestamptz("opens_at"),
    closesAt: timestamptz("closes_at"),
    /** How often a student may take it; null for as often as they like. */
    attemptsMax: integer("attempts_max"),
    /** When they were released by hand, where the rules say so. */
    scoreReleasedAt: timestamptz("score_released_at"),
    solutionsReleasedAt: timestamptz("solutions_released_at"),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("deliveries_test").on(table.testId),
    index("deliveries_unreleased").on(table.id).where(isUnreleased(table)),
  ],
);

/** One more attempt for one student, also after the test has closed. */
export const testReopenings = pgTable(
  "test_reopenings",
  {
    id: idColumn<"reopening">("id").primaryKey(),
    testId: idColumn<"test">("test_id")
      .notNull()
      .references(() => tests.id, { onDelete: "cascade" }),
    studentId: studentColumn(),
    /** As the administrator put it; the student reads it. */
    reason: text("reason").notNull(),
    createdBy: authorColumn("created_by"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    index("test_reopenings_student").on(table.studentId, table.testId),
    index("test_reopenings_test").on(table.testId),
    index("test_reopenings_author").on(table.createdBy),
  ],
);

type Releasing = Record<"rules" | "scoreReleasedAt" | "solutionsReleasedAt", AnyPgColumn>;

/** True for a delivery of which something is to be released by hand and has not been yet. */
export function isUnreleased(delivery: Releasing): SQL {
  const { rules, solutionsReleasedAt } = delivery;
  return sql`(${isScoreUnreleased(delivery)}
    or ${rules} #>> '{release,solutions}' = 'by-hand' and ${solutionsReleasedAt} is null)`;
}

/** The same of the score alone. */
export function isScoreUnreleased({ rules, scoreReleasedAt }: Omit<Releasing, "solutionsReleasedAt">): SQL {
  return sql`${rules} #>> '{release,score}' = 'by-hand' and ${scoreReleasedAt} is null`;
}

/** True where the solution of each question is shown once its answer is final. */
export function showsAtAnswer({ rules }: Pick<Releasing, "rules">): SQL<boolean> {
  return sql<boolean>`${rules} #>> '{release,solutions}' = 'each-answer'`;
}

/** The rules of a delivery with the terms that the institute has set for its test; the rules as they are where these are null. */
export function withChangedTerms(rules: SQL | AnyPgColumn, terms: SQL | AnyPgColumn): SQL {
  return sql`case when ${terms} is null then ${rules} else ${rules} || ${terms}
    || jsonb_build_object('marks', (${rules} -> 'marks') || coalesce(${terms} -> 'marks', '{}')) end`;
}
