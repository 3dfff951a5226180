/** Ready ways to begin, for students without a test yet: those that the course has. */
import { useNavigation } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { studyPlanTexts } from "../../../content/en/study-plan.ts";
import { OPEN_ATTEMPTS_MAX } from "../../../modules/attempts/rules.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import type { diagnose } from "./actions.server.ts";
import styles from "./first-steps.module.css";

const texts = studyPlanTexts.firstSteps;

export function FirstSteps({
  firstLesson,
  diagnostic,
  hasPlan,
  reply,
}: {
  firstLesson: { id: string; title: string } | null;
  /** How many questions it has; 0 where there are none, or nothing can be started. */
  diagnostic: number;
  hasPlan: boolean;
  reply: ReplyOf<typeof diagnose> | undefined;
}) {
  if (!firstLesson && diagnostic === 0) return null;
  return (
    <section aria-labelledby="first-steps" className="stack gap-4">
      <h2 id="first-steps">{texts.title}</h2>
      <ul className={styles.steps}>
        {diagnostic > 0 && (
          <Card as="li" className={styles.step}>
            <h3>{texts.diagnostic(diagnostic)}</h3>
            <p>{texts.diagnosticText}</p>
            <Diagnose reply={reply} />
          </Card>
        )}
        {firstLesson && (
          <Card as="li" className={styles.step}>
            <h3>{texts.lesson}</h3>
            <p>{firstLesson.title}</p>
            <LinkButton to={`/lessons/${firstLesson.id}`} variant="secondary">
              {texts.read}
            </LinkButton>
          </Card>
        )}
        {hasPlan && (
          <Card as="li" className={styles.step}>
            <h3>{texts.plan}</h3>
            <p>{texts.planText}</p>
            <LinkButton to="#today" variant="secondary">
              {texts.toPlan}
            </LinkButton>
          </Card>
        )}
      </ul>
    </section>
  );
}

function Diagnose({ reply }: { reply: ReplyOf<typeof diagnose> | undefined }) {
  const { state, formMethod } = useNavigation();
  const { message } = describeReply(reply, dashboardTexts.tests.notStarted, {
    inactive: dashboardTexts.tests.inactive,
    "too-many-open": dashboardTexts.tests.tooManyOpen(OPEN_ATTEMPTS_MAX),
    "no-questions": texts.gone,
    limited: ({ minutes }) => dashboardTexts.tests.tooManyStarts(minutes),
  });
  return (
    <FormFrame action="/dashboard?index" message={message} busy={state !== "idle" && formMethod === "POST"}>
      <input type="hidden" name="intent" value="diagnose" />
      <Button variant="lamp" busyLabel={texts.starting}>
        {texts.start}
      </Button>
    </FormFrame>
  );
}
