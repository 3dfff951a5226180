CREATE TABLE "attempt_sections" (
	"attempt_id" uuid NOT NULL,
	"section" integer NOT NULL,
	"opens_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"break_ended_at" timestamp with time zone,
	CONSTRAINT "attempt_sections_attempt_id_section_pk" PRIMARY KEY("attempt_id","section")
);
--> statement-breakpoint
CREATE TABLE "student_questions" (
	"student_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"exposures" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"is_answered" boolean NOT NULL,
	"earned" integer NOT NULL,
	"max" integer NOT NULL,
	"flagged" boolean DEFAULT false NOT NULL,
	"why_wrong" text,
	"card" jsonb,
	CONSTRAINT "student_questions_student_id_question_id_pk" PRIMARY KEY("student_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "student_categories" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"has_disability" boolean NOT NULL,
	"consented_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"test_id" uuid,
	"rules" jsonb NOT NULL,
	"course" text,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"attempts_max" integer,
	"score_released_at" timestamp with time zone,
	"solutions_released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"preset_id" text,
	"version_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tests_preset_id_unique" UNIQUE("preset_id")
);
--> statement-breakpoint
ALTER TABLE "attempt_items" ADD COLUMN "section" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_items" ADD COLUMN "final_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempt_items" ADD COLUMN "seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_items" ADD COLUMN "confidence" text;--> statement-breakpoint
ALTER TABLE "attempt_items" ADD COLUMN "parameters_id" uuid;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "test_id" uuid;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "test_version_id" uuid;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "delivery_id" uuid;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "seed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "extra_time_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_answers" ADD COLUMN "section" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_answers" ADD COLUMN "student_id" uuid;--> statement-breakpoint
ALTER TABLE "test_answers" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "test_answers" ADD COLUMN "is_first" boolean;--> statement-breakpoint
ALTER TABLE "test_answers" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "test_answers" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "test_answers" ADD COLUMN "confidence" text;--> statement-breakpoint
ALTER TABLE "test_answers" ADD COLUMN "parameters_id" uuid;--> statement-breakpoint
ALTER TABLE "test_answers" ADD COLUMN "counted_as" text;--> statement-breakpoint
ALTER TABLE "test_results" ADD COLUMN "state" text DEFAULT 'final' NOT NULL;--> statement-breakpoint
ALTER TABLE "test_results" ADD COLUMN "marks" integer;--> statement-breakpoint
ALTER TABLE "test_results" ADD COLUMN "possible_marks" integer;--> statement-breakpoint
ALTER TABLE "test_results" ADD COLUMN "is_passed" boolean;--> statement-breakpoint
ALTER TABLE "bank_change_items" ADD COLUMN "areas" text[];--> statement-breakpoint
ALTER TABLE "bank_change_items" ADD COLUMN "judgment_step" text;--> statement-breakpoint
ALTER TABLE "bank_change_items" ADD COLUMN "is_reserved" boolean;--> statement-breakpoint
ALTER TABLE "question_labels" ADD COLUMN "logit" numeric(4, 2);--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "areas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "judgment_step" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "is_reserved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_sections" ADD CONSTRAINT "attempt_sections_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_questions" ADD CONSTRAINT "student_questions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_categories" ADD CONSTRAINT "student_categories_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_owner_id_students_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_version_id_test_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."test_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_test" ON "deliveries" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "deliveries_unreleased" ON "deliveries" USING btree ("id") WHERE ("deliveries"."rules" #>> '{release,score}' = 'by-hand' and "deliveries"."score_released_at" is null
    or "deliveries"."rules" #>> '{release,solutions}' = 'by-hand' and "deliveries"."solutions_released_at" is null);--> statement-breakpoint
CREATE UNIQUE INDEX "tests_of_owner" ON "tests" USING btree ("owner_id","version_id") WHERE "tests"."owner_id" is not null;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_test_version_id_test_versions_id_fk" FOREIGN KEY ("test_version_id") REFERENCES "public"."test_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_test" ON "attempts" USING btree ("test_id") WHERE "attempts"."test_id" is not null;--> statement-breakpoint
CREATE INDEX "attempts_delivery" ON "attempts" USING btree ("delivery_id","student_id") WHERE "attempts"."delivery_id" is not null;--> statement-breakpoint
CREATE INDEX "test_answers_student" ON "test_answers" USING btree ("student_id","question_id") WHERE "test_answers"."student_id" is not null;--> statement-breakpoint
CREATE INDEX "questions_of_area" ON "questions" USING gin ("areas");--> statement-breakpoint
CREATE INDEX "questions_of_judgment_step" ON "questions" USING btree ("judgment_step","created_at","id") WHERE "questions"."judgment_step" is not null;--> statement-breakpoint
CREATE INDEX "questions_reserved" ON "questions" USING btree ("created_at","id") WHERE "questions"."is_reserved";--> statement-breakpoint
-- Answers are saved many times, and so is what a student's answers to a question come to.
ALTER TABLE "student_questions" SET (fillfactor = 80);--> statement-breakpoint
CREATE FUNCTION "refuse_test_version_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The version of a test is never changed: make a new one.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "test_versions_never_change" BEFORE UPDATE ON "test_versions"
  FOR EACH ROW EXECUTE FUNCTION refuse_test_version_change();--> statement-breakpoint
-- As before, but for questions that are reserved: they are in use, and nothing that students start by themselves draws them.
CREATE OR REPLACE FUNCTION "keep_draw_places"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  arriving uuid[];
  leaving uuid[];
  hole_lessons uuid[];
  hole_numbers integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO arriving FROM new_rows WHERE withdrawn_at IS NULL AND NOT is_reserved;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(id) INTO leaving FROM old_rows WHERE withdrawn_at IS NULL AND NOT is_reserved;
  ELSE
    SELECT
      array_agg(id) FILTER (WHERE is_in_use AND (NOT was_in_use OR is_moved)),
      array_agg(id) FILTER (WHERE was_in_use AND (NOT is_in_use OR is_moved))
    INTO arriving, leaving
    FROM (
      SELECT
        id,
        old_rows.withdrawn_at IS NULL AND NOT old_rows.is_reserved AS was_in_use,
        new_rows.withdrawn_at IS NULL AND NOT new_rows.is_reserved AS is_in_use,
        old_rows.lesson_id <> new_rows.lesson_id AS is_moved
      FROM old_rows JOIN new_rows USING (id)
    ) changes;
  END IF;

  IF leaving IS NOT NULL THEN
    UPDATE lessons SET question_count = question_count - gone.questions
    FROM (
      SELECT lesson_id, count(*)::int AS questions FROM old_rows WHERE id = ANY (leaving) GROUP BY lesson_id
    ) gone
    WHERE lessons.id = gone.lesson_id;

    WITH gone AS (
      DELETE FROM draw_places WHERE question_id = ANY (leaving) RETURNING lesson_id, number
    )
    SELECT array_agg(lesson_id), array_agg(number) INTO hole_lessons, hole_numbers FROM gone;

    -- The questions with the highest numbers move into the holes.
    UPDATE draw_places SET number = hole.number
    FROM (
      SELECT lesson_id, number, row_number() OVER (PARTITION BY lesson_id ORDER BY number) AS nth
      FROM unnest(hole_lessons, hole_numbers) AS holes (lesson_id, number)
      JOIN lessons ON lessons.id = lesson_id
      WHERE number <= question_count
    ) hole
    JOIN (
      SELECT question_id, lesson_id, row_number() OVER (PARTITION BY lesson_id ORDER BY number) AS nth
      FROM draw_places
      JOIN lessons ON lessons.id = lesson_id
      WHERE lesson_id = ANY (hole_lessons) AND number > question_count
    ) mover USING (lesson_id, nth)
    WHERE draw_places.question_id = mover.question_id;
  END IF;

  IF arriving IS NOT NULL THEN
    WITH grown AS (
      UPDATE lessons SET question_count = question_count + come.questions
      FROM (
        SELECT lesson_id, count(*)::int AS questions FROM new_rows WHERE id = ANY (arriving) GROUP BY lesson_id
      ) come
      WHERE lessons.id = come.lesson_id
      RETURNING lessons.id AS lesson_id, question_count - come.questions AS last_number
    )
    INSERT INTO draw_places (question_id, lesson_id, number)
    SELECT id, lesson_id, last_number + row_number() OVER (PARTITION BY lesson_id ORDER BY created_at, id)
    FROM new_rows JOIN grown USING (lesson_id)
    WHERE id = ANY (arriving);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_practice_places"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  leaving uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(id) INTO leaving FROM old_rows WHERE withdrawn_at IS NULL AND NOT is_reserved;
  ELSIF TG_OP = 'UPDATE' THEN
    SELECT array_agg(id) INTO leaving
    FROM old_rows JOIN new_rows USING (id)
    WHERE old_rows.withdrawn_at IS NULL AND NOT old_rows.is_reserved
      AND (new_rows.withdrawn_at IS NOT NULL OR new_rows.is_reserved);
  END IF;

  IF leaving IS NOT NULL THEN
    WITH gone AS (
      DELETE FROM practice_places WHERE question_id = ANY (leaving) RETURNING practice_test_id
    )
    UPDATE practice_tests SET open_places = open_places + opened.places
    FROM (SELECT practice_test_id, count(*)::int AS places FROM gone GROUP BY practice_test_id) opened
    WHERE practice_tests.id = opened.practice_test_id;
  END IF;

  IF TG_OP = 'INSERT' THEN
    INSERT INTO practice_places (question_id, created_at)
    SELECT id, created_at FROM new_rows WHERE withdrawn_at IS NULL AND NOT is_reserved;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO practice_places (question_id, created_at)
    SELECT id, new_rows.created_at FROM new_rows JOIN old_rows USING (id)
    WHERE new_rows.withdrawn_at IS NULL AND NOT new_rows.is_reserved
      AND (old_rows.withdrawn_at IS NOT NULL OR old_rows.is_reserved);
  END IF;
  RETURN NULL;
END
$$;
