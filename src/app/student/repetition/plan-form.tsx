import { useFetcher } from "react-router";
import { repetitionTexts } from "../../../content/en/repetition.ts";
import { planForm, REPEATS_A_DAY_MAX } from "../../../modules/repetition/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { SavedAlert } from "../../shared/notices/saved-alert.tsx";
import type { plan } from "./actions.server.ts";
import { field } from "./address.ts";
import styles from "./mistakes.module.css";

const texts = repetitionTexts.plan;

/** When the exam is and how much is repeated on a day, folded up. */
export function PlanForm({
  examOn,
  repeatsADay,
  today,
}: {
  examOn: string | null;
  repeatsADay: number;
  today: string;
}) {
  const fetcher = useFetcher<ReplyOf<typeof plan>>();
  const { message, errors } = describeReply(fetcher.data, texts.notSaved, { saved: {} });
  return (
    <details className={styles.plan}>
      <summary>{texts.summary}</summary>
      <FormFrame fetcher={fetcher} schema={planForm(today)} message={message} errors={errors} className="stack gap-4">
        {fetcher.data?.code === "saved" && fetcher.state === "idle" && <SavedAlert>{texts.saved}</SavedAlert>}
        <input type="hidden" name={field.intent} value="plan" />
        <TextField
          label={texts.examOn}
          name={field.examOn}
          type="date"
          hint={texts.examHint}
          min={today}
          defaultValue={examOn ?? ""}
        />
        <TextField
          label={texts.repeats}
          name={field.repeatsADay}
          type="number"
          inputMode="numeric"
          min={1}
          max={REPEATS_A_DAY_MAX}
          hint={texts.repeatsHint(REPEATS_A_DAY_MAX)}
          defaultValue={repeatsADay}
          required
        />
        <div>
          <Button busyLabel={texts.saving}>{texts.save}</Button>
        </div>
      </FormFrame>
    </details>
  );
}
