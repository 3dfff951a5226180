import { useState } from "react";
import { itemTypeTexts } from "../../../../../content/en/item-types.ts";
import { testBuilderTexts } from "../../../../../content/en/test-builder.ts";
import { type RuleChosen, subjectPlace } from "../../../../../modules/tests/builder-forms.ts";
import { EXAM_PLANS } from "../../../../../modules/tests/exam-plans.ts";
import { type LabelChoice, labelOptions } from "../../../questions/label-options.ts";
import styles from "../builder.module.css";

const texts = testBuilderTexts.rule;

export type Offered = {
  subjects: ReadonlyArray<{ id: string; name: string; lessons: ReadonlyArray<{ id: string; title: string }> }>;
  labels: ReadonlyArray<LabelChoice>;
};

/** From which questions a rule draws. The boxes begin with what is chosen and are left to the page from then on. */
export function RuleBoxes({
  offered: { subjects, labels },
  chosen: first,
  hasTypes,
}: {
  offered: Offered;
  chosen: RuleChosen;
  /** False where what is drawn has questions of several types. */
  hasTypes: boolean;
}) {
  const [chosen] = useState(first);
  const box = (name: keyof RuleChosen, value: string, label: string) => (
    <label key={value} className={styles.box}>
      <input type="checkbox" name={name} value={value} defaultChecked={chosen[name].includes(value)} />
      <span>{label}</span>
    </label>
  );
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.heading}>{texts.places}</legend>
        {subjects.map(({ id, name, lessons }) => {
          const places = [subjectPlace(id), ...lessons.map((lesson) => lesson.id)];
          return (
            <details key={id} className={styles.details} open={places.some((place) => chosen.place.includes(place))}>
              <summary>{name}</summary>
              <div className={styles.boxes}>
                {box("place", subjectPlace(id), texts.whole(name))}
                {lessons.map((lesson) => box("place", lesson.id, lesson.title))}
              </div>
            </details>
          );
        })}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.heading}>{texts.areas}</legend>
        {EXAM_PLANS.map((plan) => (
          <details
            key={plan.id}
            className={styles.details}
            open={plan.areas.some(({ code }) => chosen.area.includes(code))}
          >
            <summary>{plan.title}</summary>
            <div className={styles.boxes}>{plan.areas.map(({ code, name }) => box("area", code, name))}</div>
          </details>
        ))}
      </fieldset>
      <fieldset className={styles.group} hidden={!hasTypes}>
        <legend className={styles.heading}>{texts.types}</legend>
        <p className={styles.quiet}>{texts.unitHint}</p>
        <div className={styles.boxes}>
          {Object.entries(itemTypeTexts).map(([type, { name }]) => box("type", type, name))}
        </div>
      </fieldset>
      {(["category", "difficulty"] as const).map(
        (kind) =>
          labels.some((label) => label.kind === kind) && (
            <fieldset key={kind} className={styles.group}>
              <legend className={styles.heading}>{texts.labels[kind]}</legend>
              <div className={styles.boxes}>
                {labelOptions(labels, kind).map(({ value, label }) => box(kind, value, label))}
              </div>
            </fieldset>
          ),
      )}
    </>
  );
}
