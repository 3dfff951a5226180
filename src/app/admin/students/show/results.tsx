import { useNavigation } from "react-router";
import { outcomeTexts } from "../../../../content/en/outcome.ts";
import { resultTexts as texts } from "../../../../content/en/results.ts";
import { studentPageTexts } from "../../../../content/en/student-page.ts";
import { classes } from "../../../../ui/classes.ts";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../../ui/page/loading-area.tsx";
import { StatCard, StatGrid } from "../../../../ui/page/stat-card.tsx";
import { SubjectTable } from "../../../shared/results/subject-table.tsx";
import { ResultTable } from "../../../shared/results/table.tsx";
import { useListReturn } from "../../shared/list-return.ts";
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
      <StatCard label={figureTexts.averageScore} value={percent(summary.averageScore)} icon="chart" />
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

/** The student's tests, the newest first; each leads to its review. */
export function Results({ page }: { page: StudentPageData }) {
  const { student, results: shown, subjects } = page;
  const address = studentAddress(student.id);
  const carry = useListReturn();
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location.pathname === address && location.search.includes("page=");
  return (
    <>
      <section className={classes("stack gap-4", styles.card)} aria-labelledby="results">
        <h2 id="results">{texts.title}</h2>
        <LoadingArea isLoading={isLoading} label={texts.loading} className="stack gap-4">
          {shown.results.length === 0 ? (
            <EmptyState icon="chart" title={texts.empty} text={texts.emptyText} />
          ) : (
            <ResultTable
              page={shown}
              reviewOf={(attemptId) => carry(`${address}/attempts/${attemptId}`)}
              pageAddress={(number) => `${carry(`${address}?page=${number}`)}#results`}
            />
          )}
        </LoadingArea>
      </section>
      {subjects.length > 0 && <SubjectTable subjects={subjects} />}
    </>
  );
}
