import { measurementTexts } from "../../../../content/en/measurement.ts";
import { formats } from "../../../../content/formats.ts";
import {
  FEWEST,
  isBetterThanKey,
  isDead,
  type OptionFigures,
  type QuestionFigures,
} from "../../../../modules/measurement/question-figures.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import { collected } from "../collected.ts";
import styles from "../page.module.css";

const texts = measurementTexts.question.options;

const TENTHS = 10;

/** Who chose what: shares, and how good those are who chose it. */
export function OptionTable({ figures }: { figures: QuestionFigures }) {
  const { asked, options, criterion } = figures;
  if (options.length === 0) return <p className={styles.quiet}>{texts.none}</p>;
  const unit = unitOf(criterion);
  const meanOf = ({ mean, distance }: OptionFigures) => (unit === "deviations" ? distance : mean);
  const write = {
    points: measurementTexts.figure,
    logits: (tenths: number) => measurementTexts.signed(tenths / TENTHS),
    deviations: measurementTexts.signed,
  }[unit];
  return (
    <section aria-labelledby="options" className="stack gap-4">
      <h2 id="options" className={styles.heading}>
        {texts.title}
      </h2>
      <DataTable
        caption={texts.title}
        isCaptionHidden
        rows={options}
        rowId={({ key }) => key}
        columns={[
          {
            id: "option",
            header: texts.option,
            cell: (option) => (
              <span className="cluster gap-2">
                <span>{option.text}</span>
                {option.isRight && <Badge tone="success">{texts.right}</Badge>}
                {asked >= FEWEST.deadOption && isDead(option) && <Badge tone="warning">{texts.dead}</Badge>}
                {isBetterThanKey(option, figures) && <Badge tone="danger">{texts.better}</Badge>}
              </span>
            ),
          },
          { id: "chosen", header: texts.chosen, align: "end", cell: ({ chosen }) => formats().number(chosen) },
          {
            id: "share",
            header: texts.share,
            align: "end",
            cell: ({ share }) => collected(asked, share, measurementTexts.share),
          },
          {
            id: "mean",
            header: texts.mean[unit],
            align: "end",
            cell: (option) => collected(criterion.answers, meanOf(option), write),
          },
          {
            id: "correlation",
            header: texts.correlation,
            align: "end",
            cell: ({ correlation }) => collected(criterion.answers, correlation, measurementTexts.signed),
          },
        ]}
      />
      <p className={styles.quiet}>{texts.text[unit]}</p>
    </section>
  );
}

function unitOf(criterion: QuestionFigures["criterion"]): "points" | "logits" | "deviations" {
  if (criterion.kind === "ability") return "logits";
  return criterion.forms > 1 ? "deviations" : "points";
}
