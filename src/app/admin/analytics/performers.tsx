import { Link } from "react-router";
import { analyticsTexts } from "../../../content/en/analytics.ts";
import type { TopPerformer } from "../../../modules/statistics/queries/top-performers.server.ts";
import { hoursOf } from "./charts.ts";
import styles from "./performers.module.css";

const texts = analyticsTexts.performers;

/** The first students in their order, each with the figures that made it and those beside. */
export function Performers({ performers }: { performers: ReadonlyArray<TopPerformer> }) {
  const written = (value: number | null, write: (value: number) => string) =>
    value === null ? analyticsTexts.noData : write(value);
  return (
    <ol className="stack">
      {performers.map(({ id, name, course, progress, averageScore, studySeconds, improvement }, index) => (
        <li key={id} className={styles.performer}>
          <span className={styles.rank} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.words}>
            <Link to={`/admin/students/${id}`} className={styles.name}>
              <bdi>{name}</bdi>
            </Link>
            <p className={styles.course}>{course}</p>
          </div>
          <dl className={styles.figures}>
            {[
              [texts.progress, analyticsTexts.percent(progress)],
              [texts.averageScore, written(averageScore, analyticsTexts.percent)],
              [texts.studyTime, analyticsTexts.hours(hoursOf(studySeconds))],
              [texts.improvement, written(improvement, analyticsTexts.points)],
            ].map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
