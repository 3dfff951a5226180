import { adminTestTexts } from "../../../content/en/admin-tests.ts";
import type { FormValues } from "../../../core/forms.ts";
import { PASS_KINDS, sectionField } from "../../../modules/tests/forms.ts";
import { CATEGORIES } from "../../../modules/tests/pass-rules.ts";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import styles from "./form.module.css";

const texts = adminTestTexts.passForm;

/** What passes, as `passForm` reads it. Only the fields of the chosen kind are in sight. */
export function PassFields({
  sections,
  values,
}: {
  sections: ReadonlyArray<{ id: string; title: string }>;
  values: FormValues;
}) {
  const field = (name: string, label: string) => (
    <TextField key={name} label={label} name={name} defaultValue={values[name]} autoComplete="off" />
  );
  return (
    <div className={`stack gap-5 ${styles.pass}`}>
      <SelectField
        label={texts.kind}
        name="kind"
        defaultValue={values.kind}
        options={PASS_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
      />
      <p data-kind="any">{texts.fractions}</p>
      <div data-kind="percent" className={styles.one}>
        {field("percent", texts.percent)}
      </div>
      <div data-kind="category" className={styles.row}>
        {CATEGORIES.map((category) => field(category, texts.categories[category]))}
        {field("less", texts.less)}
      </div>
      <div data-kind="each-section" className={styles.row}>
        {sections.map((section) => field(sectionField(section.id), section.title))}
      </div>
    </div>
  );
}
