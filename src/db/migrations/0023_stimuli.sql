CREATE TABLE "stimuli" (
	"id" uuid PRIMARY KEY NOT NULL,
	"display_id" integer GENERATED ALWAYS AS IDENTITY (sequence name "stimuli_display_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"lesson_id" uuid NOT NULL,
	"category_id" uuid,
	"difficulty_id" uuid,
	"areas" text[] DEFAULT '{}' NOT NULL,
	"is_reserved" boolean DEFAULT false NOT NULL,
	"version_id" uuid,
	"question_count" integer DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"search_text" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stimuli_display_id_unique" UNIQUE("display_id")
);
--> statement-breakpoint
CREATE TABLE "stimulus_questions" (
	"stimulus_version_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	CONSTRAINT "stimulus_questions_stimulus_version_id_position_pk" PRIMARY KEY("stimulus_version_id","position")
);
--> statement-breakpoint
CREATE TABLE "stimulus_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stimulus_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_items" ADD COLUMN "stimulus_version_id" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "stimulus_id" uuid;--> statement-breakpoint
ALTER TABLE "stimuli" ADD CONSTRAINT "stimuli_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stimuli" ADD CONSTRAINT "stimuli_category_id_question_labels_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."question_labels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stimuli" ADD CONSTRAINT "stimuli_difficulty_id_question_labels_id_fk" FOREIGN KEY ("difficulty_id") REFERENCES "public"."question_labels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stimuli" ADD CONSTRAINT "stimuli_version_id_stimulus_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."stimulus_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stimulus_questions" ADD CONSTRAINT "stimulus_questions_stimulus_version_id_stimulus_versions_id_fk" FOREIGN KEY ("stimulus_version_id") REFERENCES "public"."stimulus_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stimulus_questions" ADD CONSTRAINT "stimulus_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stimulus_questions" ADD CONSTRAINT "stimulus_questions_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stimulus_versions" ADD CONSTRAINT "stimulus_versions_stimulus_id_stimuli_id_fk" FOREIGN KEY ("stimulus_id") REFERENCES "public"."stimuli"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stimulus_versions" ADD CONSTRAINT "stimulus_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stimuli_newest" ON "stimuli" USING btree ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stimuli_of_kind" ON "stimuli" USING btree ("kind","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stimuli_of_lesson" ON "stimuli" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "stimuli_of_category" ON "stimuli" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "stimuli_of_difficulty" ON "stimuli" USING btree ("difficulty_id");--> statement-breakpoint
CREATE INDEX "stimuli_in_use" ON "stimuli" USING btree ("kind","question_count") WHERE "stimuli"."withdrawn_at" is null and "stimuli"."version_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stimuli_version" ON "stimuli" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "stimuli_search" ON "stimuli" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stimulus_questions_question" ON "stimulus_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "stimulus_questions_version" ON "stimulus_questions" USING btree ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stimulus_versions_number" ON "stimulus_versions" USING btree ("stimulus_id","number");--> statement-breakpoint
ALTER TABLE "attempt_items" ADD CONSTRAINT "attempt_items_stimulus_version_id_stimulus_versions_id_fk" FOREIGN KEY ("stimulus_version_id") REFERENCES "public"."stimulus_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_stimulus_id_stimuli_id_fk" FOREIGN KEY ("stimulus_id") REFERENCES "public"."stimuli"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_items_stimulus_version" ON "attempt_items" USING btree ("stimulus_version_id") WHERE "attempt_items"."stimulus_version_id" is not null;--> statement-breakpoint
CREATE INDEX "questions_of_stimulus" ON "questions" USING btree ("stimulus_id") WHERE "questions"."stimulus_id" is not null;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_of_stimulus_are_reserved" CHECK ("questions"."stimulus_id" is null or "questions"."is_reserved");--> statement-breakpoint
CREATE FUNCTION "refuse_stimulus_version_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A version of a stimulus is never changed: make a new one.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "stimulus_versions_never_change" BEFORE UPDATE OF stimulus_id, number, content ON "stimulus_versions"
  FOR EACH ROW EXECUTE FUNCTION refuse_stimulus_version_change();
