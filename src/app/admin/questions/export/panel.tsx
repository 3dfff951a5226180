import { exportTexts } from "../../../../content/en/question-bank.ts";
import { typeNameOf } from "../../../../items/type-names.ts";
import type { ExportSummary } from "../../../../modules/questions/queries/export-questions.server.ts";
import { Button } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import styles from "./panel.module.css";

const texts = exportTexts;

/** The two files to choose from, with what each of them holds. `selection` is the questions as text. */
export function ExportPanel({ summary, selection }: { summary: ExportSummary; selection: string }) {
  const { total, csv, leftOut, tooManyOptions, ofStimuli } = summary;
  if (total === 0) return <p>{texts.none}</p>;
  return (
    // A form of the browser's own: its answer is a file, not a page.
    <form method="post" action="/admin/questions/export-file" className="stack gap-5">
      <input type="hidden" name="chosen" value={selection} />
      <p>{texts.count(total)}</p>
      <section className={classes("stack gap-3", styles.file)} aria-labelledby="export-jsonl">
        <h3 id="export-jsonl">{texts.jsonLines}</h3>
        <p>{texts.jsonLinesText}</p>
        {ofStimuli > 0 && <p>{texts.wholeStimuli}</p>}
        <Button name="format" value="jsonl" icon="download">
          {texts.downloadJsonLines}
        </Button>
      </section>
      <section className={classes("stack gap-3", styles.file)} aria-labelledby="export-csv">
        <h3 id="export-csv">{texts.csv}</h3>
        <p>{texts.csvText(csv)}</p>
        {csv < total && (
          <div className={styles.leftOut}>
            <p>{texts.leftOut(total - csv)}</p>
            <ul>
              {leftOut.map(({ type, count }) => (
                <li key={type}>{texts.leftOutType(typeNameOf(type), count)}</li>
              ))}
              {ofStimuli > 0 && <li>{texts.leftOutType(texts.ofStimuli, ofStimuli)}</li>}
              {tooManyOptions > 0 && <li>{texts.leftOutType(texts.tooManyOptions, tooManyOptions)}</li>}
            </ul>
          </div>
        )}
        <Button name="format" value="csv" variant="secondary" icon="download" disabled={csv === 0}>
          {texts.downloadCsv}
        </Button>
      </section>
    </form>
  );
}
