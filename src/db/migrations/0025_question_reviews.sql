CREATE TABLE "question_reviews" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"reviewer" text NOT NULL,
	"qualification" text NOT NULL,
	"recorded_by" uuid,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "reviewed_version_id" uuid;--> statement-breakpoint
ALTER TABLE "question_reviews" ADD CONSTRAINT "question_reviews_version_id_question_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reviews" ADD CONSTRAINT "question_reviews_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_reviews_recorded_by" ON "question_reviews" USING btree ("recorded_by","signed_at");--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_reviewed_version_id_question_reviews_version_id_fk" FOREIGN KEY ("reviewed_version_id") REFERENCES "public"."question_reviews"("version_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_unreviewed" ON "questions" USING btree ("created_at","id") WHERE "questions"."reviewed_version_id" is distinct from "questions"."version_id";--> statement-breakpoint
CREATE UNIQUE INDEX "questions_reviewed_version" ON "questions" USING btree ("reviewed_version_id");