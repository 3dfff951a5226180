/** What the institute says about itself: a single row, number 1. An empty text is not shown. */
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "../columns.ts";

export const siteSettings = pgTable(
  "site_settings",
  {
    id: integer("id").primaryKey().default(1),
    /** Null while the product's own mark is shown. */
    logoUrl: text("logo_url"),
    instituteName: text("institute_name").notNull().default("Lamplight"),
    /** Lines of the postal address. */
    address: text("address").notNull().default(""),
    phone: text("phone").notNull().default(""),
    /** Shown to visitors, and the recipient of their messages; without it they go to the administrator. */
    email: text("email").notNull().default(""),
    /** Country code and number, only digits after a plus sign. */
    whatsapp: text("whatsapp").notNull().default(""),
    /** One line for each group of days. */
    officeHours: text("office_hours").notNull().default("Mon-Fri 9AM-6PM IST\nSat 10AM-4PM IST"),
    /** Claims of the institute, shown as written (P27). */
    studentsPlaced: text("students_placed").notNull().default("5,000+"),
    successRate: text("success_rate").notNull().default("95%"),
    programs: text("programs").notNull().default("6+"),
    countries: text("countries").notNull().default("10+"),
    /** Shown after the number of finished lessons, such as "more each week". */
    lessonsNote: text("lessons_note").notNull().default(""),
    /** Titles of courses: the choice at sign-up, and the administrator's when adding a student. */
    signUpCourses: text("sign_up_courses")
      .array()
      .notNull()
      .default(["NCLEX-RN", "OSCE", "OET", "PTE", "NORCET", "DHA"]),
    addStudentCourses: text("add_student_courses")
      .array()
      .notNull()
      .default(["USMLE Step 1", "NCLEX-RN", "TEAS 7", "Medical Board Review"]),
    /** Sender of the product's mails. Empty: the institute's name and the administrator's address. */
    mailFromName: text("mail_from_name").notNull().default(""),
    mailFromAddress: text("mail_from_address").notNull().default(""),
    /** Months each is kept; 0 for ever. India's DPDP Rules require at least a year of logs. */
    keepSignInsMonths: integer("keep_sign_ins_months").notNull().default(12),
    keepAuditMonths: integer("keep_audit_months").notNull().default(36),
    keepDataViewsMonths: integer("keep_data_views_months").notNull().default(12),
    keepMessagesMonths: integer("keep_messages_months").notNull().default(0),
    /** Accounts of students inactive for this long are deleted, after a warning by mail. */
    keepUnusedAccountsMonths: integer("keep_unused_accounts_months").notNull().default(0),
    updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  },
  (table) => [check("site_settings_one_row", sql`${table.id} = 1`)],
);
