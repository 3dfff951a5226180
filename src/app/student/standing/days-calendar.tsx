import { studyPlanTexts } from "../../../content/en/study-plan.ts";
import { Card } from "../../../ui/card.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./days-calendar.module.css";
import type { StandingData } from "./load-standing.server.ts";

const texts = studyPlanTexts.standing;

/** Questions from which a day has the next darker colour. */
const LEVELS = [1, 10, 25, 50] as const;
const levelOf = (answers: number, minutes: number) =>
  Math.max(minutes > 0 ? 1 : 0, LEVELS.filter((least) => answers >= least).length);

/** A square a day, a column a week; each says its day and what was done. */
export function DaysCalendar({
  weeks,
  dayBegins,
}: {
  weeks: NonNullable<StandingData["weeks"]>;
  dayBegins: StandingData["dayBegins"];
}) {
  return (
    <Card as="section" padding="lg" aria-labelledby="days" className="stack gap-4">
      <h2 id="days">{texts.days}</h2>
      <p className={styles.note}>{texts.daysText(weeks.length, dayBegins)}</p>
      <ol className={styles.weeks}>
        {weeks.map((week) => (
          <li key={week[0]?.day}>
            <ol className={styles.week}>
              {week.map(({ day, answers, minutes }) => (
                <li
                  key={day}
                  className={styles.day}
                  data-level={levelOf(answers, minutes)}
                  title={texts.dayOf(day, answers, minutes)}
                >
                  <VisuallyHidden>{texts.dayOf(day, answers, minutes)}</VisuallyHidden>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <p className={styles.legend} aria-hidden="true">
        {texts.less}
        {[0, ...LEVELS].map((least, level) => (
          <span key={least} className={styles.day} data-level={level} />
        ))}
        <span>{texts.moreOf}</span>
      </p>
    </Card>
  );
}
