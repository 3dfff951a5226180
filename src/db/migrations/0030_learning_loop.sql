CREATE TABLE "study_plans" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"exam_on" date,
	"repeats_a_day" integer NOT NULL,
	CONSTRAINT "study_plans_repeats" CHECK ("study_plans"."repeats_a_day" between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "attempt_items" ADD COLUMN "first_answer" jsonb;--> statement-breakpoint
ALTER TABLE "attempt_items" ADD COLUMN "repeats_id" uuid;--> statement-breakpoint
ALTER TABLE "student_questions" ADD COLUMN "confidence" text;--> statement-breakpoint
ALTER TABLE "student_questions" ADD COLUMN "was_right" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "student_questions" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "test_answers" ADD COLUMN "was_right" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_results" ADD COLUMN "is_scheduled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_questions_due" ON "student_questions" USING btree ("student_id","due_on") WHERE "student_questions"."due_on" is not null;--> statement-breakpoint
CREATE INDEX "test_results_unscheduled" ON "test_results" USING btree ("student_id","completed_at") WHERE not "test_results"."is_scheduled";