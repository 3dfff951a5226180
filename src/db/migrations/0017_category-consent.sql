ALTER TABLE "student_categories" ADD COLUMN "consent_version" text NOT NULL;--> statement-breakpoint
ALTER TABLE "student_categories" ADD COLUMN "consent_wording" text NOT NULL;