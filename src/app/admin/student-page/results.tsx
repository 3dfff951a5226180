import { Link, useNavigation } from "react-router";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { studentPageTexts } from "../../../content/en/student-page.ts";
import { DataTable } from "../../../ui/page/data-table.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { StatCard, StatGrid } from "../../../ui/page/stat-card.tsx";
import { SubjectTable } from "../../student/dashboard/subject-table.tsx";
import type { StudentPageData } from "./student-data.server.ts";
import styles from "./student-page.module.css";
import { studentAddress } from "./student-reply.ts";

const texts = studentPageTexts.results;
const figureTexts = studentPageTexts.figures;

/** What all tests of the student add up to. */
export function Figures({ page: { summary, student } }: { page: Pick<StudentPageData, "summary" | "student"> }) {
  const percent = (value: number | null) => (value === null ? studentPageTexts.none : figureTexts.percent(value));
  return (
    <StatGrid>
      <StatCard label={figureTexts.tests} value={summary.testsCompleted} icon="list" />
      <StatCard label={figureTexts.averageScore} value={percent(summary.averageScore)} icon="chart" />
      <StatCard
        label={figureTexts.accuracy}
        value={percent(summary.accuracy)}
        hint={summary.questions > 0 && figureTexts.accuracyHint(summary.correct, summary.questions)}
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
  const { results, total, first, page: number, hasNext } = shown;
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location.pathname === address && location.search.includes("page=");
  const pageAddress = (other: number) => `${address}?page=${other}#results`;
  return (
    <>
      <section className={styles.card} aria-labelledby="results">
        <h2 id="results">{texts.title}</h2>
        <LoadingArea isLoading={isLoading} label={texts.loading} className={styles.results}>
          {results.length === 0 ? (
            <EmptyState icon="chart" title={texts.empty} text={texts.emptyText} />
          ) : (
            <DataTable
              caption={texts.title}
              isCaptionHidden
              rows={results}
              rowId={({ attemptId }) => attemptId}
              columns={[
                {
                  id: "test",
                  header: texts.test,
                  cell: ({ attemptId, title }) => <Link to={`${address}/attempts/${attemptId}`}>{title}</Link>,
                  isRowHeader: true,
                },
                { id: "day", header: texts.day, cell: ({ day }) => day },
                { id: "score", header: texts.score, align: "end", cell: ({ score }) => texts.percent(score) },
                {
                  id: "correct",
                  header: texts.correct,
                  align: "end",
                  isOneLine: true,
                  cell: ({ correctCount, questionCount }) => texts.of(correctCount, questionCount),
                },
                {
                  id: "points",
                  header: texts.points,
                  align: "end",
                  isOneLine: true,
                  cell: ({ earned, possible }) => texts.of(earned, possible),
                },
                {
                  id: "time",
                  header: texts.time,
                  align: "end",
                  isOneLine: true,
                  cell: ({ timeTaken }) => attemptTexts.review.minutes(timeTaken),
                },
              ]}
            />
          )}
          <Pager
            label={texts.pages}
            previous={number > 1 ? pageAddress(number - 1) : null}
            next={hasNext ? pageAddress(number + 1) : null}
          >
            {texts.shown(first, first + results.length - 1, total)}
          </Pager>
        </LoadingArea>
      </section>
      {subjects.length > 0 && <SubjectTable subjects={subjects} />}
    </>
  );
}
