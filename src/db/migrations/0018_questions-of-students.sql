-- What a student's answers to each question come to is written with a result, which holds the student by its own key. A key of its
-- own was checked for every row of a submission; a statement deletes the rows with their students instead.
ALTER TABLE "student_questions" DROP CONSTRAINT "student_questions_student_id_students_id_fk";--> statement-breakpoint
CREATE FUNCTION "delete_questions_of_students"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM student_questions WHERE student_id IN (SELECT id FROM old_rows);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "students_deleted_questions" AFTER DELETE ON "students" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION delete_questions_of_students();
