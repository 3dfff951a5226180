import { comparisonTexts as texts } from "../../../content/en/comparison.ts";
import { headlineTexts } from "../../../content/en/headline.ts";
import { reviewTexts } from "../../../content/en/review.ts";
import { percentOf } from "../../../modules/progress/rules.ts";
import { DataTable } from "../../../ui/page/data-table.tsx";
import styles from "./view.module.css";
import type { WrittenComparison } from "./write.server.ts";

type Section = WrittenComparison["sections"][number];

/** What each section came to in both attempts. */
export function SectionTable({ sections }: { sections: ReadonlyArray<Section> }) {
  return (
    <DataTable
      caption={texts.sections}
      rows={sections}
      rowId={({ id }) => id}
      columns={[
        { id: "section", header: texts.section, cell: ({ title }) => title },
        { id: "earlier", header: texts.earlier, cell: ({ earlier }) => <Part part={earlier} /> },
        { id: "later", header: texts.later, cell: ({ later }) => <Part part={later} /> },
      ]}
    />
  );
}

function Part({ part }: { part: Section["later"] }) {
  if (!part) return <span>{texts.notAsked}</span>;
  const { outcome, marks, seconds } = part;
  const lines = [
    ...(outcome
      ? (["right", "partly", "wrong", "unanswered"] as const).map((name) =>
          texts.line(
            texts.outcomes[name],
            texts.share(
              outcome.counts[name],
              outcome.questions,
              // Beside marks stand no other percentages (P175).
              marks ? null : percentOf(outcome.counts[name], outcome.questions),
            ),
          ),
        )
      : [texts.notYet]),
    ...(marks ? [texts.line(headlineTexts.labels.marks, headlineTexts.marksOf(marks.marks, marks.possible))] : []),
    ...(seconds === null ? [] : [texts.line(texts.inSight, reviewTexts.minutes(seconds))]),
  ];
  return (
    <ul className={styles.part}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
