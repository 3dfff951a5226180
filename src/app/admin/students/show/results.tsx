import { useLocation } from "react-router";
import { outcomeTexts } from "../../../../content/en/outcome.ts";
import { resultTexts as texts } from "../../../../content/en/results.ts";
import { studentPageTexts } from "../../../../content/en/student-page.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../../ui/page/loading-area.tsx";
import { StatCard, StatGrid } from "../../../../ui/page/stat-card.tsx";
import { ChoosingNotice } from "../../../shared/results/choosing.tsx";
import { ResultFilters } from "../../../shared/results/filters.tsx";
import { choosingAddress, isNarrowed, listAddress } from "../../../shared/results/history.ts";
import { ScoreLines } from "../../../shared/results/lines.tsx";
import { SubjectTable } from "../../../shared/results/subject-table.tsx";
import { ResultTable } from "../../../shared/results/table.tsx";
import { LIST_RETURN, listReturnIn, useListReturn } from "../../shared/list-return.ts";
import { useListLoading } from "../../shared/use-list-loading.ts";
import styles from "../show.module.css";
import type { StudentPageData } from "./data.server.ts";
import { studentAddress } from "./reply.ts";

const figureTexts = studentPageTexts.figures;

/** What the tests of the student add up to. */
export function Figures({ page: { summary, student } }: { page: Pick<StudentPageData, "summary" | "student"> }) {
  const percent = (value: number | null) => (value === null ? studentPageTexts.none : figureTexts.percent(value));
  return (
    <StatGrid note={figureTexts.withoutSimulations}>
      <StatCard label={figureTexts.tests} value={summary.testsCompleted} icon="list" />
      <StatCard
        label={figureTexts.averageScore}
        value={percent(summary.averageScore)}
        hint={summary.asked > 0 && figureTexts.averageScoreHint}
        icon="chart"
      />
      <StatCard
        label={figureTexts.accuracy}
        value={percent(summary.accuracy)}
        hint={summary.asked > 0 && outcomeTexts.whole(summary)}
        icon="check"
      />
      <StatCard
        label={figureTexts.studyTime}
        value={student.studySeconds > 0 ? figureTexts.duration(student.studySeconds) : studentPageTexts.none}
        hint={figureTexts.studyTimeHint}
        icon="clock"
      />
    </StatGrid>
  );
}

/** The student's tests, the newest first, with a line of scores for each kind; each leads to its review. */
export function Results({ page }: { page: StudentPageData }) {
  const { student, history, subjects } = page;
  const { filter, page: shown, lines, chosen } = history;
  const address = studentAddress(student.id);
  const carry = useListReturn();
  const list = listReturnIn(useLocation().search);
  const isLoading = useListLoading(address);
  const addressOf = (query: string) => `${carry(`${address}${query}`)}#results`;
  const reviewOf = (attemptId: string) => carry(`${address}/attempts/${attemptId}`);
  const isAll = filter.kind === "all" && !isNarrowed(filter);
  return (
    <>
      <section className={classes("stack gap-4", styles.card)} aria-labelledby="results">
        <h2 id="results">{texts.title}</h2>
        <LoadingArea isLoading={isLoading} label={texts.loading} className="stack gap-4">
          {isAll && shown.total === 0 ? (
            <EmptyState icon="chart" title={texts.empty} text={texts.emptyText} />
          ) : (
            <>
              <ScoreLines lines={lines} reviewOf={reviewOf} reader="admin" />
              {chosen ? (
                <ChoosingNotice chosen={chosen} cancelTo={addressOf(listAddress({ ...filter, compare: null }))} />
              ) : (
                <ResultFilters
                  history={history}
                  reader="admin"
                  addressOf={addressOf}
                  fields={list !== null && <input type="hidden" name={LIST_RETURN} value={list} />}
                />
              )}
              {shown.total === 0 ? (
                <EmptyState icon="chart" title={texts.filters.none}>
                  <LinkButton to={addressOf("?")} variant="secondary">
                    {texts.showAll}
                  </LinkButton>
                </EmptyState>
              ) : (
                <ResultTable
                  page={shown}
                  chosen={chosen}
                  addresses={{
                    attempt: ({ attemptId }) => reviewOf(attemptId),
                    comparison: (attemptId, otherId) => carry(`${address}/attempts/${attemptId}/compare/${otherId}`),
                    choosing: (attemptId) => addressOf(choosingAddress(attemptId)),
                  }}
                  pageAddress={(number) => addressOf(listAddress(filter, number))}
                />
              )}
            </>
          )}
        </LoadingArea>
      </section>
      {subjects.length > 0 && <SubjectTable subjects={subjects} />}
    </>
  );
}
