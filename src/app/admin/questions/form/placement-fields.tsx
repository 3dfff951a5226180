import { questionTexts } from "../../../../content/en/questions.ts";
import { SelectField } from "../../../../ui/fields.tsx";
import styles from "../form.module.css";
import { type LabelChoice, labelOptions } from "../label-options.ts";

const texts = questionTexts.form;

export type SubjectChoice = { id: string; name: string; lessons: ReadonlyArray<{ id: string; title: string }> };

/** Category and difficulty, both optional. */
export function LabelFields({
  labels,
  categoryId,
  difficultyId,
  onChange,
}: {
  labels: ReadonlyArray<LabelChoice>;
  categoryId: string;
  difficultyId: string;
  onChange: (labels: { categoryId: string } | { difficultyId: string }) => void;
}) {
  return (
    <div className={styles.pair}>
      <SelectField
        label={texts.category}
        isOptional
        name="categoryId"
        placeholder={texts.noCategory}
        options={labelOptions(labels, "category")}
        value={categoryId}
        onChange={(event) => onChange({ categoryId: event.currentTarget.value })}
      />
      <SelectField
        label={texts.difficulty}
        isOptional
        name="difficultyId"
        placeholder={texts.noDifficulty}
        options={labelOptions(labels, "difficulty")}
        value={difficultyId}
        onChange={(event) => onChange({ difficultyId: event.currentTarget.value })}
      />
    </div>
  );
}

/** Subject and lesson; another subject takes the lesson back. */
export function PlacementFields({
  subjects,
  subjectId,
  lessonId,
  onChange,
}: {
  subjects: ReadonlyArray<SubjectChoice>;
  subjectId: string;
  lessonId: string;
  onChange: (place: { subjectId: string; lessonId: string }) => void;
}) {
  const subject = subjects.find(({ id }) => id === subjectId);
  const lessons = subject?.lessons ?? [];
  return (
    <div className={styles.pair}>
      <SelectField
        label={texts.subject}
        name="subjectId"
        required
        placeholder={texts.chooseSubject}
        hint={subjects.length === 0 ? texts.noSubjects : undefined}
        options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
        value={subjectId}
        onChange={(event) => onChange({ subjectId: event.currentTarget.value, lessonId: "" })}
      />
      <SelectField
        label={texts.lesson}
        name="lessonId"
        required
        disabled={!subject}
        placeholder={subject ? texts.chooseLesson : texts.subjectFirst}
        hint={subject && lessons.length === 0 ? texts.noLessons : undefined}
        options={lessons.map(({ id, title }) => ({ value: id, label: title }))}
        value={lessonId}
        // While it is shut the missing subject is what can be put right.
        error={subject ? undefined : ""}
        onChange={(event) => onChange({ subjectId, lessonId: event.currentTarget.value })}
      />
    </div>
  );
}
