CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"ip_address" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text DEFAULT '' NOT NULL,
	"subject_name" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"course" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_for" text DEFAULT '' NOT NULL,
	CONSTRAINT "certificates_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "lesson_completions" (
	"student_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "lesson_completions_student_id_lesson_id_pk" PRIMARY KEY("student_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_readings" (
	"student_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	"counted_seconds" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_readings_student_id_lesson_id_day_pk" PRIMARY KEY("student_id","lesson_id","day"),
	CONSTRAINT "lesson_readings_seconds" CHECK ("lesson_readings"."seconds" >= "lesson_readings"."counted_seconds" and "lesson_readings"."counted_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "message_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_statistics" (
	"day" date NOT NULL,
	"course" text NOT NULL,
	"active_students" integer DEFAULT 0 NOT NULL,
	"tests" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "day_statistics_day_course_pk" PRIMARY KEY("day","course")
);
--> statement-breakpoint
CREATE TABLE "question_statistics" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"correct" integer DEFAULT 0 NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"possible" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_days" (
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"next_day" date,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "student_days_student_id_day_pk" PRIMARY KEY("student_id","day")
);
--> statement-breakpoint
CREATE TABLE "student_snapshots" (
	"day" date PRIMARY KEY NOT NULL,
	"students" integer NOT NULL,
	"courses" integer NOT NULL,
	"progress_sum" bigint NOT NULL,
	"passed" integer NOT NULL,
	"completed" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_statistics" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"tests" integer DEFAULT 0 NOT NULL,
	"score_sum" bigint DEFAULT 0 NOT NULL,
	"study_seconds" bigint DEFAULT 0 NOT NULL,
	"last_active_on" date NOT NULL,
	"last_lesson_id" uuid
);
--> statement-breakpoint
CREATE TABLE "student_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject_courses" (
	"subject_id" uuid NOT NULL,
	"course" text NOT NULL,
	CONSTRAINT "subject_courses_subject_id_course_pk" PRIMARY KEY("subject_id","course")
);
--> statement-breakpoint
DROP INDEX "question_reports_newest";--> statement-breakpoint
DROP INDEX "students_name";--> statement-breakpoint
ALTER TABLE "question_reports" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "test_results" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "sign_up_courses" text[] DEFAULT '{"NCLEX-RN","OSCE","OET","PTE","NORCET","DHA"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "add_student_courses" text[] DEFAULT '{"USMLE Step 1","NCLEX-RN","TEAS 7","Medical Board Review"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "mail_from_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "mail_from_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "extra_time_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_completions" ADD CONSTRAINT "lesson_completions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_completions" ADD CONSTRAINT "lesson_completions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_readings" ADD CONSTRAINT "lesson_readings_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_readings" ADD CONSTRAINT "lesson_readings_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_answers" ADD CONSTRAINT "message_answers_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_days" ADD CONSTRAINT "student_days_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_statistics" ADD CONSTRAINT "student_statistics_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_statistics" ADD CONSTRAINT "student_statistics_last_lesson_id_lessons_id_fk" FOREIGN KEY ("last_lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_notes" ADD CONSTRAINT "student_notes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_notes" ADD CONSTRAINT "student_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_courses" ADD CONSTRAINT "subject_courses_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ins_newest" ON "sign_ins" USING btree ("user_id","signed_in_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_of_action" ON "audit_entries" USING btree ("action","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "audit_entries" USING btree ("subject_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_search" ON "audit_entries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "attempts_student" ON "attempts" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_once" ON "certificates" USING btree ("student_id","course");--> statement-breakpoint
CREATE INDEX "lesson_completions_lesson" ON "lesson_completions" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_completions_uncounted" ON "lesson_completions" USING btree ("completed_at") WHERE not "lesson_completions"."is_counted";--> statement-breakpoint
CREATE INDEX "lesson_readings_newest" ON "lesson_readings" USING btree ("student_id","last_at");--> statement-breakpoint
CREATE INDEX "lesson_readings_lesson" ON "lesson_readings" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_readings_uncounted" ON "lesson_readings" USING btree ("last_at") WHERE "lesson_readings"."seconds" > "lesson_readings"."counted_seconds";--> statement-breakpoint
CREATE INDEX "message_answers_of_message" ON "message_answers" USING btree ("message_id","sent_at");--> statement-breakpoint
CREATE INDEX "student_days_span" ON "student_days" USING btree ("day","next_day","seconds");--> statement-breakpoint
CREATE INDEX "student_statistics_last_lesson" ON "student_statistics" USING btree ("last_lesson_id");--> statement-breakpoint
CREATE INDEX "student_notes_newest" ON "student_notes" USING btree ("student_id","written_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "question_reports_unread" ON "question_reports" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "question_reports"."read_at" is null;--> statement-breakpoint
CREATE INDEX "test_results_uncounted" ON "test_results" USING btree ("completed_at") WHERE not "test_results"."is_counted";--> statement-breakpoint
DROP INDEX "messages_unread";--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("kind","received_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin (lower("name" || ' ' || "email" || ' ' || "message") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subscribers_unread" ON "subscribers" USING btree ("requested_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "subscribers"."read_at" is null;--> statement-breakpoint
CREATE INDEX "subscribers_search" ON "subscribers" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "question_reports_search" ON "question_reports" USING gin (lower("message") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subscribers_of_state" ON "subscribers" USING btree ("state","requested_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "students_of_course" ON "students" USING btree ("course",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "students_inactive" ON "students" USING btree (lower("name"),"id") WHERE "students"."status" = 'Inactive';--> statement-breakpoint
CREATE INDEX "students_joined" ON "students" USING btree ("join_date","id");--> statement-breakpoint
CREATE INDEX "students_progress" ON "students" USING btree ("progress","id");--> statement-breakpoint
CREATE INDEX "students_course_progress" ON "students" USING btree ("course","progress");--> statement-breakpoint
CREATE INDEX "students_search" ON "students" USING gin (lower("name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "question_reports_newest" ON "question_reports" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_posts_of_status" ON "blog_posts" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blog_posts_search" ON "blog_posts" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "students_name" ON "students" USING btree (lower("name"),"id");--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_extra_time_is_a_percentage" CHECK ("students"."extra_time_percent" between 0 and 200);--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was done stays written down';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
