CREATE TABLE "address_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"proved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"viewer_id" uuid NOT NULL,
	"viewer_email" text NOT NULL,
	"what" text NOT NULL,
	"student_id" uuid,
	"people" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recurring_work" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"has_failed" boolean DEFAULT false NOT NULL,
	"outcome" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "keep_sign_ins_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "keep_audit_months" integer DEFAULT 36 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "keep_data_views_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "keep_messages_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "keep_unused_accounts_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "deletion_notice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "last_visit_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_expired" ON "address_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_views_newest" ON "data_views" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_views_of_student" ON "data_views" USING btree ("student_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_views_of_kind" ON "data_views" USING btree ("what","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_expired" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_oldest" ON "sign_ins" USING btree ("signed_in_at","id");--> statement-breakpoint
CREATE INDEX "verifications_expired" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "students_to_be_deleted" ON "students" USING btree ("deletion_notice_at","id") WHERE "students"."deletion_notice_at" is not null;--> statement-breakpoint
CREATE INDEX "question_reports_student" ON "question_reports" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "messages_of_address" ON "messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "message_answers_sender" ON "message_answers" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "student_notes_writer" ON "student_notes" USING btree ("written_by");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Said by a transaction for itself alone, when it deletes what is older than the institute keeps.
  IF TG_OP = 'DELETE' AND current_setting('lamplight.retention', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'what was done stays written down';
END
$$;--> statement-breakpoint
CREATE TRIGGER "data_views_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "data_views"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
