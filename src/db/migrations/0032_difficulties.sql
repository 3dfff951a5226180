CREATE TABLE "question_difficulties" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"difficulty" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "study_plans" ADD COLUMN "mail_token" text;--> statement-breakpoint
ALTER TABLE "question_difficulties" ADD CONSTRAINT "question_difficulties_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_questions_repeated" ON "student_questions" USING btree ("student_id",("card" ->> 'reviewedOn')) WHERE "student_questions"."card" is not null;--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_mail_token_unique" UNIQUE("mail_token");--> statement-breakpoint
INSERT INTO "question_difficulties" ("question_id", "difficulty")
SELECT question.id, (SELECT avg(threshold) FROM unnest(newest.thresholds) AS threshold)
FROM "questions" AS question
JOIN LATERAL (
	SELECT parameters.thresholds FROM "question_parameters" AS parameters
	WHERE parameters.version_id = question.version_id ORDER BY parameters.set_number DESC LIMIT 1
) AS newest ON true
ON CONFLICT DO NOTHING;
