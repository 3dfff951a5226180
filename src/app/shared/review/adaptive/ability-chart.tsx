import { adaptiveResultTexts } from "../../../../content/en/adaptive-result.ts";
import type { AdaptiveResult } from "../../../../modules/adaptive/queries/find-adaptive-result.server.ts";
import { ChartTable } from "../../../../ui/page/chart-table.tsx";
import { questionId } from "../palette.tsx";
import styles from "./ability-chart.module.css";

const texts = adaptiveResultTexts;

/** Estimates of the first answers are further away than the picture needs to reach. */
const FURTHEST = 3;
/** On each side of the standard at least so much is shown. */
const NEAREST = 1.5;

/** The estimate after each question that counts, its interval, and the standard. All figures are in a table, too. */
export function AbilityChart({ path, cut }: Pick<AdaptiveResult, "path" | "cut">) {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return null;
  const abilities = path.map((point) => point.ability);
  const top = cut + Math.min(FURTHEST, Math.max(NEAREST, Math.max(...abilities) - cut));
  const bottom = cut - Math.min(FURTHEST, Math.max(NEAREST, cut - Math.min(...abilities)));
  const left = (index: number) => (path.length === 1 ? 50 : (index * 100) / (path.length - 1));
  const down = (value: number) => ((top - Math.min(top, Math.max(bottom, value))) * 100) / (top - bottom);
  const lineOf = (value: (point: (typeof path)[number]) => number) =>
    path.map((point, index) => `${left(index)} ${down(value(point))}`);
  const [estimate, upper, lower] = [lineOf((at) => at.ability), lineOf(({ to }) => to), lineOf(({ from }) => from)];
  const summary = texts.chart.summary([first.position, first.ability], [last.position, last.ability], cut);
  return (
    <div className="stack gap-3">
      <div className={styles.chart} role="img" aria-label={`${texts.chart.title}. ${summary}`}>
        <div className={styles.scale} aria-hidden="true">
          <span>{texts.onScale(top)}</span>
          <span className={styles.standard} style={{ insetBlockStart: `${down(cut)}%` }}>
            {texts.onScale(cut)}
          </span>
          <span>{texts.onScale(bottom)}</span>
        </div>
        <div className={styles.plot} aria-hidden="true">
          <svg className={styles.picture} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.interval} d={`M${[...upper, ...lower.toReversed()].join("L")}Z`} />
            <path className={styles.cut} d={`M0 ${down(cut)}H100`} />
            <path className={styles.line} d={`M${estimate.join("L")}`} />
          </svg>
          <span
            className={styles.dot}
            style={{ insetInlineStart: `${left(path.length - 1)}%`, insetBlockStart: `${down(last.ability)}%` }}
          />
        </div>
        <div className={styles.axis} aria-hidden="true">
          <span>{first.position}</span>
          {path.length > 1 && <span>{last.position}</span>}
        </div>
      </div>
      <ChartTable
        caption={`${texts.chart.title}. ${texts.standard}: ${texts.onScale(cut)}`}
        headers={[texts.chart.question, texts.ability, texts.chart.range]}
        rows={path.map((point) => ({
          label: String(point.position),
          to: `#${questionId(point.position)}`,
          cells: [texts.onScale(point.ability), texts.chart.fromTo(point.from, point.to)],
        }))}
      />
    </div>
  );
}
