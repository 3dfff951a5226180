/** "More choices" of the builder, folded up: most tests need none of them. */
import { useState } from "react";
import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { stimulusCounts } from "../../../../content/en/stimulus-counts.ts";
import {
  CUSTOM_TEST_CASES_MAX,
  CUSTOM_TEST_MINUTES_MAX,
  CUSTOM_TEST_SIZE_MAX,
  CUSTOM_TEST_TRENDS_MAX,
} from "../../../../modules/practice-tests/rules.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { CheckboxField, SelectField, TextField } from "../../../../ui/fields.tsx";
import { useFormState } from "../../../../ui/form-state.ts";
import { Spinner } from "../../../../ui/spinner.tsx";
import { SignInAgain } from "../../shared/sign-in-again.tsx";
import { field } from "../form.ts";
import { countChanges, type MoreChoices, questionsOf, tick, USUAL } from "./more-choices.ts";
import styles from "./more-fields.module.css";
import type { ShownCounts } from "./shown-counts.ts";
import type { CountFailure } from "./use-counts.ts";

const texts = dashboardTexts.custom.more;

type Counting = {
  /** Null while there is no lesson to count in, or until they have come. */
  counts: ShownCounts | null;
  failure: CountFailure | null;
  hasLessons: boolean;
  onRetry: () => void;
};
type Props = { more: MoreChoices; onChange: (more: MoreChoices) => void };

/** `onOpen` hears whether it is open. */
export function MoreFields({
  more,
  onChange,
  isOpen,
  onOpen,
  ...counting
}: Props & Counting & { isOpen: boolean; onOpen: (isOpen: boolean) => void }) {
  const { errors } = useFormState();
  const isWrong = errors.count !== undefined || errors.minutes !== undefined;
  const changed = countChanges(more);
  return (
    <details
      className={styles.more}
      open={isOpen || isWrong}
      onToggle={(event) => onOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        // Enter in a number would create the test.
        if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <summary className={styles.summary}>
        {texts.summary} {changed > 0 && <span className={styles.quiet}>{texts.changed(changed)}</span>}
      </summary>
      <div className="stack gap-5">
        <Numbers more={more} onChange={onChange} />
        <Lists more={more} onChange={onChange} {...counting} />
        {changed > 0 && (
          <div>
            <Button
              variant="quiet"
              size="sm"
              icon="close"
              onClick={() => onChange({ ...USUAL, isExplained: more.isExplained })}
            >
              {texts.clear}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

function Numbers({ more, onChange }: Props) {
  return (
    <div className={styles.numbers}>
      <TextField
        label={texts.count}
        name={field.count}
        inputMode="numeric"
        hint={texts.countHint(questionsOf(more.units) > 0 ? 0 : 1, CUSTOM_TEST_SIZE_MAX)}
        value={more.count}
        onChange={(event) => onChange({ ...more, count: event.currentTarget.value })}
      />
      <TextField
        label={texts.minutes}
        name={field.minutes}
        inputMode="numeric"
        hint={texts.minutesHint(CUSTOM_TEST_MINUTES_MAX)}
        disabled={more.isUntimed}
        value={more.minutes}
        onChange={(event) => onChange({ ...more, minutes: event.currentTarget.value })}
      />
      <CheckboxField
        label={texts.untimed}
        name={field.untimed}
        hint={more.isUntimed ? texts.untimedHint : undefined}
        checked={more.isUntimed}
        onChange={(event) => onChange({ ...more, isUntimed: event.currentTarget.checked })}
      />
    </div>
  );
}

function Lists({ more, onChange, counts, failure, hasLessons, onRetry }: Props & Counting) {
  if (!hasLessons) return <p className={styles.quiet}>{texts.needLessons}</p>;
  return (
    <>
      {failure && <Uncounted failure={failure} onRetry={onRetry} />}
      {!counts && !failure && <Spinner label={texts.counting} />}
      {counts && (
        <>
          <Units more={more} onChange={onChange} offered={counts.units} />
          <div className="stack gap-1">
            {counts.groups.map((group) => (
              <Group key={group.title} group={group} more={more} onChange={onChange} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

const UNITS = [
  { field: "cases", kind: "case", most: CUSTOM_TEST_CASES_MAX },
  { field: "trends", kind: "trend", most: CUSTOM_TEST_TRENDS_MAX },
] as const;

/** Only those of which the lessons have any, and as many as there are. */
function Units({ more, onChange, offered }: Props & { offered: ShownCounts["units"] }) {
  const shown = UNITS.filter(({ field: name }) => offered[name] > 0 || more.units[name] > 0);
  if (shown.length === 0) return null;
  return (
    <div className={styles.numbers}>
      {shown.map(({ field: name, kind, most }) => {
        const numbers = Array.from(
          { length: Math.max(Math.min(offered[name], most), more.units[name]) + 1 },
          (_, n) => n,
        );
        return (
          <SelectField
            key={name}
            label={texts.units[name]}
            name={field[name]}
            hint={texts.unitsHint(stimulusCounts.counted[kind](offered[name]), offered[name])}
            value={more.units[name]}
            options={numbers.map((number) => ({
              value: String(number),
              label: number === 0 ? texts.noUnits : stimulusCounts.counted[kind](number),
            }))}
            onChange={(event) =>
              onChange({ ...more, units: { ...more.units, [name]: Number(event.currentTarget.value) } })
            }
          />
        );
      })}
    </div>
  );
}

function Uncounted({ failure, onRetry }: { failure: CountFailure; onRetry: () => void }) {
  return (
    <div className="stack gap-3">
      <Alert tone="error">{texts.failed[failure]}</Alert>
      {(failure === "unreachable" || failure === "limited") && (
        <div>
          <Button variant="secondary" size="sm" icon="refresh" onClick={onRetry}>
            {dashboardTexts.tryAgain}
          </Button>
        </div>
      )}
      {failure === "signed-out" && <SignInAgain />}
    </div>
  );
}

/** All but the first are folded up once more, so that a phone shows them at a glance. */
function Group({ group, more, onChange }: Props & { group: ShownCounts["groups"][number] }) {
  const { field: name, title, options } = group;
  const [isOpen, setIsOpen] = useState(false);
  const chosen = options.filter(({ value }) => more.ticked[name].includes(value)).length;
  const list = (
    <ul className={styles.options}>
      {options.map(({ value, label, count }) => (
        <li key={value}>
          <label className={styles.option} data-empty={count === 0 || undefined}>
            <input
              type="checkbox"
              className={styles.box}
              name={field[name]}
              value={value}
              checked={more.ticked[name].includes(value)}
              onChange={(event) => onChange(tick(more, name, value, event.currentTarget.checked))}
            />
            <span>{label}</span>
            <span className={styles.count}>{dashboardTexts.custom.questionCount(count)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
  if (name === "only") {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{title}</legend>
        <p className={styles.quiet}>{texts.onlyHint}</p>
        {list}
      </fieldset>
    );
  }
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span>{title}</span> {chosen > 0 && <span className={styles.quiet}>{texts.chosen(chosen)}</span>}
      </summary>
      {list}
    </details>
  );
}
