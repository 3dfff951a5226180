import { adminTestTexts } from "../../../../content/en/admin-tests.ts";
import { formats } from "../../../../content/formats.ts";
import type { AskedQuestion, AskedQuestions } from "../../../../modules/tests/queries/list-test-questions.server.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { LinkButton } from "../../../../ui/button.tsx";
import { type Column, DataTable } from "../../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../../ui/page/loading-area.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { StimulusMark } from "../../questions/stimulus-mark.tsx";
import { testAddress } from "../addresses.ts";
import styles from "../change/preview.module.css";

const texts = adminTestTexts.questions;

/** The questions of a test, those that went worst first. */
export function QuestionsAsked({
  id,
  asked: { questions, page, pageCount, latest },
  isLoading,
}: {
  id: string;
  asked: AskedQuestions;
  isLoading: boolean;
}) {
  return (
    <section aria-labelledby="questions" className="stack gap-3">
      <h2 id="questions" className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.told}>{texts.text(latest)}</p>
      <LoadingArea isLoading={isLoading}>
        {questions.length === 0 ? (
          <EmptyState icon="list" title={texts.none} text={texts.noneText} />
        ) : (
          <DataTable
            caption={texts.caption}
            isCaptionHidden
            columns={columnsOf(id)}
            rows={questions}
            rowId={(question) => question.id}
          />
        )}
      </LoadingArea>
      <Pager previous={page > 1 ? `?page=${page - 1}` : null} next={page < pageCount ? `?page=${page + 1}` : null}>
        {texts.page(page, pageCount)}
      </Pager>
    </section>
  );
}

const columnsOf = (testId: string): ReadonlyArray<Column<AskedQuestion>> => [
  {
    id: "question",
    header: texts.question,
    cell: ({ displayId, text, stimulus }) => (
      <span className={styles.question}>
        <span>{`#${displayId} ${text ?? texts.unreadable}`}</span>
        {stimulus && (
          <>
            <span>{" · "}</span>
            <StimulusMark stimulus={stimulus} />
          </>
        )}
      </span>
    ),
  },
  {
    id: "right",
    header: texts.right,
    align: "end",
    isOneLine: true,
    cell: ({ answers, right }) => (answers === 0 ? "–" : formats().percent((right * 100) / answers)),
  },
  { id: "asked", header: texts.asked, align: "end", cell: ({ answers }) => formats().number(answers) },
  {
    id: "counts",
    header: texts.counts,
    cell: ({ voided }) => (voided ? <Badge tone="warning">{texts.voided[voided]}</Badge> : texts.asScored),
  },
  {
    id: "actions",
    header: texts.void,
    isActions: true,
    cell: ({ id, displayId, voided }) => (
      <LinkButton to={`${testAddress(testId)}/questions/${id}`} variant="quiet" size="sm">
        <span>{voided ? texts.change : texts.void}</span>
        <VisuallyHidden>{` #${displayId}`}</VisuallyHidden>
      </LinkButton>
    ),
  },
];
