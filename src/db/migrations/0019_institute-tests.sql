CREATE TABLE "test_questions" (
	"test_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"is_draft" boolean NOT NULL,
	CONSTRAINT "test_questions_test_id_question_id_is_draft_pk" PRIMARY KEY("test_id","question_id","is_draft")
);
--> statement-breakpoint
ALTER TABLE "tests" ALTER COLUMN "version_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_questions_question" ON "test_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "tests_of_institute" ON "tests" USING btree ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "tests"."kind" = 'institute';