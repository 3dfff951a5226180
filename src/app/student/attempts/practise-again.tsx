import { useNavigation } from "react-router";
import { reviewTexts } from "../../../content/en/review.ts";
import type { Again } from "../../../modules/attempts/queries/review.server.ts";
import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { field } from "../tests/form.ts";

const texts = reviewTexts;

/** What can be practised after an attempt. The Practice Tests tab starts it, and says why if it does not. */
export function PractiseAgain({ attemptId, again: { mistakes, hasChoices } }: { attemptId: string; again: Again }) {
  return (
    <>
      {mistakes.asked > 0 && (
        <StartButton intent="start-mistakes" attemptId={attemptId} variant="primary">
          {texts.practise(mistakes.asked, mistakes.total)}
        </StartButton>
      )}
      {hasChoices && (
        <StartButton intent="start-again" attemptId={attemptId} variant="secondary">
          {texts.takeAgain}
        </StartButton>
      )}
    </>
  );
}

function StartButton({
  intent,
  attemptId,
  variant,
  children,
}: {
  intent: "start-mistakes" | "start-again";
  attemptId: string;
  variant: ButtonVariant;
  children: string;
}) {
  const { state, formData } = useNavigation();
  return (
    <FormFrame action="/dashboard/tests" busy={state !== "idle" && formData?.get(field.intent) === intent}>
      <input type="hidden" name={field.intent} value={intent} />
      <input type="hidden" name={field.attemptId} value={attemptId} />
      <Button variant={variant} busyLabel={texts.starting}>
        {children}
      </Button>
    </FormFrame>
  );
}
