import { useEffect, useId, useRef } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { adminTestTexts } from "../../../../content/en/admin-tests.ts";
import { attemptTexts } from "../../../../content/en/attempts.ts";
import { correctionTexts } from "../../../../content/en/corrections.ts";
import { formats } from "../../../../content/formats.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FormFrame } from "../../../../ui/form-frame.tsx";
import { type Column, DataTable } from "../../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../../ui/page/loading-area.tsx";
import { Pager } from "../../../../ui/page/pager.tsx";
import { StatCard, StatGrid } from "../../../../ui/page/stat-card.tsx";
import { describeReply, type ReplyOf } from "../../../form-reply.ts";
import styles from "./preview.module.css";
import type { Asked, applyChange, ShownPreview } from "./steps.server.ts";

const texts = adminTestTexts.change;

type Shown = ShownPreview["changes"][number];

const columns = (): ReadonlyArray<Column<Shown>> => [
  {
    id: "student",
    header: texts.student,
    cell: ({ studentId, attemptId, studentName }) => (
      <Link to={`/admin/students/${studentId}/attempts/${attemptId}`}>
        <bdi>{studentName}</bdi>
      </Link>
    ),
  },
  { id: "test", header: texts.test, cell: ({ test, day }) => `${attemptTexts.titleOf(test)}, ${day}` },
  {
    id: "marks",
    header: texts.marks,
    align: "end",
    cell: ({ before, after }) => {
      const { change, ofMarks } = correctionTexts.rescore;
      return change(ofMarks(before), ofMarks(after));
    },
  },
];

/** What the change in the address would do, with the button that does it; says so where nothing was asked yet. */
export function ChangePreview({
  asked: { values, errors, preview, isUnchanged, basedOn },
  reply,
}: {
  asked: Asked;
  reply: ReplyOf<() => ReturnType<typeof applyChange>> | undefined;
}) {
  const { state, formMethod } = useNavigation();
  const isLoading = state === "loading" && formMethod !== "POST";
  const headingId = useId();
  const heading = useFocusOnNews(JSON.stringify([values, errors]));
  const { message } = describeReply(reply, texts.failed, { stale: texts.stale, unchanged: texts.unchanged });
  if (Object.keys(errors).length > 0) return null;
  return (
    <section aria-labelledby={headingId} className="stack gap-4">
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
        {texts.preview}
      </h2>
      <LoadingArea isLoading={isLoading} label={texts.loading}>
        {preview ? (
          <FormFrame message={message} className="gap-4">
            {Object.entries(values).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name="basedOn" value={basedOn} />
            <Changes preview={preview} />
            <p className={styles.told}>{texts.told}</p>
            <div className="cluster gap-3">
              <Button busyLabel={texts.busy}>{texts.confirm(preview.counts.results)}</Button>
            </div>
          </FormFrame>
        ) : (
          <Alert tone="info">{isUnchanged ? texts.unchanged : texts.nothing}</Alert>
        )}
      </LoadingArea>
    </section>
  );
}

/** Whoever asks for another preview goes on reading there. */
function useFocusOnNews(asked: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(asked);
  useEffect(() => {
    if (seen.current !== asked) heading.current?.focus();
    seen.current = asked;
  }, [asked]);
  return heading;
}

function Changes({ preview: { counts, changes, page, pageCount } }: { preview: ShownPreview }) {
  const search = new URLSearchParams(useLocation().search);
  const addressOf = (other: number) => {
    search.set("page", String(other));
    return `?${search}`;
  };
  const figures = ["higher", "lower", "same", "passes", "fails"] as const;
  return (
    <>
      <StatGrid>
        {figures.map((name) => (
          <StatCard key={name} label={texts.counts[name]} value={formats().number(counts[name])} />
        ))}
      </StatGrid>
      {counts.byCategory > 0 && <Alert tone="info">{texts.byCategory(counts.byCategory)}</Alert>}
      {changes.length > 0 ? (
        <DataTable caption={texts.changed} columns={columns()} rows={changes} rowId={({ resultId }) => resultId} />
      ) : (
        <EmptyState
          icon="check"
          title={counts.byCategory > 0 ? texts.noMarksChanged : texts.noneChanged}
          text={texts.noneChangedText}
        />
      )}
      <Pager previous={page > 1 ? addressOf(page - 1) : null} next={page < pageCount ? addressOf(page + 1) : null}>
        {texts.page(page, pageCount)}
      </Pager>
    </>
  );
}
