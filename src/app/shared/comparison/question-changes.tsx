import { Link } from "react-router";
import { comparisonTexts as texts } from "../../../content/en/comparison.ts";
import { CHANGES } from "../../../modules/attempts/comparison.ts";
import { percentOf } from "../../../modules/progress/rules.ts";
import { DataTable } from "../../../ui/page/data-table.tsx";
import { VerdictBadge } from "../review/correctness-badge.tsx";
import { questionId } from "../review/palette.tsx";
import styles from "./view.module.css";
import type { WrittenComparison } from "./write.server.ts";

type Both = NonNullable<WrittenComparison["questions"]["both"]>;

/** What became of the questions that both attempts asked: how many of each change, and each that came out differently. */
export function CommonQuestions({
  both,
  reviewOf,
}: {
  both: Both;
  /** Where each attempt is reviewed. */
  reviewOf: { earlier: string; later: string };
}) {
  const changed = both.filter(({ before, after }) => before !== after);
  return (
    <section className="stack gap-4" aria-labelledby="both-asked">
      <h2 id="both-asked" className={styles.heading}>
        {texts.both(both.length)}
      </h2>
      <dl className={styles.changes}>
        {CHANGES.map((change) => {
          const count = both.filter((one) => one.change === change).length;
          return (
            <div key={change}>
              <dt>{texts.changes[change]}</dt>
              <dd>{texts.share(count, both.length, percentOf(count, both.length))}</dd>
            </div>
          );
        })}
      </dl>
      {changed.length === 0 ? (
        <p>{texts.unchanged}</p>
      ) : (
        <DataTable
          caption={texts.changed}
          rows={changed}
          rowId={({ later }) => String(later.position)}
          columns={[
            {
              id: "lesson",
              header: texts.lesson,
              cell: ({ later: { place } }) => (
                <>
                  <span>{place.lesson.title}</span>
                  <span className={styles.below}>{place.subject}</span>
                </>
              ),
            },
            {
              id: "earlier",
              header: texts.earlier,
              cell: ({ earlier, before }) => (
                <span className="cluster gap-2">
                  <QuestionLink review={reviewOf.earlier} position={earlier.position} />
                  <VerdictBadge verdict={before} />
                </span>
              ),
            },
            {
              id: "later",
              header: texts.later,
              cell: ({ later, after }) => (
                <span className="cluster gap-2">
                  <QuestionLink review={reviewOf.later} position={later.position} />
                  <VerdictBadge verdict={after} />
                </span>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

function QuestionLink({ review, position }: { review: string; position: number }) {
  return <Link to={`${review}#${questionId(position)}`}>{texts.question(position)}</Link>;
}
