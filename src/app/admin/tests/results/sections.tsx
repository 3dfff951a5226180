import { testResultTexts } from "../../../../content/en/test-results.ts";
import { formats } from "../../../../content/formats.ts";
import type { SectionFigures } from "../../../../modules/tests/queries/test-results.server.ts";
import { Card } from "../../../../ui/card.tsx";
import { RowChart } from "../../../../ui/page/row-chart.tsx";
import styles from "../change/preview.module.css";

const texts = testResultTexts.sections;

/** How each section went; nothing for a test of one. */
export function SectionsOfResults({
  figures: { sections, latest },
}: {
  figures: { sections: ReadonlyArray<SectionFigures>; latest: number };
}) {
  if (sections.length < 2) return null;
  return (
    <section aria-labelledby="by-section" className="stack gap-3">
      <h2 id="by-section" className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.told}>{texts.text(latest)}</p>
      <Card>
        <RowChart
          max={1}
          rows={sections.map(({ id, title, asked, correct }) => ({
            ...{ id, label: title, value: correct / asked },
            text: formats().percent(Math.round((correct * 100) / asked)),
            note: texts.of(correct, asked),
          }))}
        />
      </Card>
    </section>
  );
}
