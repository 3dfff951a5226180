-- Public pages say whether a course has practice tests: the first question of a lesson and the loss of its last one are news, no other is.
CREATE TRIGGER "lessons_with_questions_told" AFTER UPDATE OF "question_count" ON "lessons"
  FOR EACH ROW WHEN ((OLD."question_count" = 0) <> (NEW."question_count" = 0)) EXECUTE FUNCTION tell_public_content();
