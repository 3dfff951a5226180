CREATE TABLE "test_reopenings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"test_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "test_reopenings" ADD CONSTRAINT "test_reopenings_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_reopenings" ADD CONSTRAINT "test_reopenings_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_reopenings" ADD CONSTRAINT "test_reopenings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_reopenings_student" ON "test_reopenings" USING btree ("student_id","test_id");--> statement-breakpoint
CREATE INDEX "test_reopenings_test" ON "test_reopenings" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "test_reopenings_author" ON "test_reopenings" USING btree ("created_by");