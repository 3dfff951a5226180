/** The rows of "Where I stand". */
import { addDays, dayOf, startOfDay } from "../../../core/days.ts";
import { type Id, parseId } from "../../../core/id.ts";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { percentOf as shareOf } from "../../../modules/progress/rules.ts";
import { findCalibration } from "../../../modules/study-plan/queries/find-calibration.server.ts";
import {
  findStanding,
  type TopicKind,
  type TopicStanding,
} from "../../../modules/study-plan/queries/find-standing.server.ts";
import { findStudyDays } from "../../../modules/study-plan/queries/find-study-days.server.ts";
import { findStudyPlan } from "../../../modules/study-plan/queries/find-study-plan.server.ts";
import { listMedians } from "../../../modules/study-plan/queries/list-medians.server.ts";
import { listNamesOfLessons, listNamesOfSubjects } from "../../../modules/study-plan/queries/list-names.server.ts";
import { isKnown, percentOf } from "../../../modules/study-plan/rules.ts";
import { weekOf } from "../../../modules/study-plan/streak.ts";
import { EXAM_PLANS } from "../../../modules/tests/exam-plans.ts";
import { planIdsOfCourse } from "../../../modules/tests/queries/plan-ids-of-course.server.ts";
import type { Services } from "../../context.ts";
import { clockWriter, dayOfCalendarWriter } from "../../dates.server.ts";

/** Weeks of the calendar of days. */
const WEEKS = 16;

type View = { by: TopicKind; planId: string | null; subject: { id: Id<"subject">; name: string } | null };

export async function loadStanding(
  { db, timeZone }: Pick<Services, "db" | "timeZone">,
  student: Student,
  params: URLSearchParams,
  now: Date,
) {
  const today = dayOf(now, timeZone);
  const standing = await findStanding(db, student, { timeZone, today, now });
  const ownPlans = planIdsOfCourse(student.course);
  const plans = EXAM_PLANS.filter(({ areas }) => areas.some(({ code }) => standing.area.has(code)))
    .map((plan) => ({ ...plan, isOwn: ownPlans.has(plan.id) }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
  const subjects = await listNamesOfSubjects(db, student, [...standing.subject.keys()]);
  const view = viewIn(params, plans, subjects);
  const names = view.subject
    ? await listNamesOfLessons(db, student, view.subject.id, [...standing.lesson.keys()])
    : view.planId
      ? (plans.find(({ id }) => id === view.planId)?.areas ?? []).map(({ code, name }) => ({ id: code, name }))
      : subjects;
  const known = standing[view.by];
  const shown = names.flatMap(({ id, name }) => {
    const topic = known.get(id);
    return topic ? [{ id, name, topic }] : [];
  });
  const [medians, calibration, days, wishes] = await Promise.all([
    listMedians(
      db,
      student,
      view.by,
      shown.map(({ id }) => id),
    ),
    findCalibration(db, student, now),
    findStudyDays(db, student, timeZone, firstDayOf(today)),
    findStudyPlan(db, student),
  ]);
  return {
    view,
    plans: plans.map(({ id, title, isOwn }) => ({ id, title, isOwn })),
    rows: shown.map(({ id, name, topic }) => ({ id, name, ...figuresOf(topic), others: medians.get(id) ?? null })),
    calibration: calibration.map((one) => ({ ...one, share: shareOf(one.right, one.answers) ?? 0 })),
    weeks: wishes.showsDays ? weeksOf(days, today) : null,
    dayBegins: clockWriter(timeZone)(startOfDay(today, timeZone)),
  };
}

/** View that the address asks for, where it exists. Without a view in the address: the exam of the course. */
function viewIn(
  params: URLSearchParams,
  plans: ReadonlyArray<{ id: string; isOwn: boolean }>,
  subjects: ReadonlyArray<{ id: Id<"subject">; name: string }>,
): View {
  const subjectId = parseId<"subject">(params.get("subject"));
  const subject = subjects.find(({ id }) => id === subjectId) ?? null;
  if (subject) return { by: "lesson", planId: null, subject };
  const by = params.get("by");
  const planId = plans.find(({ id, isOwn }) => (by === null ? isOwn : id === by))?.id ?? null;
  return { by: planId ? "area" : "subject", planId, subject: null };
}

function figuresOf({ answered, first, firstRight, mastery, trend, seconds }: TopicStanding) {
  return {
    ...{ answered, first, trend, seconds },
    firstShare: shareOf(firstRight, first),
    // Of a topic that little is known of no figure is told.
    mastery: isKnown(mastery) ? percentOf(mastery) : null,
  };
}

/** The Monday with which the calendar begins. */
const firstDayOf = (today: string) => addDays(weekOf(today), -7 * (WEEKS - 1));

/** The days of each week up to today. */
function weeksOf(days: Awaited<ReturnType<typeof findStudyDays>>, today: string) {
  const write = dayOfCalendarWriter();
  const studied = new Map(days.map((one) => [one.day, one]));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(firstDayOf(today), week * 7 + day))
      .filter((day) => day <= today)
      .map((day) => {
        const { answers = 0, minutes = 0 } = studied.get(day) ?? {};
        return { day: write(day), answers, minutes };
      }),
  );
}

export type StandingData = Awaited<ReturnType<typeof loadStanding>>;
