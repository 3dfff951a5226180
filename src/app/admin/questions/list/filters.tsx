/** The search box and the filters. The address holds them all, so that Back takes the last one back and a link keeps them. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigation, useSubmit } from "react-router";
import { itemTypeTexts } from "../../../../content/en/item-types.ts";
import { bankTexts } from "../../../../content/en/question-bank.ts";
import { reviewTexts } from "../../../../content/en/question-reviews.ts";
import { questionTexts } from "../../../../content/en/questions.ts";
import { stimulusTexts } from "../../../../content/en/stimuli.ts";
import { taxonomyTexts } from "../../../../content/en/taxonomy.ts";
import {
  ALONE,
  addressOfFilter,
  areaOf,
  type BankFilter,
  FILTER_NAMES,
  filterIn,
  isFiltering,
  MISSING,
  NEEDED,
  NO_FILTER,
  RESERVED,
  statusOf,
  WITHDRAWN,
} from "../../../../modules/questions/bank-filter.ts";
import { STIMULUS_KINDS } from "../../../../modules/stimuli/rules.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { CheckboxField, SelectField, TextField } from "../../../../ui/fields.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { areaFilters, type LabelChoice, labelOptions, stepOptions } from "../label-options.ts";
import styles from "./filters.module.css";

const texts = bankTexts.filters;
const exams = taxonomyTexts.bank;
const parts = stimulusTexts.partOf;
/** Shorter than a pause for thought, longer than between two keys. */
const PAUSE_MS = 300;

export type Choices = {
  subjects: ReadonlyArray<{ id: string; name: string }>;
  /** Of the subject that is chosen. */
  lessons: ReadonlyArray<{ id: string; title: string }>;
  labels: ReadonlyArray<LabelChoice>;
};

/** One form for both. With scripts it sends itself: a choice at once, what is typed after a short pause. */
export function QuestionFilters({ filter, action, ...choices }: Choices & { filter: BankFilter; action: string }) {
  const isAlive = useHydrated();
  const { form, shown, send, sendLater, sendPending } = useSendingForm(filter, action);
  return (
    <Form
      ref={form}
      role="search"
      action={action}
      className="stack gap-3"
      // Before whatever is pressed next, so that a search sent late calls nobody back from there.
      onBlur={sendPending}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send(false);
      }}
    >
      <div className={styles.search}>
        <TypedField
          label={questionTexts.list.search}
          isLabelHidden
          name={FILTER_NAMES.search}
          type="search"
          icon="search"
          placeholder={questionTexts.list.searchPlaceholder}
          text={shown.search}
          onType={sendLater}
        />
      </div>
      <details className={styles.details} open={countOf(filter) > 0}>
        <summary className={styles.summary}>
          {countOf(filter) > 0 ? texts.active(countOf(filter)) : texts.title}
        </summary>
        <div className={styles.filters}>
          <Selects shown={shown} {...choices} onChoose={(changed) => send(false, changed)} />
          <TypedField
            label={texts.questionId}
            name={FILTER_NAMES.questionId}
            text={shown.questionId}
            onType={sendLater}
          />
          <div className={styles.check}>
            <CheckboxField
              label={texts.needsRationale}
              name={FILTER_NAMES.rationale}
              value={NEEDED}
              checked={shown.needsRationale}
              onChange={(event) => send(false, { [FILTER_NAMES.rationale]: event.currentTarget.checked ? NEEDED : "" })}
            />
            <CheckboxField
              label={reviewTexts.notReviewed}
              name={FILTER_NAMES.review}
              value={MISSING}
              checked={shown.isUnreviewed}
              onChange={(event) => send(false, { [FILTER_NAMES.review]: event.currentTarget.checked ? MISSING : "" })}
            />
          </div>
          <div className={styles.end}>
            {!isAlive && (
              <Button variant="secondary" size="sm">
                {texts.apply}
              </Button>
            )}
            {isFiltering(filter) && (
              <LinkButton to={action} variant="quiet" size="sm" icon="close" preventScrollReset>
                {texts.clear}
              </LinkButton>
            )}
          </div>
        </div>
      </details>
    </Form>
  );
}

function Selects({
  shown,
  subjects,
  lessons,
  labels,
  onChoose,
}: Choices & { shown: BankFilter; onChoose: (changed: Record<string, string>) => void }) {
  const choose = (name: string) => (event: FormEvent<HTMLSelectElement>) =>
    onChoose({ [name]: event.currentTarget.value });
  return (
    <>
      <SelectField
        label={texts.subject}
        name={FILTER_NAMES.subject}
        placeholder={texts.allSubjects}
        options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
        value={shown.subjectId ?? ""}
        onChange={(event) => onChoose({ [FILTER_NAMES.subject]: event.currentTarget.value, [FILTER_NAMES.lesson]: "" })}
      />
      <SelectField
        label={texts.lesson}
        name={FILTER_NAMES.lesson}
        placeholder={shown.subjectId ? texts.allLessons : texts.subjectFirst}
        disabled={!shown.subjectId}
        options={lessons.map(({ id, title }) => ({ value: id, label: title }))}
        value={shown.lessonId ?? ""}
        onChange={choose(FILTER_NAMES.lesson)}
      />
      <SelectField
        label={texts.type}
        name={FILTER_NAMES.type}
        placeholder={texts.allTypes}
        options={Object.entries(itemTypeTexts).map(([value, { name }]) => ({ value, label: name }))}
        value={shown.type}
        onChange={choose(FILTER_NAMES.type)}
      />
      <SelectField
        label={texts.category}
        name={FILTER_NAMES.category}
        placeholder={texts.allCategories}
        options={labelOptions(labels, "category")}
        value={shown.categoryId ?? ""}
        onChange={choose(FILTER_NAMES.category)}
      />
      <SelectField
        label={texts.difficulty}
        name={FILTER_NAMES.difficulty}
        placeholder={texts.allDifficulties}
        options={labelOptions(labels, "difficulty")}
        value={shown.difficultyId ?? ""}
        onChange={choose(FILTER_NAMES.difficulty)}
      />
      <SelectField
        label={exams.area}
        name={FILTER_NAMES.area}
        placeholder={exams.allAreas}
        options={[]}
        groups={areaFilters()}
        value={areaOf(shown)}
        onChange={choose(FILTER_NAMES.area)}
      />
      <SelectField
        label={exams.step}
        name={FILTER_NAMES.step}
        placeholder={exams.allSteps}
        options={stepOptions()}
        value={shown.judgmentStep ?? ""}
        onChange={choose(FILTER_NAMES.step)}
      />
      <SelectField
        label={parts.label}
        name={FILTER_NAMES.part}
        placeholder={parts.any}
        options={[
          { value: ALONE, label: parts.alone },
          ...STIMULUS_KINDS.map((kind) => ({ value: kind, label: parts.of[kind] })),
        ]}
        value={shown.partOf ?? ""}
        onChange={choose(FILTER_NAMES.part)}
      />
      <SelectField
        label={texts.status}
        name={FILTER_NAMES.status}
        options={[
          { value: "", label: texts.inUse },
          { value: RESERVED, label: exams.reserved },
          { value: WITHDRAWN, label: texts.withdrawn },
        ]}
        value={statusOf(shown)}
        onChange={choose(FILTER_NAMES.status)}
      />
    </>
  );
}

/** What is typed stays as it is typed, unless the address says something else by itself. */
function TypedField({
  text,
  onType,
  ...field
}: Pick<Parameters<typeof TextField>[0], "label" | "name" | "type" | "icon" | "placeholder" | "isLabelHidden"> & {
  text: string;
  onType: () => void;
}) {
  const [typed, setTyped] = useState(text);
  // What was typed here comes back through the address a little later, when more may have been typed.
  const own = useRef(new Set([text]));
  useEffect(() => {
    if (text === typed.trim()) own.current = new Set([text]);
    else if (!own.current.has(text)) {
      own.current = new Set([text]);
      setTyped(text);
    }
  }, [text, typed]);
  return (
    <TextField
      {...field}
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        own.current.add(event.currentTarget.value.trim());
        setTyped(event.currentTarget.value);
        onType();
      }}
    />
  );
}

/** The form that sends itself, and the filter that it shows meanwhile; `changed` are fields that are ahead of the form. */
function useSendingForm(filter: BankFilter, action: string) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(addressOfFilter(filter));
  const { shown, choose } = useShownFilter(filter, action);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(isTyping: boolean, changed: Record<string, string> = {}) {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const params = paramsOf(form.current);
    for (const [name, value] of Object.entries(changed)) params.set(name, value);
    const next = filterIn(params);
    const address = addressOfFilter(next);
    if (address === sent.current) return;
    sent.current = address;
    if (!isTyping) choose(next);
    // Letters are not steps to go back to.
    void submit(new URLSearchParams(address), { action, replace: isTyping, preventScrollReset: true });
  }

  function sendLater() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(true), PAUSE_MS);
  }

  function sendPending() {
    if (timer.current !== undefined) send(true);
  }

  // The address may also change by itself: Back, or "Clear filters".
  const address = addressOfFilter(shown);
  useEffect(() => {
    sent.current = address;
  }, [address]);

  return { form, shown, send, sendLater, sendPending };
}

/**
 * What was just chosen, while its answer is on the way. The navigation knows of a choice one render too late: a box would
 * lose its mark for that moment.
 */
function useShownFilter(filter: BankFilter, action: string) {
  const { location } = useNavigation();
  const here = useLocation();
  const [chosen, choose] = useState<BankFilter | null>(null);
  const [at, setAt] = useState(here.key);
  // Whatever the address became, the choice is in it or was given up.
  if (at !== here.key) {
    setAt(here.key);
    choose(null);
  }
  const isOnItsWay = location?.pathname === action && here.pathname === action;
  const onItsWay = isOnItsWay ? filterIn(new URLSearchParams(location.search)) : filter;
  return { shown: chosen ?? onItsWay, choose };
}

/** How many filters are set, besides the search. */
function countOf(filter: BankFilter): number {
  return new URLSearchParams(addressOfFilter({ ...filter, search: NO_FILTER.search })).size;
}

function paramsOf(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") params.set(name, value);
  return params;
}
