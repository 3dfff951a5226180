ALTER TABLE "site_settings" ADD COLUMN "lessons_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Public pages name what there is to read. How many questions a lesson has they do not say, so that is no news.
CREATE TRIGGER "subjects_told" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "name", "description", "position" ON "subjects"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_content();--> statement-breakpoint
CREATE TRIGGER "lessons_told" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "subject_id", "title", "content", "position" ON "lessons"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_content();--> statement-breakpoint
CREATE TRIGGER "subject_courses_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "subject_courses"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_content();
