/** The questions of a page as rows: less of each, more of them at once. */
import { bankTexts } from "../../../../content/en/question-bank.ts";
import { reviewTexts } from "../../../../content/en/question-reviews.ts";
import { questionTexts } from "../../../../content/en/questions.ts";
import { taxonomyTexts } from "../../../../content/en/taxonomy.ts";
import { plainText } from "../../../../core/html.ts";
import type { Id } from "../../../../core/id.ts";
import { typeNameOf } from "../../../../items/type-names.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import { SelectBox } from "../../shared/bulk/selection-frame.tsx";
import type { Selection } from "../../shared/bulk/use-selection.ts";
import { DoneNotice } from "../../shared/done-notice.tsx";
import { StimulusMark } from "../stimulus-mark.tsx";
import { QuestionActions, type QuestionInList } from "./card.tsx";
import styles from "./rows.module.css";
import type { Return } from "./use-return.ts";

const texts = questionTexts.list;

/** As `QuestionCard`, which shows one of them in full; `returned` is the question that one comes back from. */
export function QuestionTable({
  questions,
  listSearch,
  selection,
  returned,
}: {
  questions: ReadonlyArray<QuestionInList>;
  listSearch: string;
  selection: Selection<"question">;
  returned: Return;
}) {
  return (
    <DataTable
      caption={texts.title}
      isCaptionHidden
      rows={questions}
      rowId={({ id }: { id: Id<"question"> }) => id}
      columns={[
        {
          id: "question",
          header: texts.column.question,
          isRowHeader: true,
          cell: (question) => (
            <span {...returned.mark(question.id)} className={styles.rowQuestion}>
              <SelectBox id={question.id} name={texts.question(question.displayId)} selection={selection} />
              <span className={styles.rowText}>
                {question.id === returned.id && <DoneNotice isInFocus />}
                <strong>{texts.number(question.displayId)}</strong>{" "}
                {question.manualId && <code className={styles.manualId}>{question.manualId}</code>}{" "}
                <span className={styles.rowPlace}>
                  <span>{texts.place(question.subjectName, question.lessonTitle)}</span>
                  {question.stimulus && (
                    <>
                      <span>{" · "}</span>
                      <StimulusMark stimulus={question.stimulus} />
                    </>
                  )}
                </span>
                <span className={styles.rowStem}>
                  {question.outline ? plainText(question.outline.stem) : texts.broken}
                </span>
              </span>
            </span>
          ),
        },
        {
          id: "type",
          header: texts.column.type,
          cell: ({ type }) => <span className={styles.rowSmall}>{typeNameOf(type)}</span>,
        },
        {
          id: "labels",
          header: texts.column.labels,
          cell: ({ category, difficulty, needsRationale, isUnreviewed, isReserved, isWithdrawn, stimulus }) => (
            <span className="cluster gap-1">
              {isWithdrawn && <Badge tone="danger">{bankTexts.withdrawn}</Badge>}
              {isReserved && !stimulus && <Badge>{taxonomyTexts.bank.reserved}</Badge>}
              {needsRationale && <Badge tone="warning">{texts.needsRationale}</Badge>}
              {isUnreviewed && <Badge>{reviewTexts.notReviewed}</Badge>}
              {category && <Badge>{category}</Badge>}
              {difficulty && <Badge>{difficulty}</Badge>}
            </span>
          ),
        },
        {
          id: "actions",
          header: texts.column.actions,
          isActions: true,
          cell: (question) => <QuestionActions question={question} listSearch={listSearch} isShort />,
        },
      ]}
    />
  );
}
