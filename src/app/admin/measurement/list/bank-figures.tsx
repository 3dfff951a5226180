import { measurementTexts } from "../../../../content/en/measurement.ts";
import { formats } from "../../../../content/formats.ts";
import { STAGES } from "../../../../modules/adaptive/calibration.ts";
import type { MeasuredBank } from "../../../../modules/measurement/queries/measured-bank.server.ts";
import { Card } from "../../../../ui/card.tsx";
import { RowChart } from "../../../../ui/page/row-chart.tsx";
import styles from "../page.module.css";

const texts = measurementTexts.bank;

type Newest = Omit<NonNullable<MeasuredBank["newest"]>, "madeAt"> & { madeAt: string };

/** How many questions are known how well. */
export function BankFigures({ stages, newest }: { stages: MeasuredBank["stages"]; newest: Newest | null }) {
  return (
    <section aria-labelledby="bank" className="stack gap-4">
      <h2 id="bank" className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.quiet}>
        {newest ? texts.set(newest.number, newest.madeAt, newest.answers, newest.students) : texts.noSet}
      </p>
      <Card>
        <RowChart
          max={Math.max(...STAGES.map((stage) => stages[stage] ?? 0))}
          rows={STAGES.map((stage) => ({
            id: stage,
            label: texts.stages[stage],
            value: stages[stage] ?? 0,
            text: formats().number(stages[stage] ?? 0),
            note: texts.hints[stage],
          }))}
        />
      </Card>
    </section>
  );
}
