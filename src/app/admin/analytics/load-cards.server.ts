/** The four figures at the top of the Analytics Dashboard in words: figure, trend, and how both are computed. */

import { analyticsTexts } from "../../../content/en/analytics.ts";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import {
  countActiveCourses,
  countCompletions,
  countNewEnrolments,
  sumStudyTime,
} from "../../../modules/statistics/queries/stat-cards.server.ts";
import { hoursEach, percentChange, pointsChange, preciseShare } from "../../../modules/statistics/rules.ts";
import type { RequestLog, Services } from "../../context.ts";
import { type AnalyticsQuery, loadPart, type Part } from "./load.server.ts";

const texts = analyticsTexts.cards;

export type ShownFigure = {
  value: string;
  /** Null where there is nothing to compare with; the direction is 1, 0 or -1. */
  trend: { text: string; direction: number } | null;
  explanation: string;
};

export type ShownCard = { label: string; figure: Part<ShownFigure> };

/** The cards in the order of the page. */
export function loadCards(
  { db, timeZone }: Pick<Services, "db" | "timeZone">,
  admin: Admin,
  { span }: AnalyticsQuery,
  log: RequestLog,
): Promise<ShownCard[]> {
  const periods = { now: analyticsTexts.days(span), before: analyticsTexts.days(span.before) };
  const dayBefore = analyticsTexts.day(span.before.to);

  const enrolments = async () => {
    const { now, before } = await countNewEnrolments(db, admin, span, timeZone);
    const explanation = texts.enrolments.explain(periods, now, before);
    return figure(analyticsTexts.number(now), percentChange(now, before), analyticsTexts.change, explanation);
  };
  const completion = async () => {
    const { now, before } = await countCompletions(db, admin, span);
    const rate = preciseShare(now.completed, now.students);
    const change = pointsChange(rate, before && preciseShare(before.completed, before.students));
    const explanation =
      texts.completion.explain(now.completed, now.students) +
      (before
        ? texts.completion.against(before.completed, before.students, dayBefore)
        : texts.completion.noSnapshot(dayBefore));
    return figure(orDash(rate, analyticsTexts.percent), change, analyticsTexts.points, explanation, change === null);
  };
  const courses = async () => {
    const { now, before } = await countActiveCourses(db, admin, span, timeZone);
    const explanation = texts.courses.explain(periods, now, before);
    return figure(analyticsTexts.number(now), percentChange(now, before), analyticsTexts.change, explanation);
  };
  const studyTime = async () => {
    const { now, before } = await sumStudyTime(db, admin, span);
    const each = ({ seconds, students }: typeof now) => (students === 0 ? null : seconds / students);
    const explanation = texts.studyTime.explain(periods, now.students, before.students);
    const change = percentChange(each(now), each(before));
    return figure(
      orDash(hoursEach(now.seconds, now.students), analyticsTexts.hours),
      change,
      analyticsTexts.change,
      explanation,
    );
  };
  const card = async (label: string, load: () => Promise<ShownFigure>) => ({
    label,
    figure: await loadPart(log, label, load),
  });
  return Promise.all([
    card(texts.enrolments.label, enrolments),
    card(texts.completion.label, completion),
    card(texts.courses.label, courses),
    card(texts.studyTime.label, studyTime),
  ]);
}

function orDash(value: number | null, write: (value: number) => string): string {
  return value === null ? analyticsTexts.noData : write(value);
}

/** `isSaid`: the explanation says already why there is no trend. */
function figure(
  value: string,
  change: number | null,
  write: (change: number) => string,
  explanation: string,
  isExplained = false,
): ShownFigure {
  return {
    value,
    trend: change === null ? null : { text: write(change), direction: Math.sign(change) },
    explanation: change === null && !isExplained ? explanation + texts.nothingBefore : explanation,
  };
}
