-- Of changes that are too old to be undone.
UPDATE "bank_change_items" SET "areas" = coalesce("areas", '{}'), "is_reserved" = coalesce("is_reserved", false)
WHERE "areas" IS NULL OR "is_reserved" IS NULL;--> statement-breakpoint
-- The key of a custom test is made of its test alone.
UPDATE "attempts" SET "test_key" = 'custom:' || "test_id"
WHERE "state" = 'open' AND "test_key" LIKE 'custom:%' AND "test_id" IS NOT NULL;--> statement-breakpoint
DROP INDEX "attempts_delivery";--> statement-breakpoint
DROP INDEX "test_answers_student";--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "test_version_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "delivery_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "test_answers" ALTER COLUMN "student_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "test_answers" ALTER COLUMN "completed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "test_answers" ALTER COLUMN "is_first" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "test_answers" ALTER COLUMN "mode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_change_items" ALTER COLUMN "areas" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_change_items" ALTER COLUMN "is_reserved" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "attempts_delivery" ON "attempts" USING btree ("delivery_id","student_id");--> statement-breakpoint
CREATE INDEX "test_answers_student" ON "test_answers" USING btree ("student_id","question_id");