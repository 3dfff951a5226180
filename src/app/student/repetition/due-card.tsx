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

/** Without a link to the list on the page of the list. */
export function DueCard({
  due,
  isActive,
  reply,
  hasLink = false,
}: {
  due: ShownDue;
  /** False for a student who can start nothing. */
  isActive: boolean;
  reply?: ReplyOf<typeof repeat> | undefined;
  hasLink?: boolean;
}) {
  const { today, openId } = due;
  return (
    <Card
      as="section"
      aria-labelledby="due-today"
      className={styles.card}
      data-due={today > 0 || openId ? "" : undefined}
    >
      <div className="stack gap-1">
        <h2 id="due-today" className={styles.heading}>
          {texts.title}
        </h2>
        <p className={styles.now}>{sentenceOf(due)}</p>
        <p className={styles.quiet}>
          {today > 0 && !openId ? texts.pieces(REPEATS_AT_ONCE) : texts.tomorrow(due.forecast[1]?.count ?? 0)}
        </p>
      </div>
      <div className="cluster gap-3">
        {openId ? (
          <LinkButton to={`/attempts/${openId}`} variant="lamp">
            {texts.resume}
          </LinkButton>
        ) : (
          today > 0 &&
          (isActive ? <Start count={Math.min(today, REPEATS_AT_ONCE)} reply={reply} /> : <p>{texts.inactive}</p>)
        )}
        {hasLink && (
          <LinkButton to={MISTAKES} variant="quiet">
            {texts.all}
          </LinkButton>
        )}
      </div>
    </Card>
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
