import { measurementTexts } from "../../../../content/en/measurement.ts";
import { formats } from "../../../../content/formats.ts";
import { FEWEST_ANSWERS, meanDifficulty } from "../../../../modules/adaptive/calibration.ts";
import type { QuestionMeasurement } from "../../../../modules/measurement/queries/question-measurement.server.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Card } from "../../../../ui/card.tsx";
import { oneText } from "../../../../ui/one-text.ts";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import { LineChart } from "../../../../ui/page/line-chart.tsx";
import styles from "../page.module.css";

const texts = measurementTexts.question.difficulty;

type Difficulty = Omit<QuestionMeasurement["difficulties"][number], "madeAt"> & { made: string };

/** The thresholds of the newest set, how the difficulty moved from set to set, and where it is going. */
export function DifficultyCard({
  difficulties,
  live,
  moved,
}: {
  difficulties: ReadonlyArray<Difficulty>;
  live: QuestionMeasurement["live"];
  moved: number | null;
}) {
  const newest = difficulties.at(-1);
  return (
    <section aria-labelledby="difficulty" className="stack gap-4">
      <h2 id="difficulty" className={styles.heading}>
        {texts.title} <Badge>{measurementTexts.bank.stages[newest?.stage ?? "guess"]}</Badge>
      </h2>
      {newest ? (
        <>
          <p className={styles.quiet}>
            {oneText(texts.text(newest.answers), moved !== null && moved !== 0 && texts.moved(moved))}
          </p>
          <DataTable
            caption={texts.title}
            isCaptionHidden
            hasFigures
            rows={newest.thresholds.map((value, index) => ({
              point: index + 1,
              value,
              error: newest.errors[index] ?? 0,
            }))}
            rowId={({ point }) => String(point)}
            columns={[
              { id: "point", header: texts.threshold, cell: ({ point }) => formats().number(point) },
              {
                id: "value",
                header: texts.value,
                align: "end",
                cell: ({ value }) => measurementTexts.signed(value),
              },
              { id: "error", header: texts.error, align: "end", cell: ({ error }) => measurementTexts.figure(error) },
            ]}
          />
          <Card>
            <SetChart difficulties={difficulties} />
          </Card>
        </>
      ) : (
        <p className={styles.quiet}>{texts.guessText(FEWEST_ANSWERS)}</p>
      )}
      {live && <p>{texts.live(live.value, live.error, live.answers)}</p>}
    </section>
  );
}

/** The mean of the thresholds in each set that changed it, on a scale of whole logits. */
function SetChart({ difficulties }: { difficulties: ReadonlyArray<Difficulty> }) {
  const points = difficulties.map(({ setNumber, made, ...calibrated }) => {
    const { value, error } = meanDifficulty(calibrated);
    return { value, text: texts.withError(value, error), label: texts.setOf(setNumber), hint: made };
  });
  const values = points.map(({ value }) => value);
  const [min, max] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
  const { signed } = measurementTexts;
  return (
    <LineChart
      caption={texts.chart}
      summary={texts.summary(signed(values[0] ?? 0), signed(values.at(-1) ?? 0), points.length)}
      headers={[texts.set, texts.difficulty, texts.made]}
      points={points}
      min={min === max ? min - 1 : min}
      max={max}
      writeValue={signed}
    />
  );
}
