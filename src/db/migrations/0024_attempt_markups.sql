CREATE TABLE "attempt_markups" (
	"attempt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"markup" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_markups_attempt_id_position_pk" PRIMARY KEY("attempt_id","position")
);
--> statement-breakpoint
ALTER TABLE "attempt_markups" ADD CONSTRAINT "attempt_markups_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;