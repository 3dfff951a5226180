CREATE TABLE "report_settlements" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"settled_by" uuid,
	"settled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rescores" (
	"test_result_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"version_id" uuid NOT NULL,
	"old_version_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"old_earned" integer NOT NULL,
	"old_max" integer NOT NULL,
	"old_is_correct" boolean NOT NULL,
	"old_rule" text NOT NULL,
	"earned" integer NOT NULL,
	"max" integer NOT NULL,
	"is_correct" boolean NOT NULL,
	"rule" text NOT NULL,
	"old_result_score" integer NOT NULL,
	"old_result_correct" integer NOT NULL,
	"old_result_earned" integer NOT NULL,
	"old_result_possible" integer NOT NULL,
	"result_score" integer NOT NULL,
	"result_correct" integer NOT NULL,
	"result_earned" integer NOT NULL,
	"result_possible" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rescores_test_result_id_position_version_id_pk" PRIMARY KEY("test_result_id","position","version_id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "images_type_is_known" CHECK ("images"."type" in ('image/webp'))
);
--> statement-breakpoint
ALTER TABLE "report_settlements" ADD CONSTRAINT "report_settlements_report_id_question_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."question_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_settlements" ADD CONSTRAINT "report_settlements_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescores" ADD CONSTRAINT "rescores_test_result_id_test_results_id_fk" FOREIGN KEY ("test_result_id") REFERENCES "public"."test_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescores" ADD CONSTRAINT "rescores_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rescores_question" ON "rescores" USING btree ("question_id","created_at");