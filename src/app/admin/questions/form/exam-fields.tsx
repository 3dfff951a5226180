/** What a question is to exams: folded up, as most questions have an area or two. */
import { useState } from "react";
import { taxonomyTexts } from "../../../../content/en/taxonomy.ts";
import { RESERVED } from "../../../../modules/questions/question-metadata.ts";
import { textOfAreas } from "../../../../modules/questions/taxonomy.ts";
import { areaOfPlan, EXAM_PLANS, type ExamPlan, withAreaOfPlan } from "../../../../modules/tests/exam-plans.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field.tsx";
import { CheckboxField, SelectField } from "../../../../ui/fields.tsx";
import { useFormState } from "../../../../ui/form-state.ts";
import styles from "../form.module.css";
import { namesForExams, stepOptions } from "../label-options.ts";
import type { QuestionDraft } from "./draft.ts";

const texts = taxonomyTexts.form;

type ExamDraft = Pick<QuestionDraft, "areas" | "judgmentStep" | "isReserved">;
type Props = {
  draft: ExamDraft;
  /** What it does not have: a stimulus no step, and each of its questions no reservation of its own. */
  without?: "judgmentStep" | "isReserved" | undefined;
  onChange: (part: Partial<ExamDraft>) => void;
};

/** Areas of exam plans, the step of clinical judgment, and whether tests of the institute alone ask it. */
export function ExamFields({ draft, without, onChange }: Props) {
  const { errors } = useFormState();
  const isWrong = ["areas", "judgmentStep", "isReserved"].some((name) => errors[name] !== undefined);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details open={isOpen || isWrong} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.exams}>
        {texts.title} <span className={styles.quiet}>{summaryOf(draft, without)}</span>
      </summary>
      <div className="stack gap-4">
        <p className={styles.quiet}>{texts.hint}</p>
        <AreaFields areas={draft.areas} onChange={(areas) => onChange({ areas })} />
        {without !== "judgmentStep" && (
          <SelectField
            label={texts.step}
            isOptional
            name="judgmentStep"
            placeholder={texts.noStep}
            options={stepOptions()}
            value={draft.judgmentStep}
            onChange={(event) => onChange({ judgmentStep: event.currentTarget.value })}
          />
        )}
        {without !== "isReserved" && (
          <CheckboxField
            label={texts.reserved}
            hint={texts.reservedHint}
            name="isReserved"
            value={RESERVED}
            checked={draft.isReserved}
            onChange={(event) => onChange({ isReserved: event.currentTarget.checked })}
          />
        )}
      </div>
    </details>
  );
}

/** A choice for each plan that the question has an area of, or that was added. */
function AreaFields({ areas, onChange }: { areas: string[]; onChange: (areas: string[]) => void }) {
  const { errors } = useFormState();
  const [added, setAdded] = useState<ReadonlyArray<string>>([]);
  const isShown = ({ id }: ExamPlan) => added.includes(id) || areaOfPlan(areas, id) !== null;
  return (
    <>
      <input type="hidden" name="areas" value={textOfAreas(areas)} />
      <div className={styles.pair}>
        {EXAM_PLANS.filter(isShown).map((plan) => (
          <SelectField
            key={plan.id}
            label={plan.title}
            isOptional
            name={`areas.${plan.id}`}
            placeholder={texts.noArea}
            ref={plan.id === added.at(-1) ? takeFocus : null}
            options={plan.areas.map(({ code, name }) => ({ value: code, label: name }))}
            value={areaOfPlan(areas, plan.id) ?? ""}
            onChange={({ currentTarget }) => onChange(withAreaOfPlan(areas, plan.id, currentTarget.value || null))}
          />
        ))}
      </div>
      <PlanAdder plans={EXAM_PLANS.filter((plan) => !isShown(plan))} onAdd={(id) => setAdded([...added, id])} />
      <FieldError id="areas">{errors.areas}</FieldError>
    </>
  );
}

/** Of a plan that was just added: the button that was pressed may be gone. */
function takeFocus(field: HTMLSelectElement | null): void {
  field?.focus();
}

function PlanAdder({ plans, onAdd }: { plans: ReadonlyArray<ExamPlan>; onAdd: (planId: string) => void }) {
  const [chosen, setChosen] = useState("");
  const plan = plans.find(({ id }) => id === chosen);
  if (plans.length === 0) return null;
  return (
    <div className={styles.adder}>
      <SelectField
        label={texts.addPlan}
        name="areas.more"
        placeholder={texts.choosePlan}
        options={plans.map(({ id, title }) => ({ value: id, label: title }))}
        value={plan?.id ?? ""}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button variant="secondary" disabled={!plan} onClick={() => plan && onAdd(plan.id)}>
        {texts.add}
      </Button>
    </div>
  );
}

function summaryOf(draft: ExamDraft, without: Props["without"]): string {
  const names = [...namesForExams(draft), ...(draft.isReserved ? [taxonomyTexts.bank.reserved] : [])];
  return names.length > 0 ? names.join(", ") : without === "judgmentStep" ? texts.noAreaYet : texts.nothing;
}
