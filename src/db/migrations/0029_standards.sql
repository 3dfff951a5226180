CREATE TABLE "real_outcomes" (
	"student_id" uuid NOT NULL,
	"preset_id" text NOT NULL,
	"has_passed" boolean NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"ability" double precision NOT NULL,
	"error" double precision NOT NULL,
	"cut" double precision NOT NULL,
	"consent_version" text NOT NULL,
	"consent_wording" text NOT NULL,
	CONSTRAINT "real_outcomes_student_id_preset_id_pk" PRIMARY KEY("student_id","preset_id")
);
--> statement-breakpoint
CREATE TABLE "standard_judges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"standard_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standard_ratings" (
	"judge_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"position" integer NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "standard_ratings_judge_id_round_position_pk" PRIMARY KEY("judge_id","round","position"),
	CONSTRAINT "standard_ratings_percent" CHECK ("standard_ratings"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "standards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"preset_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" uuid,
	"questions" jsonb NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"set_at" timestamp with time zone,
	"cut" double precision,
	"spread" double precision,
	"judges" integer,
	CONSTRAINT "standards_is_whole" CHECK (("standards"."set_at" is null) = ("standards"."cut" is null))
);
--> statement-breakpoint
ALTER TABLE "real_outcomes" ADD CONSTRAINT "real_outcomes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_judges" ADD CONSTRAINT "standard_judges_standard_id_standards_id_fk" FOREIGN KEY ("standard_id") REFERENCES "public"."standards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_ratings" ADD CONSTRAINT "standard_ratings_judge_id_standard_judges_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."standard_judges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standards" ADD CONSTRAINT "standards_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "real_outcomes_newest" ON "real_outcomes" USING btree ("preset_id","told_at");--> statement-breakpoint
CREATE UNIQUE INDEX "standard_judges_place" ON "standard_judges" USING btree ("standard_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "standards_at_work" ON "standards" USING btree ("preset_id") WHERE "standards"."set_at" is null;--> statement-breakpoint
CREATE INDEX "standards_newest" ON "standards" USING btree ("preset_id","set_at");--> statement-breakpoint
CREATE INDEX "standards_starter" ON "standards" USING btree ("started_by");