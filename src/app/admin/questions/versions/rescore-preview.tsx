import { attemptTexts } from "../../../../content/en/attempts.ts";
import { correctionTexts } from "../../../../content/en/corrections.ts";
import { headlineTexts } from "../../../../content/en/headline.ts";
import { formats } from "../../../../content/formats.ts";
import type {
  RescorePreview as Preview,
  ScoreChange,
} from "../../../../modules/attempts/queries/rescore-preview.server.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { DataTable } from "../../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { StatCard, StatGrid } from "../../../../ui/page/stat-card.tsx";
import { withListReturn } from "../../shared/list-return.ts";

const texts = correctionTexts.rescore;

type ShownChange = Omit<ScoreChange, "completedAt"> & { day: string };

/** The figure of the whole result: its marks where it has some, else its score. */
function resultInWords({ marks, score }: ShownChange): string {
  if (marks) return texts.change(texts.ofMarks(marks.before), texts.ofMarks(marks.after));
  if (!score) return texts.none;
  const write = (percent: number) => headlineTexts.whole({ kind: "score", percent });
  return texts.change(write(score.before), write(score.after));
}

/** How many results a rescore touches, and whose score changes by how much. */
export function RescorePreview({
  preview: { version, counts, changes, page, pageCount },
  versions,
  list,
}: {
  preview: Omit<Preview, "changes"> & { changes: ReadonlyArray<ShownChange> };
  versions: ReadonlyArray<{ number: number; isChosen: boolean }>;
  /** The search of the Question Bank that one came from. */
  list: string | null;
}) {
  const address = (other: number) => {
    const chosen = versions.filter(({ isChosen }) => isChosen).map(({ number }) => ["v", String(number)]);
    return withListReturn(`?${new URLSearchParams([...chosen, ["page", String(other)]])}`, list);
  };
  return (
    <>
      <StatGrid>
        <StatCard label={texts.counts.higher} value={formats().number(counts.higher)} />
        <StatCard label={texts.counts.lower} value={formats().number(counts.lower)} />
        <StatCard label={texts.counts.same} value={formats().number(counts.same)} />
        <StatCard label={texts.counts.notRescorable} value={formats().number(counts.notRescorable)} />
      </StatGrid>
      {counts.notRescorable > 0 && (
        <Alert tone="warning">{texts.notRescorable(counts.notRescorable, version.number)}</Alert>
      )}
      {changes.length > 0 ? (
        <DataTable
          caption={texts.changed}
          rows={changes}
          rowId={({ resultId }) => resultId}
          columns={[
            { id: "student", header: texts.student, cell: ({ studentName }) => <bdi>{studentName}</bdi> },
            {
              id: "test",
              header: texts.test,
              cell: ({ test, day }) => `${attemptTexts.titleOf(test)}, ${day}`,
            },
            {
              id: "points",
              header: texts.points,
              align: "end",
              isOneLine: true,
              cell: ({ before, after }) =>
                texts.change(texts.ofPoints(before.earned, before.max), texts.ofPoints(after.earned, after.max)),
            },
            { id: "result", header: headlineTexts.header, align: "end", cell: resultInWords },
          ]}
        />
      ) : (
        <EmptyState icon="check" title={texts.noneChanged} text={texts.noneChangedText} />
      )}
      <Pager previous={page > 1 ? address(page - 1) : null} next={page < pageCount ? address(page + 1) : null}>
        {texts.page(page, pageCount)}
      </Pager>
    </>
  );
}
