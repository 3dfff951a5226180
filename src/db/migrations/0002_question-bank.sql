CREATE TABLE "bank_change_items" (
	"change_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"category_id" uuid,
	"difficulty_id" uuid,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "bank_change_items_change_id_question_id_pk" PRIMARY KEY("change_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "bank_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"changed_by" uuid NOT NULL,
	"change" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_labels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "category_id" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "difficulty_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_change_items" ADD CONSTRAINT "bank_change_items_change_id_bank_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bank_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_change_items" ADD CONSTRAINT "bank_change_items_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_changes" ADD CONSTRAINT "bank_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_change_items_question" ON "bank_change_items" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "bank_changes_newest" ON "bank_changes" USING btree ("changed_by","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "question_labels_name" ON "question_labels" USING btree ("kind",lower("name"));--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_category_id_question_labels_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."question_labels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_difficulty_id_question_labels_id_fk" FOREIGN KEY ("difficulty_id") REFERENCES "public"."question_labels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_of_type" ON "questions" USING btree ("type","created_at","id") WHERE "questions"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "questions_of_category" ON "questions" USING btree ("category_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_of_difficulty" ON "questions" USING btree ("difficulty_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_without_rationale" ON "questions" USING btree ("created_at","id") WHERE "questions"."needs_rationale";--> statement-breakpoint
CREATE INDEX "questions_withdrawn" ON "questions" USING btree ("created_at","id") WHERE "questions"."withdrawn_at" is not null;--> statement-breakpoint
INSERT INTO "question_labels" ("id", "kind", "name", "position") VALUES
  ('01900000-0000-7000-8000-000000000001', 'category', 'anatomy', 1),
  ('01900000-0000-7000-8000-000000000002', 'category', 'pharmacology', 2),
  ('01900000-0000-7000-8000-000000000003', 'category', 'pathology', 3),
  ('01900000-0000-7000-8000-000000000004', 'difficulty', 'easy', 1),
  ('01900000-0000-7000-8000-000000000005', 'difficulty', 'medium', 2),
  ('01900000-0000-7000-8000-000000000006', 'difficulty', 'hard', 3);--> statement-breakpoint
-- Hindi is written in several ways: see foldForSearch, which says the same.
UPDATE "questions" SET "search_text" =
  regexp_replace(
    replace(translate("search_text", E'\u0901\u093C', E'\u0902'), E'\u0943', E'\u094D\u0930'),
    E'[\u0919\u091E\u0923\u0928\u092E]\u094D(?=[\u0915-\u092E])', E'\u0902', 'g')
WHERE "search_text" ~ E'[\u0900-\u097F]';--> statement-breakpoint
-- The words of a search text that a person could have meant: letters only, neither very short nor very long.
CREATE FUNCTION "words_in"(search_text text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT word
  FROM string_to_table(
    translate(search_text, '.,;:!?()[]{}<>"''/\|=+*&^%$#@~`_-–—…·•।॥“”‘’', repeat(' ', 43)), ' '
  ) AS words (word)
  WHERE length(word) BETWEEN 3 AND 32 AND word !~ '[0-9]'
$$;--> statement-breakpoint
CREATE FUNCTION "keep_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_words (word)
    SELECT DISTINCT word FROM new_rows, words_in(search_text) AS words (word) ORDER BY word
    ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO search_words (word)
    SELECT DISTINCT word
    FROM new_rows JOIN old_rows USING (id), words_in(new_rows.search_text) AS words (word)
    WHERE new_rows.search_text <> old_rows.search_text
    ORDER BY word
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "questions_inserted_words" AFTER INSERT ON "questions" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();--> statement-breakpoint
CREATE TRIGGER "questions_updated_words" AFTER UPDATE ON "questions" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();--> statement-breakpoint
INSERT INTO search_words (word)
SELECT DISTINCT word FROM questions, words_in(search_text) AS words (word) ORDER BY word;
