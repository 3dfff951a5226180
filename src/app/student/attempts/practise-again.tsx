import { useNavigation } from "react-router";
import { adaptiveResultTexts } from "../../../content/en/adaptive-result.ts";
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
        <StartButton intent="start-mistakes" fields={{ [field.attemptId]: attemptId }} variant="primary">
          {texts.practise(mistakes.asked, mistakes.total)}
        </StartButton>
      )}
      {hasChoices && (
        <StartButton intent="start-again" fields={{ [field.attemptId]: attemptId }} variant="secondary">
          {texts.takeAgain}
        </StartButton>
      )}
    </>
  );
}

/** Starts a usual test of these lessons. */
export function PractiseLessons({ lessonIds }: { lessonIds: ReadonlyArray<string> }) {
  return (
    <StartButton intent="start-custom" fields={{ [field.lessonIds]: lessonIds.join() }} variant="primary">
      {adaptiveResultTexts.weakest.practise}
    </StartButton>
  );
}

function StartButton({
  intent,
  fields,
  variant,
  children,
}: {
  intent: "start-mistakes" | "start-again" | "start-custom";
  fields: Readonly<Record<string, string>>;
  variant: ButtonVariant;
  children: string;
}) {
  const { state, formData } = useNavigation();
  return (
    <FormFrame action="/dashboard/tests" busy={state !== "idle" && formData?.get(field.intent) === intent}>
      <input type="hidden" name={field.intent} value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant={variant} busyLabel={texts.starting}>
        {children}
      </Button>
    </FormFrame>
  );
}
