import { useEffect, useState } from "react";
import { studyPlanTexts } from "../../../content/en/study-plan.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { useLoaded } from "../../shared/use-loaded.ts";
import { field, STUDY_PLAN } from "../standing/address.ts";
import { ExamFields } from "../standing/exam-fields.tsx";

const texts = studyPlanTexts.ask;
/** Most look at the dashboard without a word on their exam. */
const loadForms = () => import("../../../modules/study-plan/forms.ts");

/** Asked once: whoever answers, or wants to be left alone, is not asked again. */
export function AskExam({ today, minutesADay }: { today: string; minutesADay: number }) {
  const [isTouched, setIsTouched] = useState(false);
  const { part, isFailed } = useLoaded(loadForms, isTouched);
  const isLoading = isTouched && !part && !isFailed;
  const [held, setHeld] = useState<HTMLElement | null>(null);
  // Sent before its rules are here, the form would lead to the page of the plan for each error.
  useEffect(() => {
    if (isLoading || !(held instanceof HTMLButtonElement)) return;
    setHeld(null);
    held.form?.requestSubmit(held);
  }, [isLoading, held]);
  return (
    <Card as="section" padding="lg" aria-labelledby="ask-exam" className="stack gap-4">
      <h2 id="ask-exam">{texts.title}</h2>
      <p>{texts.text}</p>
      <FormFrame
        action={STUDY_PLAN}
        schema={part?.firstPlanForm(today)}
        onFocus={() => setIsTouched(true)}
        onSubmit={(event) => {
          if (!isLoading) return;
          event.preventDefault();
          setHeld(event.submitter);
        }}
        className="stack gap-4"
      >
        <ExamFields examOn={null} minutesADay={minutesADay} today={today} />
        <div>
          <Button name={field.intent} value="first">
            {texts.save}
          </Button>
        </div>
      </FormFrame>
      <FormFrame action={STUDY_PLAN}>
        <div>
          <Button name={field.intent} value="later" variant="quiet">
            {texts.later}
          </Button>
        </div>
      </FormFrame>
    </Card>
  );
}
