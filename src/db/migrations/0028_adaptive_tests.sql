CREATE TABLE "adaptive_results" (
	"result_id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"preset_id" text NOT NULL,
	"is_shorter" boolean NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"ability" double precision,
	"error" double precision,
	"cut" double precision NOT NULL,
	"is_at_or_above" boolean NOT NULL,
	"ended_by" text NOT NULL,
	"asked" integer NOT NULL,
	"scored" integer NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adaptive_banks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"exam_plan" text NOT NULL,
	"set_number" integer,
	"made_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_items" ADD COLUMN "asked_as" jsonb;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "bank_id" uuid;--> statement-breakpoint
ALTER TABLE "adaptive_results" ADD CONSTRAINT "adaptive_results_result_id_test_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."test_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptive_results" ADD CONSTRAINT "adaptive_results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptive_banks" ADD CONSTRAINT "adaptive_banks_set_number_parameter_sets_number_fk" FOREIGN KEY ("set_number") REFERENCES "public"."parameter_sets"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adaptive_results_student" ON "adaptive_results" USING btree ("student_id","preset_id","completed_at");--> statement-breakpoint
CREATE INDEX "adaptive_banks_newest" ON "adaptive_banks" USING btree ("exam_plan","made_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "adaptive_banks_set" ON "adaptive_banks" USING btree ("set_number");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_bank_id_adaptive_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."adaptive_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_bank" ON "attempts" USING btree ("bank_id","started_at") WHERE "attempts"."bank_id" is not null;