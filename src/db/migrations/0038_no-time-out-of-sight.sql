-- Questions that were never in view have no time. It was counted as 0 seconds.
DELETE FROM "measured_seconds" WHERE "seconds" = 0;--> statement-breakpoint
UPDATE "measured_answers" SET "seconds" = NULL WHERE "seconds" = 0;
