CREATE TABLE "notice_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL,
	"held" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "notice_counts_over" ON "notice_counts" USING btree ("ends_at");