CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"issuer" text,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_items" (
	"attempt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"version_id" uuid NOT NULL,
	"answer" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"flagged" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone,
	"late_answer" jsonb,
	"late_at" timestamp with time zone,
	CONSTRAINT "attempt_items_attempt_id_position_pk" PRIMARY KEY("attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"test_key" text NOT NULL,
	"practice_test_id" uuid,
	"question_count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "attempts_state_is_known" CHECK ("attempts"."state" in ('open', 'submitted', 'expired', 'discarded'))
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_answers" (
	"test_result_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"answer" jsonb,
	"is_correct" boolean NOT NULL,
	"is_answered" boolean NOT NULL,
	"earned" integer NOT NULL,
	"max" integer NOT NULL,
	"rule" text NOT NULL,
	CONSTRAINT "test_answers_test_result_id_position_pk" PRIMARY KEY("test_result_id","position")
);
--> statement-breakpoint
CREATE TABLE "test_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"time_taken" integer NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"question_count" integer NOT NULL,
	"correct_count" integer NOT NULL,
	"answered_count" integer NOT NULL,
	"earned" integer NOT NULL,
	"possible" integer NOT NULL,
	CONSTRAINT "test_results_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "test_results_score_is_a_percentage" CHECK ("test_results"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_places" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_places" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"practice_test_id" uuid,
	"position" integer
);
--> statement-breakpoint
CREATE TABLE "practice_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"open_places" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "practice_tests_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "question_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"solution" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"display_id" integer GENERATED ALWAYS AS IDENTITY (sequence name "questions_display_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"manual_id" text,
	"lesson_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"type" text NOT NULL,
	"needs_rationale" boolean NOT NULL,
	"fingerprint" text NOT NULL,
	"search_text" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_display_id_unique" UNIQUE("display_id"),
	CONSTRAINT "questions_manual_id_unique" UNIQUE("manual_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"student_id" uuid NOT NULL,
	"course" text NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enrolments_student_id_course_pk" PRIMARY KEY("student_id","course")
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY NOT NULL,
	"auth_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"course" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"join_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "students_auth_id_unique" UNIQUE("auth_id"),
	CONSTRAINT "students_progress_is_a_percentage" CHECK ("students"."progress" between 0 and 100),
	CONSTRAINT "students_status_is_known" CHECK ("students"."status" in ('Active', 'Inactive'))
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"question_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_items" ADD CONSTRAINT "attempt_items_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_items" ADD CONSTRAINT "attempt_items_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_practice_test_id_practice_tests_id_fk" FOREIGN KEY ("practice_test_id") REFERENCES "public"."practice_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_test_result_id_test_results_id_fk" FOREIGN KEY ("test_result_id") REFERENCES "public"."test_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_places" ADD CONSTRAINT "practice_places_practice_test_id_practice_tests_id_fk" FOREIGN KEY ("practice_test_id") REFERENCES "public"."practice_tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_auth_id_users_id_fk" FOREIGN KEY ("auth_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "attempt_items_version" ON "attempt_items" USING btree ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_open" ON "attempts" USING btree ("student_id","test_key") WHERE "attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "attempts_overdue" ON "attempts" USING btree ("closes_at") WHERE "attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "attempts_practice_test" ON "attempts" USING btree ("practice_test_id") WHERE "attempts"."practice_test_id" is not null;--> statement-breakpoint
CREATE INDEX "question_reports_newest" ON "question_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "question_reports_question" ON "question_reports" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "test_answers_question" ON "test_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "test_results_newest" ON "test_results" USING btree ("student_id","completed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_places_number" ON "draw_places" USING btree ("lesson_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_places_position" ON "practice_places" USING btree ("practice_test_id","position");--> statement-breakpoint
CREATE INDEX "practice_places_waiting" ON "practice_places" USING btree ("created_at","question_id") WHERE "practice_places"."practice_test_id" is null;--> statement-breakpoint
CREATE INDEX "practice_tests_offered" ON "practice_tests" USING btree ("number") WHERE "practice_tests"."open_places" = 0;--> statement-breakpoint
CREATE INDEX "practice_tests_with_open_places" ON "practice_tests" USING btree ("number") WHERE "practice_tests"."open_places" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "question_versions_number" ON "question_versions" USING btree ("question_id","number");--> statement-breakpoint
CREATE INDEX "questions_newest" ON "questions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "questions_of_lesson_all" ON "questions" USING btree ("lesson_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_fingerprint" ON "questions" USING btree ("fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_version" ON "questions" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "questions_search" ON "questions" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enrolments_enrolled_at" ON "enrolments" USING btree ("enrolled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "students_invited_once" ON "students" USING btree (lower("email")) WHERE "students"."auth_id" is null;--> statement-breakpoint
CREATE INDEX "students_email" ON "students" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "students_name" ON "students" USING btree ("name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_title" ON "lessons" USING btree ("subject_id",lower("title"));--> statement-breakpoint
CREATE INDEX "lessons_subject" ON "lessons" USING btree ("subject_id","title");--> statement-breakpoint
CREATE UNIQUE INDEX "subjects_name" ON "subjects" USING btree (lower("name"));--> statement-breakpoint
-- An answer is saved many times; room in the page lets the new row stand beside the old one without touching an index.
ALTER TABLE "attempt_items" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "attempts" SET (fillfactor = 80);--> statement-breakpoint
-- Numbers the questions in use of each lesson from 1 to lessons.question_count, without gaps. The update of the lesson's
-- row comes first each time: it makes two transactions that touch the same lesson wait for each other.
CREATE FUNCTION "keep_draw_places"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  arriving uuid[];
  leaving uuid[];
  hole_lessons uuid[];
  hole_numbers integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(id) INTO arriving FROM new_rows WHERE withdrawn_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(id) INTO leaving FROM old_rows WHERE withdrawn_at IS NULL;
  ELSE
    SELECT
      array_agg(id) FILTER (WHERE is_in_use AND (NOT was_in_use OR is_moved)),
      array_agg(id) FILTER (WHERE was_in_use AND (NOT is_in_use OR is_moved))
    INTO arriving, leaving
    FROM (
      SELECT
        id,
        old_rows.withdrawn_at IS NULL AS was_in_use,
        new_rows.withdrawn_at IS NULL AS is_in_use,
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
CREATE TRIGGER "questions_inserted_draw" AFTER INSERT ON "questions" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_draw_places();--> statement-breakpoint
CREATE TRIGGER "questions_deleted_draw" AFTER DELETE ON "questions" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_draw_places();--> statement-breakpoint
CREATE TRIGGER "questions_updated_draw" AFTER UPDATE ON "questions" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_draw_places();--> statement-breakpoint
-- Keeps the questions in use in line for the automatic tests. One that leaves opens its place in its test.
CREATE FUNCTION "keep_practice_places"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  leaving uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(id) INTO leaving FROM old_rows WHERE withdrawn_at IS NULL;
  ELSIF TG_OP = 'UPDATE' THEN
    SELECT array_agg(id) INTO leaving
    FROM old_rows JOIN new_rows USING (id)
    WHERE old_rows.withdrawn_at IS NULL AND new_rows.withdrawn_at IS NOT NULL;
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
    SELECT id, created_at FROM new_rows WHERE withdrawn_at IS NULL;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO practice_places (question_id, created_at)
    SELECT id, new_rows.created_at FROM new_rows JOIN old_rows USING (id)
    WHERE new_rows.withdrawn_at IS NULL AND old_rows.withdrawn_at IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "questions_inserted_practice" AFTER INSERT ON "questions" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_practice_places();--> statement-breakpoint
CREATE TRIGGER "questions_deleted_practice" AFTER DELETE ON "questions" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_practice_places();--> statement-breakpoint
CREATE TRIGGER "questions_updated_practice" AFTER UPDATE ON "questions" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_practice_places();--> statement-breakpoint
CREATE FUNCTION "refuse_version_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A published version is never changed: publish a new one.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "question_versions_never_change"
  BEFORE UPDATE OF question_id, number, type, content, solution ON "question_versions"
  FOR EACH ROW EXECUTE FUNCTION refuse_version_change();
