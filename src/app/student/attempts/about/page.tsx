/**
 * /attempts/:attemptId/questions/:position: the student's note and bookmark, earlier answers, what others chose and what is alike. The
 * review and an explained test open it in place.
 */
import { data, redirect } from "react-router";
import { attemptTexts } from "../../../../content/en/attempts.ts";
import { notebookTexts } from "../../../../content/en/notebook.ts";
import { dayOf } from "../../../../core/days.ts";
import { parseId } from "../../../../core/id.ts";
import { startExplained } from "../../../../modules/attempts/commands/start-attempt.server.ts";
import { startWithinLimits } from "../../../../modules/attempts/limits.server.ts";
import { findAboutQuestion } from "../../../../modules/attempts/queries/about-question.server.ts";
import { findKept } from "../../../../modules/notebook/queries/find-kept.server.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { nowContext, servicesContext } from "../../../context.ts";
import { dateWriter, dayOfCalendarWriter } from "../../../dates.server.ts";
import { type Given, pressAction, readForm } from "../../../form-action.server.ts";
import { requireStudent } from "../../../guards.server.ts";
import { field } from "../../notebook/address.ts";
import { dropBookmark, keepBookmark, keepNote } from "../../notebook/keep-actions.server.ts";
import type { Route } from "./+types/page";
import { addressOfAbout } from "./address.ts";
import { AboutPanel } from "./panel.tsx";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = notebookTexts.about;

async function find({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const student = requireStudent(context);
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const attemptId = parseId<"attempt">(params.attemptId);
  const position = /^\d{1,3}$/.test(params.position) ? Number(params.position) : 0;
  const when = { today: dayOf(now, timeZone), now };
  const about = attemptId ? await findAboutQuestion(db, student, attemptId, position, when) : null;
  if (!about) throw new Response(null, { status: 404 });
  return { student, about, db, timeZone, position };
}

export async function loader(args: Route.LoaderArgs) {
  const { student, about, db, timeZone, position } = await find(args);
  const { questionId, told } = about;
  const writeDate = dateWriter(timeZone, "medium");
  return {
    position,
    isActive: student.status === "Active",
    kept: await findKept(db, student, { questionId }),
    told: told && {
      exposures: told.exposures,
      shares: told.shares,
      hasSimilar: told.similarId !== null,
      dueOn: told.dueOn && dayOfCalendarWriter()(told.dueOn),
      history: told.history.map(({ at, correctness }) => ({ correctness, day: writeDate(at).text })),
    },
  };
}

/** Null without network: a panel that cannot be loaded must not take the place of the page around it. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return null;
  }
}

const enter = ({ attemptId }: { attemptId: string }) => redirect(`/attempts/${attemptId}`);

export async function action(args: Route.ActionArgs) {
  const { context, request } = args;
  const { student, about } = await find(args);
  const fields = await readForm(request);
  const { questionId, told } = about;
  switch (fields.get(field.intent)) {
    case "note":
      return keepNote(context, student, { questionId }, fields);
    case "bookmark":
      return keepBookmark(context, student, { questionId }, fields);
    case "unbookmark":
      return dropBookmark(context, student, { questionId });
    case "similar": {
      const chosen = told?.similarId ? [told.similarId] : [];
      const run = ({ db, accounts, now }: Given) =>
        startWithinLimits(accounts.limits, student, () => startExplained(db, student, chosen, now, Math.random));
      return pressAction(
        context,
        run,
        { started: enter, resumed: enter, inactive: 400, "too-many-open": 400, "no-questions": 400 },
        { form: "similar" },
      );
    }
    default:
      throw data(null, { status: 400 });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: attemptTexts.pageTitle(texts.title(loaderData?.position ?? 0)) },
    { name: "robots", content: "noindex" },
  ];
}

export default function AboutPage({ loaderData, params }: Route.ComponentProps) {
  const { attemptId, position } = params;
  return (
    <>
      <PageHeading
        title={texts.title(Number(position))}
        back={{ to: `/attempts/${attemptId}/review`, label: texts.back }}
      />
      {loaderData ? (
        <AboutPanel about={loaderData} action={addressOfAbout(attemptId, Number(position))} />
      ) : (
        <Alert tone="error">{texts.failed}</Alert>
      )}
    </>
  );
}
