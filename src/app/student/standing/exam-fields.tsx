import { studyPlanTexts } from "../../../content/en/study-plan.ts";
import { MINUTES_BOUNDS } from "../../../modules/study-plan/bounds.ts";
import { TextField } from "../../../ui/fields.tsx";
import { field } from "./address.ts";

const texts = studyPlanTexts.plan;

/** When the exam is, and how much time there is until then. */
export function ExamFields({
  examOn,
  minutesADay,
  today,
}: {
  examOn: string | null;
  minutesADay: number;
  today: string;
}) {
  return (
    <>
      <TextField
        label={texts.examOn}
        name={field.examOn}
        type="date"
        hint={texts.examHint}
        min={today}
        defaultValue={examOn ?? ""}
      />
      <TextField
        label={texts.minutes}
        name={field.minutesADay}
        inputMode="numeric"
        hint={texts.numberHint(MINUTES_BOUNDS.least, MINUTES_BOUNDS.most)}
        defaultValue={minutesADay}
        required
      />
    </>
  );
}
