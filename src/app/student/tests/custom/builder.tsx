/** The custom test builder: rows of a subject and its lessons, more choices, and a summary of the resulting test. */
import { useEffect, useId, useReducer, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { dashboardTexts } from "../../../../content/en/dashboard.ts";
import { all } from "../../../../content/en/numbers.ts";
import { stimulusCounts } from "../../../../content/en/stimulus-counts.ts";
import { clockSeconds } from "../../../../modules/practice-tests/rules.ts";
import { Button } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import type { Elements } from "../../../../ui/elements.ts";
import { CheckboxField, SelectField } from "../../../../ui/fields.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { TakesEntry } from "../../shared/takes-entry.tsx";
import { field } from "../form.ts";
import styles from "./builder.module.css";
import {
  type BuilderChange,
  type BuilderRow,
  changeRows,
  firstRows,
  type InitialLesson,
  isComplete,
  type Prospect,
  prospectFrom,
  prospectOf,
  selectedLessonIds,
} from "./builder-rows.ts";
import { ChoicesForm } from "./choices-form.ts";
import { LessonChoice } from "./lesson-choice.tsx";
import {
  askedIn,
  choicesIn,
  isLimiting,
  type MoreChoices,
  minutesOf,
  questionsOf,
  sizeOf,
  type Units,
  USUAL,
  unitsAsked,
} from "./more-choices.ts";
import { MoreFields } from "./more-fields.tsx";
import { NameChoicesButton, SaveChoices } from "./save-choices.tsx";
import type { ShownCounts } from "./shown-counts.ts";
import { useCounts } from "./use-counts.ts";

const texts = dashboardTexts.custom;

export type BuilderSubject = { id: string; name: string };

/**
 * The form. `message` is why the last try was refused; `children` are more buttons at its end. Focus goes to its first choice, or with
 * a lesson to the button that starts the test.
 */
export function CustomTestBuilder({
  subjects,
  extraTimePercent,
  message,
  lesson,
  firstCounts,
  children,
}: {
  subjects: ReadonlyArray<BuilderSubject>;
  /** By how much the student's clocks run longer. */
  extraTimePercent: number;
  message: string | undefined;
  /** The one selected at first. */
  lesson: InitialLesson | null;
  /** Those of its questions, null without it. */
  firstCounts: ShownCounts | null;
  children: Elements;
}) {
  const [rows, change] = useReducer(changeRows, lesson, firstRows);
  const [more, setMore] = useState(USUAL);
  const isAlive = useHydrated();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const { formData, state } = useNavigation();
  const isBusy = state !== "idle" && formData?.get(field.intent) === "start-custom";
  const lessonIds = selectedLessonIds(rows);
  const asked = isComplete(rows) ? askedIn(lessonIds, more) : null;
  const first = firstCounts && lesson ? { asked: askedIn([lesson.id], USUAL) ?? "", counts: firstCounts } : null;
  const counted = useCounts(isMoreOpen || isLimiting(more) || questionsOf(more.units) > 0 ? asked : null, first);
  const total = counted.isCurrent ? (counted.counts?.total ?? null) : null;
  const units = unitsAsked(more, counted.counts?.units ?? null);
  const prospect = prospectWith(rows, more, { total, units, hasFailed: counted.failure !== null });
  const prospectId = useId();
  const whole = useRef<HTMLDivElement>(null);
  const hasLesson = lesson !== null;
  useEffect(() => {
    whole.current?.querySelector<HTMLElement>(hasLesson ? "button:not([type=button])" : "select")?.focus();
  }, [hasLesson]);
  return (
    <div className="stack gap-5" ref={whole}>
      <FormFrame message={message} busy={isBusy} schema={ChoicesForm}>
        <input type="hidden" name={field.lessonIds} value={lessonIds.join(",")} />
        <TakesEntry />
        <Rows rows={rows} subjects={subjects} lesson={lesson} onChange={change} />
        <CheckboxField
          label={dashboardTexts.custom.explain}
          name={field.explain}
          hint={dashboardTexts.custom.explainHint}
          checked={more.isExplained}
          onChange={({ currentTarget: { checked } }) =>
            // Who learns takes the time that it takes; a clock can be chosen all the same.
            setMore({ ...more, isExplained: checked, isUntimed: checked })
          }
        />
        <MoreFields
          more={more}
          onChange={setMore}
          isOpen={isMoreOpen}
          onOpen={setIsMoreOpen}
          counts={counted.counts}
          failure={counted.failure}
          hasLessons={asked !== null}
          onRetry={counted.retry}
        />
        <div className={classes("cluster between gap-4", styles.end)}>
          <p id={prospectId} role="status" className={styles.prospect} data-kind={prospect.kind}>
            <Icon name={prospect.kind === "empty" ? "alert" : "info"} size="sm" />
            <span>{describeProspect(prospect, more, units, extraTimePercent)}</span>
          </p>
          <div className={styles.buttons}>
            {children}
            <Button
              name={field.intent}
              value="start-custom"
              busyLabel={texts.creating}
              disabled={prospect.kind === "incomplete" || prospect.kind === "empty"}
              aria-describedby={prospectId}
            >
              {texts.create}
            </Button>
          </div>
        </div>
        {!isAlive && <NameChoicesButton />}
      </FormFrame>
      {isAlive && <SaveChoices choices={isComplete(rows) ? choicesIn(lessonIds, more) : null} />}
    </div>
  );
}

/** As long as the server has not counted what fits, the test can be created all the same. */
function prospectWith(
  rows: ReadonlyArray<BuilderRow>,
  more: MoreChoices,
  { total, units, hasFailed }: { total: number | null; units: Units; hasFailed: boolean },
): Told {
  const prospect = prospectOfQuestions(rows, more, { total, hasFailed });
  const isOnlyUnits = sizeOf(more) === 0 || prospect.kind === "empty";
  if (prospect.kind === "incomplete" || !isOnlyUnits) return prospect;
  return questionsOf(units) > 0 ? { kind: "only-units" } : { kind: "empty" };
}

function prospectOfQuestions(
  rows: ReadonlyArray<BuilderRow>,
  more: MoreChoices,
  { total, hasFailed }: { total: number | null; hasFailed: boolean },
): Prospect | Uncounted {
  const size = sizeOf(more);
  if (!isLimiting(more) || !isComplete(rows)) return prospectOf(rows, size);
  if (total !== null) return prospectFrom(total, size);
  return { kind: hasFailed ? "uncounted" : "counting" };
}

type Uncounted = { kind: "counting" } | { kind: "uncounted" };
type Told = Prospect | Uncounted | { kind: "only-units" };

function describeProspect(
  prospect: Told,
  more: MoreChoices,
  { cases, trends }: Units,
  extraTimePercent: number,
): string {
  const what = all(stimulusCounts.counts({ case: cases, trend: trends, passage: 0 }));
  const count = questionsOf({ cases, trends });
  if (prospect.kind === "only-units") return texts.more.onlyUnits(what, count, secondsOf(more, extraTimePercent));
  const said = describeQuestions(prospect, more, secondsOf(more, extraTimePercent));
  const isAsked = prospect.kind === "takes-all" || prospect.kind === "draws" || prospect.kind === "uncounted";
  return isAsked && count > 0 ? `${said} ${texts.more.withUnits(what, count)}` : said;
}

function secondsOf(more: MoreChoices, extraTimePercent: number): number | null {
  const minutes = minutesOf(more);
  return minutes === null ? null : clockSeconds(minutes, extraTimePercent);
}

function describeQuestions(prospect: Prospect | Uncounted, more: MoreChoices, seconds: number | null): string {
  const { takesAll, draws } = isLimiting(more) ? texts.more : texts;
  switch (prospect.kind) {
    case "incomplete":
      return texts.incomplete;
    case "counting":
      return texts.more.counting;
    case "uncounted":
      return texts.more.uncounted(sizeOf(more), seconds);
    case "empty":
      return isLimiting(more) ? texts.more.noMatch : texts.empty;
    case "takes-all":
      return takesAll(prospect.count, sizeOf(more), seconds);
    case "draws":
      return draws(prospect.count, sizeOf(more), seconds);
    default:
      return prospect satisfies never;
  }
}

type RowsProps = {
  rows: ReadonlyArray<BuilderRow>;
  subjects: ReadonlyArray<BuilderSubject>;
  lesson: InitialLesson | null;
  onChange: (change: BuilderChange) => void;
};

function Rows({ rows, subjects, lesson, onChange }: RowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(rows.length);
  useEffect(() => {
    // Adding or removing a row moves the focus to the last row. The first comes with the form.
    if (shown.current !== rows.length) list.current?.querySelector<HTMLElement>("li:last-child select")?.focus();
    shown.current = rows.length;
  }, [rows.length]);
  const isEverySubjectTaken = rows.length >= subjects.length;
  return (
    <>
      <ol className="stack gap-4" ref={list}>
        {rows.map((row, index) => (
          <li key={row.key}>
            <Row row={row} number={index + 1} rows={rows} subjects={subjects} lesson={lesson} onChange={onChange} />
          </li>
        ))}
      </ol>
      {!isEverySubjectTaken && (
        <div>
          <Button variant="quiet" icon="plus" onClick={() => onChange({ kind: "add-row" })}>
            {texts.addRow}
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ row, number, rows, subjects, lesson, onChange }: RowsProps & { row: BuilderRow; number: number }) {
  const { key, subjectId, selected } = row;
  const subject = subjects.find(({ id }) => id === subjectId);
  const name = subject?.name ?? texts.row(number);
  const taken = new Set(rows.filter((other) => other.key !== key).map((other) => other.subjectId));
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{texts.row(number)}</legend>
      <div className={styles.subject}>
        <SelectField
          label={texts.subject}
          name={`subject-${key}`}
          placeholder={texts.chooseSubject}
          options={subjects.map(({ id, name: label }) => ({ value: id, label, disabled: taken.has(id) }))}
          value={subjectId}
          onChange={(event) => onChange({ kind: "choose-subject", key, subjectId: event.currentTarget.value })}
        />
        {number > 1 && (
          <Button
            variant="quiet"
            size="sm"
            icon="trash"
            aria-label={texts.removeRow(name)}
            onClick={() => onChange({ kind: "remove-row", key })}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      {subject ? (
        <LessonChoice
          key={subject.id}
          subject={subject}
          known={lesson?.subjectId === subject.id ? lesson.ofSubject : null}
          selected={selected}
          onChoose={(lessons, areSelected) => onChange({ kind: "choose-lessons", key, lessons, areSelected })}
        />
      ) : (
        <p className={styles.waiting}>{texts.chooseSubjectFirst}</p>
      )}
    </fieldset>
  );
}
