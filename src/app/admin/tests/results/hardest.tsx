import { adminTestTexts } from "../../../../content/en/admin-tests.ts";
import { testResultTexts } from "../../../../content/en/test-results.ts";
import { formats } from "../../../../content/formats.ts";
import { markOf } from "../../../../modules/stimuli/mark.ts";
import type { AskedQuestions } from "../../../../modules/tests/queries/list-test-questions.server.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { RowChart } from "../../../../ui/page/row-chart.tsx";
import { testAddress } from "../addresses.ts";
import styles from "../change/preview.module.css";

const texts = testResultTexts.hardest;
const SHOWN = 5;

/** The questions that the fewest got right, and the way to all of them. */
export function HardestQuestions({ testId, asked: { questions, latest } }: { testId: string; asked: AskedQuestions }) {
  const hardest = questions.filter(({ voided, answers }) => voided === null && answers > 0).slice(0, SHOWN);
  return (
    <section aria-labelledby="hardest" className="stack gap-3">
      <div className="cluster between gap-3">
        <h2 id="hardest" className={styles.heading}>
          {texts.title}
        </h2>
        <LinkButton to={`${testAddress(testId)}#questions`} variant="secondary">
          {texts.all}
        </LinkButton>
      </div>
      <p className={styles.told}>{texts.text(latest)}</p>
      <Card>
        <RowChart
          max={1}
          rows={hardest.map(({ id, displayId, text, stimulus, answers, right }) => ({
            ...{ id, value: right / answers },
            label: `#${displayId} ${text ?? adminTestTexts.questions.unreadable}`,
            to: `/admin/questions/${id}/edit`,
            text: formats().percent(Math.round((right * 100) / answers)),
            note: [texts.of(right, answers), ...(stimulus ? [markOf(stimulus)] : [])].join(" · "),
          }))}
        />
      </Card>
    </section>
  );
}
