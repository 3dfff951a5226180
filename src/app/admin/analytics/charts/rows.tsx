/** The charts with a bar for each course, question or lesson. */
import { analyticsTexts } from "../../../../content/en/analytics.ts";
import type { CourseCompletion } from "../../../../modules/statistics/queries/course-completion.server.ts";
import type { Stopped } from "../../../../modules/statistics/queries/stopped-students.server.ts";
import { SelectField } from "../../../../ui/fields.tsx";
import { RowChart } from "../../../../ui/page/row-chart.tsx";
import { ListFilters } from "../../shared/list-filters.tsx";
import { type ShownQuestion, shareOf } from "../charts.ts";
import styles from "./rows.module.css";

/** For each course the share of its students who have completed it. */
export function CompletionChart({ courses }: { courses: ReadonlyArray<CourseCompletion> }) {
  return (
    <RowChart
      max={100}
      rows={courses.map(({ course, completed, students }) => ({
        id: course,
        label: course,
        value: shareOf(completed, students),
        text: analyticsTexts.percent(shareOf(completed, students)),
        note: analyticsTexts.completion.of(completed, students),
      }))}
    />
  );
}

/** The share of its points that each question brought; its text leads to it. */
export function HardestChart({ questions }: { questions: ReadonlyArray<ShownQuestion> }) {
  return (
    <RowChart
      max={100}
      rows={questions.map(({ id, displayId, text, share, asked, subjectName, lessonTitle, partOf }) => ({
        id,
        label: `#${displayId} ${text}`,
        to: `/admin/questions/${id}/edit`,
        value: share,
        text: analyticsTexts.percent(share),
        note: [
          analyticsTexts.hardest.of(asked, `${subjectName}, ${lessonTitle}`),
          ...(partOf === null ? [] : [partOf]),
        ].join(" · "),
      }))}
    />
  );
}

/** How many students stopped after each lesson, of those where most did. */
export function StoppedChart({ stopped: { students, afterLessons: places } }: { stopped: Stopped }) {
  const texts = analyticsTexts.stopped;
  return (
    <div className={styles.stopped}>
      <p>{texts.total(students)}</p>
      <RowChart
        max={Math.max(...places.map((place) => place.students))}
        rows={places.map(({ lessonId, lessonTitle, subjectName, students: here }) => ({
          id: lessonId ?? "",
          label: lessonTitle ?? texts.beforeFirst,
          value: here,
          text: texts.count(here),
          note: subjectName ?? undefined,
        }))}
      />
    </div>
  );
}

/** Chooses of which course the chart is; the time range of the page stays. */
export function CourseFilter({
  action,
  range,
  course,
  courses,
}: {
  action: string;
  range: number;
  course: string | null;
  courses: ReadonlyArray<string>;
}) {
  return (
    <ListFilters action={action} isFiltering={false} label={analyticsTexts.stopped.title}>
      <input type="hidden" name="range" value={range} />
      <SelectField
        label={analyticsTexts.stopped.course}
        name="course"
        placeholder={analyticsTexts.stopped.allCourses}
        options={courses.map((title) => ({ value: title, label: title }))}
        defaultValue={course ?? ""}
      />
    </ListFilters>
  );
}
