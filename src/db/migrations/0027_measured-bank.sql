CREATE TABLE "measured_answers" (
	"test_result_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"version_id" uuid NOT NULL,
	"is_first" boolean NOT NULL,
	"form_id" uuid NOT NULL,
	"section" integer NOT NULL,
	"points" integer NOT NULL,
	"max" integer NOT NULL,
	"criterion" integer,
	"seconds" integer,
	"options" text[] NOT NULL,
	CONSTRAINT "measured_answers_test_result_id_position_pk" PRIMARY KEY("test_result_id","position")
);
--> statement-breakpoint
CREATE TABLE "measured_forms" (
	"form_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"takers" integer NOT NULL,
	"points" bigint NOT NULL,
	"squares" bigint NOT NULL,
	"totals" bigint NOT NULL,
	"total_squares" bigint NOT NULL,
	"products" bigint NOT NULL,
	CONSTRAINT "measured_forms_form_id_version_id_pk" PRIMARY KEY("form_id","version_id")
);
--> statement-breakpoint
CREATE TABLE "measured_options" (
	"version_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"option" text NOT NULL,
	"chosen" integer NOT NULL,
	"judged" integer NOT NULL,
	"criterion_sum" bigint NOT NULL,
	CONSTRAINT "measured_options_version_id_form_id_option_pk" PRIMARY KEY("version_id","form_id","option")
);
--> statement-breakpoint
CREATE TABLE "measured_points" (
	"version_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"max" integer NOT NULL,
	"points" integer NOT NULL,
	"criterion" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "measured_points_version_id_form_id_max_points_criterion_pk" PRIMARY KEY("version_id","form_id","max","points","criterion")
);
--> statement-breakpoint
CREATE TABLE "measured_seconds" (
	"version_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"section" integer NOT NULL,
	"seconds" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "measured_seconds_version_id_form_id_section_seconds_pk" PRIMARY KEY("version_id","form_id","section","seconds")
);
--> statement-breakpoint
CREATE TABLE "measured_versions" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"possible" bigint DEFAULT 0 NOT NULL,
	"is_stale" boolean DEFAULT true NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"flagged_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"is_wrong" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "section_times" (
	"form_id" uuid NOT NULL,
	"section" integer NOT NULL,
	"answers" integer NOT NULL,
	"median" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "section_times_form_id_section_pk" PRIMARY KEY("form_id","section")
);
--> statement-breakpoint
ALTER TABLE "test_results" ADD COLUMN "is_measured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_results" ADD COLUMN "ability_before" integer;--> statement-breakpoint
ALTER TABLE "test_results" ADD COLUMN "form_id" uuid;--> statement-breakpoint
ALTER TABLE "measured_answers" ADD CONSTRAINT "measured_answers_test_result_id_test_results_id_fk" FOREIGN KEY ("test_result_id") REFERENCES "public"."test_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measured_answers_version" ON "measured_answers" USING btree ("version_id","test_result_id");--> statement-breakpoint
CREATE INDEX "measured_forms_version" ON "measured_forms" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "measured_seconds_section" ON "measured_seconds" USING btree ("form_id","section","seconds","count");--> statement-breakpoint
CREATE INDEX "measured_versions_stale" ON "measured_versions" USING btree ("version_id") WHERE "measured_versions"."is_stale";--> statement-breakpoint
CREATE INDEX "measured_versions_wrong" ON "measured_versions" USING btree ("version_id") WHERE "measured_versions"."is_wrong";--> statement-breakpoint
CREATE INDEX "measured_versions_flagged" ON "measured_versions" USING btree ("flagged_at","version_id") WHERE "measured_versions"."flagged_at" is not null;--> statement-breakpoint
CREATE INDEX "measured_versions_flags" ON "measured_versions" USING gin ("flags");--> statement-breakpoint
CREATE INDEX "test_results_unmeasured" ON "test_results" USING btree ("completed_at") WHERE not "test_results"."is_measured";--> statement-breakpoint
CREATE FUNCTION "move_measured_answers"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign int := CASE tg_op WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  IF NOT EXISTS (SELECT FROM moved) THEN RETURN NULL; END IF;
  -- LOCKS.measurement
  PERFORM pg_advisory_xact_lock(7266179);
  INSERT INTO measured_versions AS sums (version_id, asked, earned, possible, is_stale)
    SELECT version_id, sign * count(*), sign * sum(points), sign * sum(max), true
    FROM moved WHERE is_first GROUP BY version_id
    ON CONFLICT (version_id) DO UPDATE SET asked = sums.asked + excluded.asked, earned = sums.earned + excluded.earned,
      possible = sums.possible + excluded.possible, is_stale = true;
  INSERT INTO measured_points AS sums (version_id, form_id, max, points, criterion, count)
    SELECT version_id, form_id, max, points, criterion, sign * count(*)
    FROM moved WHERE is_first AND criterion IS NOT NULL GROUP BY version_id, form_id, max, points, criterion
    ON CONFLICT (version_id, form_id, max, points, criterion) DO UPDATE SET count = sums.count + excluded.count;
  INSERT INTO measured_options AS sums (version_id, form_id, option, chosen, judged, criterion_sum)
    SELECT version_id, form_id, option, sign * count(*), sign * count(criterion), sign * coalesce(sum(criterion), 0)
    FROM moved CROSS JOIN LATERAL unnest(options) AS option WHERE is_first GROUP BY version_id, form_id, option
    ON CONFLICT (version_id, form_id, option) DO UPDATE SET chosen = sums.chosen + excluded.chosen,
      judged = sums.judged + excluded.judged, criterion_sum = sums.criterion_sum + excluded.criterion_sum;
  INSERT INTO measured_seconds AS sums (version_id, form_id, section, seconds, count)
    SELECT version_id, form_id, section, seconds, sign * count(*)
    FROM moved WHERE is_first AND seconds IS NOT NULL GROUP BY version_id, form_id, section, seconds
    ON CONFLICT (version_id, form_id, section, seconds) DO UPDATE SET count = sums.count + excluded.count;
  INSERT INTO measured_forms AS sums (form_id, version_id, takers, points, squares, totals, total_squares, products)
    SELECT form_id, version_id, sign * count(*), sign * sum(points), sign * sum(points * points), sign * sum(criterion),
      sign * sum(criterion * criterion), sign * sum(points * criterion)
    FROM moved WHERE form_id <> '00000000-0000-0000-0000-000000000000' GROUP BY form_id, version_id
    ON CONFLICT (form_id, version_id) DO UPDATE SET takers = sums.takers + excluded.takers, points = sums.points + excluded.points,
      squares = sums.squares + excluded.squares, totals = sums.totals + excluded.totals,
      total_squares = sums.total_squares + excluded.total_squares, products = sums.products + excluded.products;
  IF tg_op = 'DELETE' THEN
    DELETE FROM measured_points WHERE count = 0 AND version_id IN (SELECT version_id FROM moved);
    DELETE FROM measured_options WHERE chosen = 0 AND judged = 0 AND criterion_sum = 0 AND version_id IN (SELECT version_id FROM moved);
    DELETE FROM measured_seconds WHERE count = 0 AND version_id IN (SELECT version_id FROM moved);
    DELETE FROM measured_forms WHERE takers = 0 AND points = 0 AND totals = 0 AND version_id IN (SELECT version_id FROM moved);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "measured_answers_added" AFTER INSERT ON "measured_answers" REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION move_measured_answers();--> statement-breakpoint
CREATE TRIGGER "measured_answers_taken_back" AFTER DELETE ON "measured_answers" REFERENCING OLD TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION move_measured_answers();--> statement-breakpoint
CREATE FUNCTION "measure_changed_answers_again"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH changed AS MATERIALIZED (
    SELECT DISTINCT test_result_id FROM old_rows AS o JOIN new_rows AS n USING (test_result_id, position)
    WHERE (o.version_id, o.earned, o.max, o.is_answered, o.is_first, o.seconds, o.section, o.answer)
      IS DISTINCT FROM (n.version_id, n.earned, n.max, n.is_answered, n.is_first, n.seconds, n.section, n.answer)
  ), taken_back AS (
    DELETE FROM measured_answers WHERE test_result_id IN (SELECT test_result_id FROM changed)
  )
  UPDATE test_results SET is_measured = false WHERE is_measured AND id IN (SELECT test_result_id FROM changed);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "test_answers_measured_again" AFTER UPDATE ON "test_answers" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION measure_changed_answers_again();
