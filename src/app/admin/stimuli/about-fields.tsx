/** What describes a stimulus: its title, where it stands, its labels, and what it is to exams. */
import { useState } from "react";
import { questionTexts } from "../../../content/en/questions.ts";
import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import type { FormValues } from "../../../core/forms.ts";
import { RESERVED } from "../../../modules/questions/question-metadata.ts";
import { areasIn } from "../../../modules/questions/taxonomy.ts";
import { placeText } from "../../../modules/stimuli/forms.ts";
import { STIMULUS_TITLE_MAX } from "../../../modules/stimuli/rules.ts";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { ExamFields } from "../questions/form/exam-fields.tsx";
import type { SubjectChoice } from "../questions/form/placement-fields.tsx";
import { type LabelChoice, labelOptions } from "../questions/label-options.ts";
import styles from "./show.module.css";

const texts = stimulusAuthoringTexts.about;

export type AboutChoices = { subjects: ReadonlyArray<SubjectChoice>; labels: ReadonlyArray<LabelChoice> };

/** `values` are what the fields begin with. */
export function AboutFields({ subjects, labels, values }: AboutChoices & { values: FormValues }) {
  const [exam, setExam] = useState({
    areas: areasIn(values.areas ?? ""),
    judgmentStep: "",
    isReserved: values.isReserved === RESERVED,
  });
  return (
    <>
      <TextField
        label={texts.name}
        name="title"
        required
        hint={texts.nameHint}
        maxLength={STIMULUS_TITLE_MAX}
        autoComplete="off"
        defaultValue={values.title ?? ""}
      />
      <SelectField
        label={texts.lesson}
        name="place"
        required
        placeholder={texts.chooseLesson}
        hint={subjects.some(({ lessons }) => lessons.length > 0) ? undefined : texts.noLessons}
        options={[]}
        groups={subjects.map(({ id: subjectId, name, lessons }) => ({
          label: name,
          options: lessons.map(({ id, title }) => ({ value: placeText({ subjectId, lessonId: id }), label: title })),
        }))}
        defaultValue={values.place ?? ""}
      />
      <div className={styles.pair}>
        <SelectField
          label={questionTexts.form.category}
          isOptional
          name="categoryId"
          placeholder={questionTexts.form.noCategory}
          options={labelOptions(labels, "category")}
          defaultValue={values.categoryId ?? ""}
        />
        <SelectField
          label={questionTexts.form.difficulty}
          isOptional
          name="difficultyId"
          placeholder={questionTexts.form.noDifficulty}
          options={labelOptions(labels, "difficulty")}
          defaultValue={values.difficultyId ?? ""}
        />
      </div>
      <ExamFields draft={exam} without="judgmentStep" onChange={(part) => setExam({ ...exam, ...part })} />
    </>
  );
}
