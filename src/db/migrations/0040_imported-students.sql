ALTER TABLE "students" ADD COLUMN "import_id" uuid;--> statement-breakpoint
CREATE INDEX "students_imported" ON "students" USING btree ("import_id") WHERE "students"."import_id" is not null;