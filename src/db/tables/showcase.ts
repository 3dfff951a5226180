/** People the institute presents to visitors: teachers, exam results and testimonials. */
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { idColumn, timestamptz } from "../columns.ts";
import { images } from "./images.ts";

export const showcaseEntries = pgTable(
  "showcase_entries",
  {
    id: idColumn<"showcase-entry">("id").primaryKey(),
    kind: text("kind", { enum: ["faculty", "result", "testimonial"] }).notNull(),
    /** Its position among those of its kind; the lowest comes first. */
    position: integer("position").notNull(),
    name: text("name").notNull(),
    /** Null where no picture is shown. */
    photoId: text("photo_id").references(() => images.id),
    /** What the picture shows; empty if the name beside it is enough. */
    photoAlt: text("photo_alt").notNull().default(""),
    /** A teacher's qualification or the words of a testimonial; empty for a result. */
    words: text("words").notNull().default(""),
    /** From the catalogue; empty for teachers, and for a testimonial about the institute as a whole. */
    courseId: text("course_id").notNull().default(""),
    /** Only for a result: the exam, the score, and the course taken. */
    exam: text("exam").notNull().default(""),
    rank: text("rank").notNull().default(""),
    courseDuration: text("course_duration").notNull().default(""),
    isPaid: boolean("is_paid"),
    /** The day on which the result came out. */
    resultOn: date("result_on"),
    /** The day on which the person agreed in writing to be shown: never before the result (record 43). */
    consentOn: date("consent_on"),
    createdAt: timestamptz("created_at").notNull(),
    updatedAt: timestamptz("updated_at").notNull(),
  },
  (table) => [
    check("showcase_entries_kind_is_known", sql`${table.kind} in ('faculty', 'result', 'testimonial')`),
    check("showcase_entries_shown_with_consent", sql`${table.kind} = 'faculty' or ${table.consentOn} is not null`),
    check(
      "showcase_entries_result_is_whole",
      sql`${table.kind} <> 'result' or (${table.rank} <> '' and ${table.exam} <> '' and ${table.courseId} <> ''
        and ${table.courseDuration} <> '' and ${table.isPaid} is not null and ${table.resultOn} is not null
        and ${table.consentOn} >= ${table.resultOn})`,
    ),
    index("showcase_entries_in_order").on(table.kind, table.position, table.id),
    index("showcase_entries_photo").on(table.photoId),
  ],
);
