/** What an adaptive test came to: its band, the way of the estimate, areas, and what to practise. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { adaptiveResultTexts as texts } from "../../../../content/en/adaptive-result.ts";
import { bandTexts } from "../../../../content/en/band.ts";
import { reviewTexts } from "../../../../content/en/review.ts";
import type { ReviewedAdaptive } from "../../../../modules/attempts/queries/review.server.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { StatCard, StatGrid } from "../../../../ui/page/stat-card.tsx";
import { BAND_TONES } from "../../results/band.tsx";
import type { Reader } from "../figures.tsx";
import type { ShownReview } from "../load.server.ts";
import { AbilityChart } from "./ability-chart.tsx";
import styles from "./result.module.css";

type Decided = Extract<ReviewedAdaptive, { kind: "decided" }>;

/** Starts a test of these lessons. */
export type PractiseLessons = (lessonIds: ReadonlyArray<string>) => ReactNode;

/** Only the time while the result is not to be seen. */
export function AdaptiveOutcome({
  review,
  adaptive,
  reader,
  practise,
}: {
  review: ShownReview;
  adaptive: ReviewedAdaptive;
  reader: Reader;
  practise?: PractiseLessons | undefined;
}) {
  switch (adaptive.kind) {
    case "waits":
      return <Figures review={review} decided={null} />;
    case "undecided":
      return (
        <>
          <EmptyState icon="chart" title={bandTexts.bands.undecided} text={texts.bands.undecided} />
          <Figures review={review} decided={null} />
        </>
      );
    case "decided":
      return (
        <>
          <InWords decided={adaptive} />
          <Figures review={review} decided={adaptive} />
          {adaptive.path.length > 0 && (
            <Card as="section" aria-labelledby="ability" className="stack gap-3">
              <h2 id="ability" className={styles.heading}>
                {texts.chart.title}
              </h2>
              <p className={styles.text}>{texts.chart.text}</p>
              <AbilityChart path={adaptive.path} cut={adaptive.cut} />
            </Card>
          )}
          <Areas areas={adaptive.areas} />
          {adaptive.estimate && (
            <Weakest review={review} weakest={adaptive.weakest} reader={reader} practise={practise} />
          )}
        </>
      );
    default:
      return adaptive satisfies never;
  }
}

function InWords({ decided }: { decided: Decided }) {
  const { band, endedBy, isEarly, asked, minimum, areas, isRescored, alike } = decided;
  const sentences = [
    band === "below" && isEarly ? texts.bands.early(minimum) : texts.bands[band],
    texts.ended[endedBy](asked),
    ...(isRescored ? [texts.rescored[areas.kind]] : []),
    ...(alike ? [texts.alike(alike.count, alike.passed, alike.interval.from, alike.interval.to)] : []),
    texts.not,
  ];
  return (
    <Card as="section" aria-labelledby="band" className="stack gap-2">
      <h2 id="band" className={styles.band}>
        {bandTexts.bands[band]}
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.text}>
          {sentence}
        </p>
      ))}
    </Card>
  );
}

function Figures({ review, decided }: { review: ShownReview; decided: Decided | null }) {
  const { timeTaken, extraMinutes } = review;
  return (
    <StatGrid>
      {decided?.estimate && (
        <StatCard
          label={texts.ability}
          value={texts.onScale(decided.estimate.ability)}
          hint={texts.abilityHint(
            texts.onScale(decided.estimate.interval.from),
            texts.onScale(decided.estimate.interval.to),
          )}
        />
      )}
      {decided?.estimate && (
        <StatCard
          label={texts.standard}
          value={texts.onScale(decided.cut)}
          hint={texts.standardHint[decided.isOwnStandard ? "institute" : "exam"]}
        />
      )}
      {decided && (
        <StatCard label={texts.asked} value={decided.asked} hint={texts.scored(decided.scored, decided.asked)} />
      )}
      <StatCard
        label={reviewTexts.time}
        value={reviewTexts.minutes(timeTaken)}
        hint={extraMinutes > 0 && reviewTexts.extra(extraMinutes)}
      />
    </StatGrid>
  );
}

function Areas({ areas }: Pick<Decided, "areas">) {
  const words = texts.areas;
  return (
    <section aria-labelledby="areas" className="stack gap-3">
      <h2 id="areas" className={styles.heading}>
        {words.title}
      </h2>
      <p className={styles.text}>{areas.rows.length === 0 ? words.none : words.text[areas.kind]}</p>
      {areas.rows.length > 0 && <AreaTable areas={areas} />}
    </section>
  );
}

function AreaTable({ areas }: Pick<Decided, "areas">) {
  const words = texts.areas;
  switch (areas.kind) {
    case "beside-standard":
      return (
        <DataTable
          caption={words.title}
          isCaptionHidden
          rows={areas.rows}
          rowId={({ name }) => name}
          columns={[
            { id: "area", header: words.area, cell: ({ name }) => name },
            { id: "questions", header: words.questions, align: "end", cell: ({ questions }) => questions },
            {
              id: "standing",
              header: words.standing,
              cell: ({ standing }) =>
                standing ? (
                  <Badge tone={BAND_TONES[standing]}>{words.standings[standing]}</Badge>
                ) : (
                  <span className={styles.text}>{words.tooFew}</span>
                ),
            },
          ]}
        />
      );
    case "counts":
      return (
        <DataTable
          caption={words.title}
          isCaptionHidden
          hasFigures
          rows={areas.rows}
          rowId={({ name }) => name}
          columns={[
            { id: "area", header: words.area, cell: ({ name }) => name },
            { id: "right", header: reviewTexts.correctness.right, align: "end", cell: ({ right }) => right },
            { id: "partly", header: reviewTexts.correctness.partly, align: "end", cell: ({ partly }) => partly },
            { id: "wrong", header: reviewTexts.correctness.wrong, align: "end", cell: ({ wrong }) => wrong },
          ]}
        />
      );
    default:
      return areas satisfies never;
  }
}

function Weakest({
  review,
  weakest,
  reader,
  practise,
}: {
  review: ShownReview;
  reader: Reader;
  practise: PractiseLessons | undefined;
} & Pick<Decided, "weakest">) {
  const words = texts.weakest;
  const places = new Map(review.questions.map(({ place }) => [place.lesson.id, place]));
  return (
    <section aria-labelledby="weakest" className="stack gap-3">
      <h2 id="weakest" className={styles.heading}>
        {words.title}
      </h2>
      <p className={styles.text}>{weakest.length === 0 ? words.none : words.text}</p>
      {weakest.length > 0 && (
        <ol className={styles.topics}>
          {weakest.map(({ lessonId, questions }) => {
            const place = places.get(lessonId);
            if (!place) return null;
            const { title, isReadable } = place.lesson;
            return (
              <li key={lessonId}>
                {reader === "student" && isReadable ? (
                  <Link to={`/lessons/${lessonId}`}>{title}</Link>
                ) : (
                  <span>{title}</span>
                )}
                <span className={styles.about}>{words.about(place.subject, questions)}</span>
              </li>
            );
          })}
        </ol>
      )}
      {weakest.length > 0 && practise && (
        <div className="cluster">{practise(weakest.map(({ lessonId }) => lessonId))}</div>
      )}
    </section>
  );
}
