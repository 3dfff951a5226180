CREATE TABLE "result_changes" (
	"test_result_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"old_marks" integer NOT NULL,
	"old_possible_marks" integer NOT NULL,
	"old_is_passed" boolean,
	"marks" integer NOT NULL,
	"possible_marks" integer NOT NULL,
	"is_passed" boolean,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "result_changes_test_result_id_change_id_pk" PRIMARY KEY("test_result_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "rule_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"test_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"change" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"done_until" uuid,
	"results" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voided_questions" (
	"test_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"counted_as" text NOT NULL,
	CONSTRAINT "voided_questions_test_id_question_id_pk" PRIMARY KEY("test_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "changed_terms" jsonb;--> statement-breakpoint
ALTER TABLE "result_changes" ADD CONSTRAINT "result_changes_test_result_id_test_results_id_fk" FOREIGN KEY ("test_result_id") REFERENCES "public"."test_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_changes" ADD CONSTRAINT "result_changes_change_id_rule_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."rule_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_changes" ADD CONSTRAINT "rule_changes_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_changes" ADD CONSTRAINT "rule_changes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voided_questions" ADD CONSTRAINT "voided_questions_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voided_questions" ADD CONSTRAINT "voided_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "result_changes_of" ON "result_changes" USING btree ("change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rule_changes_of_test" ON "rule_changes" USING btree ("test_id","number");