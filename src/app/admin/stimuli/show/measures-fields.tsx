import { stimulusAuthoringTexts } from "../../../../content/en/stimulus-authoring.ts";
import { ENTRIES_MAX, MEASURES_MAX, type Measure, type Reading } from "../../../../modules/stimuli/content.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { FieldError } from "../../../../ui/field.tsx";
import fields from "../../../../ui/fields.module.css";
import { useFormState } from "../../../../ui/form-state.ts";
import { GridInput } from "./grid-input.tsx";
import { blankMeasure, type Measures, questionsToAppearAt, withoutMeasure, withValue } from "./record-draft.ts";
import styles from "./record-form.module.css";

const { measures: texts, removed } = stimulusAuthoringTexts.record;

/** The measures of a tab as rows and the times at which they were taken as columns. `at` is the path of the tab. */
export function MeasuresFields(props: {
  at: string;
  exhibit: Measures;
  most: number;
  onChange: (exhibit: Measures) => void;
  onAddTime: () => void;
  /** Something that was taken away, with what is said about it. */
  onRemove: (exhibit: Measures, words: string) => void;
}) {
  const { at, exhibit, most, onChange, onAddTime, onRemove } = props;
  const { measures, entries } = exhibit;
  const { errors } = useFormState();
  const error = Object.entries(errors).find(([path]) => path === at || path.startsWith(`${at}.`))?.[1];
  const changeMeasure = (id: string, part: Partial<Measure>) =>
    onChange({
      ...exhibit,
      measures: measures.map((measure) => (measure.id === id ? { ...measure, ...part } : measure)),
    });
  const changeTime = (id: string, part: Partial<Reading>) =>
    onChange({ ...exhibit, entries: entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)) });
  const measureCell = (row: number, name: "name" | "unit" | "reference", label: string, placeholder?: string) => (
    <GridInput
      label={label}
      at={`${at}.measures.${row}.${name}`}
      isWide={name === "name"}
      {...(placeholder && { placeholder })}
      value={measures[row]?.[name] ?? ""}
      onChange={(text) => changeMeasure(measures[row]?.id ?? "", { [name]: text })}
    />
  );
  return (
    <div className="stack gap-3">
      <p className={styles.hint}>{texts.hint}</p>
      <div className={styles.scroller}>
        <table className={styles.grid} aria-label={texts.label(exhibit.title)}>
          <thead>
            <tr>
              <th scope="col">{texts.measure}</th>
              <th scope="col">{texts.unitHeading}</th>
              <th scope="col">{texts.referenceHeading}</th>
              {entries.map((entry, column) => (
                <th key={entry.id} scope="col">
                  <div className="stack gap-1">
                    <span className={styles.time}>
                      <span>{texts.time(column + 1)}</span>
                      <IconButton
                        icon="trash"
                        label={texts.removeTime(column + 1)}
                        onClick={() => onRemove({ ...exhibit, entries: entries.toSpliced(column, 1) }, removed.time)}
                      />
                    </span>
                    <GridInput
                      label={texts.time(column + 1)}
                      at={`${at}.entries.${column}.at`}
                      placeholder={texts.timePlaceholder}
                      value={entry.at}
                      onChange={(text) => changeTime(entry.id, { at: text })}
                    />
                    {(most > 1 || entry.from > 1) && (
                      <select
                        aria-label={texts.from(column + 1)}
                        data-field={`${at}.entries.${column}.from`}
                        value={entry.from}
                        onChange={(event) => changeTime(entry.id, { from: Number(event.currentTarget.value) })}
                        className={classes(fields.control, styles.cell)}
                      >
                        {questionsToAppearAt(most, entry).map((number) => (
                          <option key={number} value={number}>
                            {texts.fromShort(number)}
                          </option>
                        ))}
                      </select>
                    )}
                  </div>
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {measures.map((measure, row) => (
              <tr key={measure.id}>
                <th scope="row">{measureCell(row, "name", texts.name(row + 1), texts.namePlaceholder)}</th>
                <td>{measureCell(row, "unit", texts.unit(row + 1), texts.unitPlaceholder)}</td>
                <td>{measureCell(row, "reference", texts.reference(row + 1))}</td>
                {entries.map((entry, column) => (
                  <td key={entry.id}>
                    <GridInput
                      label={texts.value(measure.name || texts.name(row + 1), entry.at || texts.time(column + 1))}
                      at={`${at}.entries.${column}.values.${measure.id}`}
                      value={entry.values[measure.id] ?? ""}
                      onChange={(text) => onChange(withValue(exhibit, entry.id, measure.id, text))}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    icon="trash"
                    label={texts.removeMeasure(row + 1)}
                    onClick={() => onRemove(withoutMeasure(exhibit, measure.id), removed.measure)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FieldError id={at}>{error}</FieldError>
      <div className="cluster gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon="plus"
          disabled={measures.length >= MEASURES_MAX}
          onClick={() => onChange({ ...exhibit, measures: [...measures, blankMeasure(measures)] })}
        >
          {texts.addMeasure}
        </Button>
        <Button variant="secondary" size="sm" icon="plus" disabled={entries.length >= ENTRIES_MAX} onClick={onAddTime}>
          {texts.addTime}
        </Button>
      </div>
    </div>
  );
}
