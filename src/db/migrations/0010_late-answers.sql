ALTER TABLE "attempt_items" ADD COLUMN "late_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "solutions_shown_at" timestamp with time zone;