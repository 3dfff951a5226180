import { measurementTexts } from "../../../../content/en/measurement.ts";
import { formats } from "../../../../content/formats.ts";
import type { Measured } from "../../../../modules/measurement/queries/load-counts.server.ts";
import { StatCard, StatGrid } from "../../../../ui/page/stat-card.tsx";
import { collected } from "../collected.ts";
import styles from "../page.module.css";

const texts = measurementTexts.question;

/** The figures of a version, each once there are enough answers for it, and what its coefficients refer to. */
export function QuestionFigureCards({ figures, beside: { sectionMedian } }: Pick<Measured, "figures" | "beside">) {
  const { asked, blank, criterion, time } = figures;
  const judged = criterion.answers;
  const { share, figure } = measurementTexts;
  return (
    <section aria-labelledby="figures" className="stack gap-4">
      <h2 id="figures" className={styles.heading}>
        {texts.figures}
      </h2>
      <StatGrid
        note={
          criterion.kind === "totals"
            ? texts.criterion.totals(criterion.forms, judged)
            : texts.criterion.ability(judged)
        }
      >
        <StatCard
          label={texts.answers}
          value={formats().number(asked)}
          hint={texts.answersHint(blank.chosen, share(blank.share))}
        />
        <StatCard label={texts.facility} value={collected(asked, figures.facility, share)} hint={texts.facilityHint} />
        <StatCard
          label={texts.discrimination}
          value={collected(judged, figures.discrimination, figure)}
          hint={texts.discriminationHint}
        />
        <StatCard
          label={texts.efficiency}
          value={collected(judged, figures.efficiency, share)}
          hint={texts.efficiencyHint}
        />
        <StatCard label={texts.groups} value={collected(judged, figures.upperLower, share)} hint={texts.groupsHint} />
        <StatCard
          label={texts.time}
          value={collected(time?.answers ?? 0, time?.median ?? null, measurementTexts.seconds)}
          hint={sectionMedian === null ? texts.noSectionTime : texts.timeHint(sectionMedian)}
        />
      </StatGrid>
    </section>
  );
}
