/** What is due today, with the one button that begins it. */
import { useNavigation } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { repetitionTexts } from "../../../content/en/repetition.ts";
import { OPEN_ATTEMPTS_MAX } from "../../../modules/attempts/rules.ts";
import type { Due } from "../../../modules/repetition/queries/find-due.server.ts";
import { REPEATS_AT_ONCE } from "../../../modules/repetition/rules.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import type { repeat } from "./actions.server.ts";
import { field, MISTAKES } from "./address.ts";
import styles from "./due-card.module.css";

const texts = repetitionTexts.due;

export type ShownDue = Pick<Due, "today" | "done" | "openId" | "forecast">;

type DueProps = {
  due: ShownDue;
  /** False for a student who can start nothing. */
  isActive: boolean;
  reply?: ReplyOf<typeof repeat> | undefined;
};

/** What is due, in a card of its own. */
export function DueCard(props: DueProps) {
  const { today, openId } = props.due;
  return (
    <Card
      as="section"
      aria-labelledby="due-today"
      data-due={today > 0 || openId ? "" : undefined}
      className={styles.card}
    >
      <DueNow {...props} heading="h2" />
    </Card>
  );
}

/** What is due, with the button that begins it. `planned`: how many of them the plan of the day still takes. */
export function DueNow({
  due,
  isActive,
  reply,
  planned = due.today,
  heading: Heading,
}: DueProps & { planned?: number; heading: "h2" | "h3" }) {
  const { today, openId } = due;
  return (
    <div className={styles.line}>
      <div className="stack gap-1">
        <Heading id="due-today" className={styles.heading}>
          {texts.title}
        </Heading>
        <p className={styles.now}>
          {planned > 0 && planned < today && !openId ? texts.planned(today, planned) : sentenceOf(due)}
        </p>
        <p className={styles.quiet}>
          {today > 0 && !openId ? texts.pieces(REPEATS_AT_ONCE) : texts.tomorrow(due.forecast[1]?.count ?? 0)}
        </p>
      </div>
      {openId ? (
        <LinkButton to={`/attempts/${openId}`} variant="lamp">
          {texts.resume}
        </LinkButton>
      ) : (
        today > 0 &&
        (isActive ? (
          <Start count={Math.min(planned || today, REPEATS_AT_ONCE)} reply={reply} />
        ) : (
          <p>{texts.inactive}</p>
        ))
      )}
    </div>
  );
}

function sentenceOf({ today, done, openId }: ShownDue): string {
  if (openId) return texts.open;
  if (today > 0) return texts.today(today);
  return done > 0 ? texts.done(done) : texts.nothing;
}

function Start({ count, reply }: { count: number; reply: ReplyOf<typeof repeat> | undefined }) {
  const { state, formData } = useNavigation();
  const { message } = describeReply(reply, dashboardTexts.tests.notStarted, {
    inactive: texts.inactive,
    "too-many-open": dashboardTexts.tests.tooManyOpen(OPEN_ATTEMPTS_MAX),
    "no-questions": texts.gone,
    limited: ({ minutes }) => dashboardTexts.tests.tooManyStarts(minutes),
  });
  return (
    <FormFrame action={MISTAKES} message={message} busy={state !== "idle" && formData?.get(field.intent) === "repeat"}>
      <input type="hidden" name={field.intent} value="repeat" />
      <Button variant="lamp" busyLabel={texts.starting}>
        {texts.start(count)}
      </Button>
    </FormFrame>
  );
}
