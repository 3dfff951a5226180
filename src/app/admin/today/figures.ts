/** The counts of Today as cards: what each is called, and where one acts on it, with the right filter set. */
import { todayTexts } from "../../../content/en/today.ts";
import { READ_KINDS, UNREAD_COUNTED_MAX } from "../../../modules/messages/rules.ts";
import {
  NO_FILTER as ALL_QUESTIONS,
  addressOfFilter as addressOfBankFilter,
} from "../../../modules/questions/bank-filter.ts";
import { addressOfFilter, NO_FILTER, RUNNING } from "../../../modules/students/student-filter.ts";
import type { TodayCounts } from "../../../modules/today/queries/find-today.server.ts";
import { COUNTED_MAX, JOBS_COUNTED_MAX } from "../../../modules/today/rules.ts";
import type { IconName } from "../../../ui/icon.tsx";
import { shownAddress } from "../messages/addresses.ts";

const texts = todayTexts.figures;

export const FAILED_JOBS = "/admin/today/jobs";

export type TodayFigure = {
  label: string;
  value: string;
  icon: IconName;
  hint: string | null;
  links: ReadonlyArray<{ to: string; label: string }>;
  /** Whether it asks for something to be done; `quiet` when there is nothing of it. */
  state: "waits" | "stands" | "quiet";
};

/** The cards of what is counted. What waits is quiet when there is none of it. */
export function figuresOf(counts: TodayCounts): TodayFigure[] {
  const kinds = READ_KINDS.filter((kind) => kind !== "reports");
  const unread = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  const waits = (count: number) => (count > 0 ? "waits" : "quiet");
  const written = todayTexts.number;
  return [
    {
      label: texts.messages.label,
      value: written(unread, kinds.length * UNREAD_COUNTED_MAX),
      icon: "mail",
      hint: null,
      links: kinds.flatMap((kind) => {
        const label = todayTexts.kinds[kind](counts[kind], UNREAD_COUNTED_MAX);
        return counts[kind] > 0 ? [{ to: shownAddress(kind, "unread"), label }] : [];
      }),
      state: waits(unread),
    },
    {
      label: texts.reports.label,
      value: written(counts.reports, UNREAD_COUNTED_MAX),
      icon: "flag",
      hint: texts.reports.hint,
      links: [{ to: shownAddress("reports", "open"), label: texts.reports.link }],
      state: waits(counts.reports),
    },
    {
      label: texts.withoutRationale.label,
      value: written(counts.withoutRationale, COUNTED_MAX),
      icon: "list",
      hint: texts.withoutRationale.hint,
      links: [
        {
          to: `/admin/questions${addressOfBankFilter({ ...ALL_QUESTIONS, needsRationale: true })}`,
          label: texts.withoutRationale.link,
        },
      ],
      state: waits(counts.withoutRationale),
    },
    {
      label: texts.failedJobs.label,
      value: written(counts.failedJobs, JOBS_COUNTED_MAX),
      icon: "alert",
      hint: texts.failedJobs.hint,
      links: [{ to: FAILED_JOBS, label: texts.failedJobs.link }],
      state: waits(counts.failedJobs),
    },
    {
      label: texts.takingTests.label,
      value: written(counts.takingTests, COUNTED_MAX),
      icon: "clock",
      hint: null,
      links: [{ to: studentsAt({ tests: RUNNING }), label: texts.takingTests.link }],
      state: "stands",
    },
    {
      label: texts.newStudents.label,
      value: written(counts.newStudents, COUNTED_MAX),
      icon: "users",
      hint: texts.newStudents.hint,
      links: [
        {
          to: studentsAt({ joined: "7", sort: { field: "joined", isDescending: true } }),
          label: texts.newStudents.link,
        },
      ],
      state: "stands",
    },
  ];
}

function studentsAt(filter: Partial<typeof NO_FILTER>): string {
  return `/admin/students${addressOfFilter({ ...NO_FILTER, ...filter })}`;
}
