CREATE TABLE "extra_minutes" (
	"gift_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"minutes" integer NOT NULL,
	"reason" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "extra_minutes_gift_id_attempt_id_pk" PRIMARY KEY("gift_id","attempt_id"),
	CONSTRAINT "extra_minutes_are_more" CHECK ("extra_minutes"."minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "extra_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_minutes" ADD CONSTRAINT "extra_minutes_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extra_minutes_attempt" ON "extra_minutes" USING btree ("attempt_id");