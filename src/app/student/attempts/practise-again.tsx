import { adaptiveResultTexts } from "../../../content/en/adaptive-result.ts";
import { reviewTexts } from "../../../content/en/review.ts";
import type { Again } from "../../../modules/attempts/queries/review.server.ts";
import { field } from "../tests/form.ts";
import { StartButton } from "../tests/start-button.tsx";

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
