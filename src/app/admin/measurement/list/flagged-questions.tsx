/** The work list: what stands out at questions in use, and the ways to do something about it. */
import { Link } from "react-router";
import { measurementTexts } from "../../../../content/en/measurement.ts";
import { formats } from "../../../../content/formats.ts";
import type { countFlagged, listFlagged } from "../../../../modules/measurement/queries/list-flagged.server.ts";
import { FLAGS, type Flag } from "../../../../modules/measurement/question-figures.ts";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { FilterLinks } from "../../../../ui/page/filter-links.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { LIST as QUESTIONS } from "../../questions/list-address.ts";
import { LIST, measurementAddress } from "../addresses.ts";
import { collected } from "../collected.ts";
import { FlagBadges } from "../flag-badges.tsx";
import styles from "../page.module.css";

const texts = measurementTexts.flags;

type Listed = Awaited<ReturnType<typeof listFlagged>>;

export function FlaggedQuestions({
  flag,
  counts,
  questions,
  before,
  after,
}: Listed & { flag: Flag | null; counts: Awaited<ReturnType<typeof countFlagged>> }) {
  const addressOf = (params: Record<string, string | null>) => {
    const kept = Object.entries(params).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
    return kept.length > 0 ? `${LIST}?${new URLSearchParams(kept)}` : LIST;
  };
  const shown = FLAGS.filter((name) => name === flag || (counts[name] ?? 0) > 0);
  return (
    <section aria-labelledby="flagged" className="stack gap-4">
      <h2 id="flagged" className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.quiet}>{texts.text}</p>
      {shown.length > 0 && (
        <FilterLinks
          label={texts.filter}
          links={[
            { to: LIST, label: texts.any(counts.any), isCurrent: flag === null },
            ...shown.map((name) => ({
              to: addressOf({ flag: name }),
              label: texts.one(texts.names[name], counts[name] ?? 0),
              isCurrent: flag === name,
            })),
          ]}
        />
      )}
      {questions.length > 0 ? (
        <DataTable
          caption={texts.title}
          isCaptionHidden
          rows={questions}
          rowId={({ versionId }) => versionId}
          columns={[
            {
              id: "question",
              header: texts.columns.question,
              cell: ({ id, displayId, stem }) => (
                <>
                  <Link to={measurementAddress(id)}>{measurementTexts.number(displayId)}</Link>{" "}
                  <span className={styles.stem}>{stem ?? texts.unreadable}</span>
                </>
              ),
            },
            { id: "flags", header: texts.columns.flags, cell: ({ flags }) => <FlagBadges flags={flags} /> },
            {
              id: "answers",
              header: texts.columns.answers,
              align: "end",
              cell: ({ figures }) => formats().number(figures?.asked ?? 0),
            },
            {
              id: "facility",
              header: texts.columns.facility,
              align: "end",
              cell: ({ figures }) => collected(figures?.asked ?? 0, figures?.facility ?? null, measurementTexts.share),
            },
            {
              id: "discrimination",
              header: texts.columns.discrimination,
              align: "end",
              cell: ({ figures }) =>
                collected(figures?.criterion.answers ?? 0, figures?.discrimination ?? null, measurementTexts.figure),
            },
            {
              id: "actions",
              header: texts.columns.actions,
              cell: ({ id, displayId, canRescore }) => (
                <span className="cluster gap-3">
                  <Link to={`${QUESTIONS}/${id}/edit`}>
                    {texts.edit}
                    <VisuallyHidden>{` ${measurementTexts.number(displayId)}`}</VisuallyHidden>
                  </Link>
                  {canRescore && (
                    <Link to={`${QUESTIONS}/${id}/rescore`}>
                      {texts.rescore}
                      <VisuallyHidden>{` ${measurementTexts.number(displayId)}`}</VisuallyHidden>
                    </Link>
                  )}
                </span>
              ),
            },
          ]}
        />
      ) : (
        <EmptyState icon="check" title={texts.none} text={texts.noneText} />
      )}
      <Pager
        label={texts.pages}
        previous={before && addressOf({ flag, before })}
        next={after && addressOf({ flag, after })}
      />
    </section>
  );
}
