/** What the student keeps and may be told of a question of an attempt. */
import type { RouterContextProvider } from "react-router";
import { dayOf } from "../../../../core/days.ts";
import { parseId } from "../../../../core/id.ts";
import { findAboutQuestion } from "../../../../modules/attempts/queries/about-question.server.ts";
import { findKept } from "../../../../modules/notebook/queries/find-kept.server.ts";
import { nowContext, servicesContext } from "../../../context.ts";
import { dateWriter, dayOfCalendarWriter } from "../../../dates.server.ts";
import { requireStudent } from "../../../guards.server.ts";

type Asked = {
  context: Readonly<RouterContextProvider>;
  params: { attemptId: string; position: string };
};

/** Throws a response with 404 for a question that cannot be looked at now. */
export async function findAbout({ context, params }: Asked) {
  const student = requireStudent(context);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const attemptId = parseId<"attempt">(params.attemptId);
  const position = /^\d{1,3}$/.test(params.position) ? Number(params.position) : 0;
  const when = { today: dayOf(now, timeZone), now };
  const about = attemptId ? await findAboutQuestion(db, student, attemptId, position, when) : null;
  if (!about) throw new Response(null, { status: 404 });
  return { student, about, db, timeZone };
}

export async function loadAbout(asked: Asked) {
  const { student, about, db, timeZone } = await findAbout(asked);
  const { questionId, told } = about;
  const writeDate = dateWriter(timeZone, "medium");
  return {
    isActive: student.status === "Active",
    kept: await findKept(db, student, { questionId }),
    told: told && {
      exposures: told.exposures,
      shares: told.shares,
      hasSimilar: told.similarId !== null,
      dueOn: told.dueOn && dayOfCalendarWriter()(told.dueOn),
      history: told.history.map(({ at, correctness }) => ({ id: at.getTime(), correctness, day: writeDate(at).text })),
    },
  };
}

export type About = Awaited<ReturnType<typeof loadAbout>>;
