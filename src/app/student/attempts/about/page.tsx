/**
 * /attempts/:attemptId/questions/:position: the student's note and bookmark, earlier answers, what others chose and what is alike. The
 * review and an explained test open it in place.
 */
import { data } from "react-router";
import { attemptTexts } from "../../../../content/en/attempts.ts";
import { notebookTexts } from "../../../../content/en/notebook.ts";
import { limitConcurrency } from "../../../../core/concurrency.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { PageHeading } from "../../../../ui/page/page-heading.tsx";
import { readForm } from "../../../form-action.server.ts";
import { field } from "../../notebook/address.ts";
import { dropBookmark, keepBookmark, keepNote } from "../../notebook/keep-actions.server.ts";
import type { Route } from "./+types/page";
import { startSimilar } from "./actions.server.ts";
import { addressOfAbout } from "./address.ts";
import { findAbout, loadAbout } from "./load.server.ts";
import { AboutPanel } from "./panel.tsx";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = notebookTexts.about;

export async function loader(args: Route.LoaderArgs) {
  return loadAbout(args);
}

/** After a form, the router loads all open panels of a review again at once: more requests than one student may have waiting. */
const inTurn = limitConcurrency({ atOnce: 2, mostWaiting: Number.POSITIVE_INFINITY });

/** Null without network: a panel that cannot be loaded must not take the place of the page around it. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await inTurn("panels", serverLoader);
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return null;
  }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args;
  const { student, about } = await findAbout(args);
  const fields = await readForm(request);
  const { questionId, told } = about;
  switch (fields.get(field.intent)) {
    case "note":
      return keepNote(context, student, { questionId }, fields);
    case "bookmark":
      return keepBookmark(context, student, { questionId }, fields);
    case "unbookmark":
      return dropBookmark(context, student, { questionId });
    case "similar":
      return startSimilar(context, student, told?.similarId ?? null);
    default:
      throw data(null, { status: 400 });
  }
}

export function meta({ params }: Route.MetaArgs) {
  return [
    { title: attemptTexts.pageTitle(texts.title(Number(params.position))) },
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
