CREATE TABLE "parameter_sets" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameter_sets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"made_at" timestamp with time zone NOT NULL,
	"answers" integer NOT NULL,
	"students" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_parameters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"set_number" integer NOT NULL,
	"thresholds" double precision[] NOT NULL,
	"errors" double precision[] NOT NULL,
	"answers" integer NOT NULL,
	"stage" text NOT NULL,
	"drift" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_parameters" ADD CONSTRAINT "question_parameters_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_parameters" ADD CONSTRAINT "question_parameters_set_number_parameter_sets_number_fk" FOREIGN KEY ("set_number") REFERENCES "public"."parameter_sets"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "question_parameters_version" ON "question_parameters" USING btree ("version_id","set_number");--> statement-breakpoint
CREATE INDEX "question_parameters_set" ON "question_parameters" USING btree ("set_number");