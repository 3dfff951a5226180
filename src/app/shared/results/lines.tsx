import { headlineTexts } from "../../../content/en/headline.ts";
import { resultTexts } from "../../../content/en/results.ts";
import { LINE_RESULTS } from "../../../modules/progress/rules.ts";
import { Card } from "../../../ui/card.tsx";
import { oneText } from "../../../ui/one-text.ts";
import { LineChart } from "../../../ui/page/line-chart.tsx";
import type { Reader } from "../review/figures.tsx";
import styles from "./lines.module.css";
import type { History } from "./load.server.ts";

const texts = resultTexts.lines;

type Line = History["lines"][number];

/** A line of scores for each kind of test; nothing without a score. */
export function ScoreLines({
  lines,
  reader,
  reviewOf,
}: {
  lines: ReadonlyArray<Line>;
  /** On the administrator's page of a student it stands below another heading. */
  reader: Reader;
  reviewOf: (attemptId: Line["points"][number]["attemptId"]) => string;
}) {
  const drawn = lines.filter(({ points }) => points.length > 0);
  if (drawn.length === 0) return null;
  const Heading = reader === "admin" ? "h3" : "h2";
  return (
    <section aria-labelledby="score-lines" className="stack gap-3">
      <div className={styles.head}>
        <Heading id="score-lines">{texts.title}</Heading>
        <p>{texts.text(LINE_RESULTS)}</p>
      </div>
      <div className={styles.lines}>
        {drawn.map((line) => (
          <LineCard key={line.kind} {...{ line, reader, reviewOf }} />
        ))}
      </div>
    </section>
  );
}

function LineCard({ line, reader, reviewOf }: { line: Line } & Omit<Parameters<typeof ScoreLines>[0], "lines">) {
  const Heading = reader === "admin" ? "h4" : "h3";
  const { kind, of, points, total, waiting } = line;
  const title = resultTexts.kinds[reader][kind];
  const summary = summaryOf(points);
  return (
    <Card as="section" aria-labelledby={`line-${kind}`} className={styles.line}>
      <div>
        <Heading id={`line-${kind}`}>{title}</Heading>
        <p className={styles.about}>
          {oneText(
            `${texts.of[of]}.`,
            `${texts.count(points.length + waiting, total)}.`,
            waiting > 0 && texts.waiting(waiting),
          )}
        </p>
        <p className={styles.summary}>{summary}</p>
      </div>
      <LineChart
        caption={`${title}: ${texts.of[of]}`}
        summary={summary}
        headers={[resultTexts.day, texts.of[of], resultTexts.test]}
        max={100}
        writeValue={headlineTexts.share}
        points={points.map(({ attemptId, title: test, percent, day }) => ({
          value: percent,
          text: headlineTexts.share(percent),
          label: day.short,
          hint: `${test}, ${day.long}`,
          to: reviewOf(attemptId),
        }))}
      />
    </Card>
  );
}

function summaryOf(points: Line["points"]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const { share } = headlineTexts;
  return first === last
    ? texts.one(share(last.percent), last.day.short)
    : texts.fromTo(share(first.percent), first.day.short, share(last.percent), last.day.short);
}
