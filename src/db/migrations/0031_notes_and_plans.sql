CREATE TABLE "day_plans" (
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"plan" jsonb NOT NULL,
	CONSTRAINT "day_plans_student_id_day_pk" PRIMARY KEY("student_id","day")
);
--> statement-breakpoint
CREATE TABLE "lesson_places" (
	"student_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"block" integer NOT NULL,
	"words" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_places_student_id_lesson_id_pk" PRIMARY KEY("student_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "topic_medians" (
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"students" integer NOT NULL,
	"right" integer NOT NULL,
	"seconds" integer,
	CONSTRAINT "topic_medians_kind_topic_pk" PRIMARY KEY("kind","topic")
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"question_id" uuid,
	"lesson_id" uuid,
	"labels" text[] NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmarks_of_one" CHECK (num_nonnulls("bookmarks"."question_id", "bookmarks"."lesson_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "highlights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"quote" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"start" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"question_id" uuid,
	"lesson_id" uuid,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notes_about_one" CHECK ("notes"."question_id" is null or "notes"."lesson_id" is null)
);
--> statement-breakpoint
ALTER TABLE "study_plans" ADD COLUMN "minutes_a_day" integer DEFAULT 45 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_plans" ADD COLUMN "wants_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "study_plans" ADD COLUMN "mailed_on" date;--> statement-breakpoint
ALTER TABLE "study_plans" ADD COLUMN "shows_days" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "study_plans" ADD COLUMN "shows_streak" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "day_plans" ADD CONSTRAINT "day_plans_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_places" ADD CONSTRAINT "lesson_places_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_places" ADD CONSTRAINT "lesson_places_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_places_newest" ON "lesson_places" USING btree ("student_id","read_at");--> statement-breakpoint
CREATE INDEX "lesson_places_lesson" ON "lesson_places" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookmarks_question" ON "bookmarks" USING btree ("student_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookmarks_lesson" ON "bookmarks" USING btree ("student_id","lesson_id");--> statement-breakpoint
CREATE INDEX "bookmarks_newest" ON "bookmarks" USING btree ("student_id","made_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookmarks_of_question" ON "bookmarks" USING btree ("question_id") WHERE "bookmarks"."question_id" is not null;--> statement-breakpoint
CREATE INDEX "bookmarks_of_lesson" ON "bookmarks" USING btree ("lesson_id") WHERE "bookmarks"."lesson_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "highlights_once" ON "highlights" USING btree ("student_id","lesson_id","start");--> statement-breakpoint
CREATE INDEX "highlights_lesson" ON "highlights" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notes_question" ON "notes" USING btree ("student_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notes_lesson" ON "notes" USING btree ("student_id","lesson_id");--> statement-breakpoint
CREATE INDEX "notes_newest" ON "notes" USING btree ("student_id","written_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notes_of_question" ON "notes" USING btree ("question_id") WHERE "notes"."question_id" is not null;--> statement-breakpoint
CREATE INDEX "notes_of_lesson" ON "notes" USING btree ("lesson_id") WHERE "notes"."lesson_id" is not null;--> statement-breakpoint
CREATE INDEX "study_plans_to_mail" ON "study_plans" USING btree ("student_id") WHERE "study_plans"."wants_mail";--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_minutes" CHECK ("study_plans"."minutes_a_day" between 5 and 600);