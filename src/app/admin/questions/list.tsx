/**
 * The Question Bank. What is searched for and filtered by stands in the address. Import, export, preview and deletion are
 * windows over it, each with an address of its own.
 */
import { adminTexts } from "../../../content/en/admin.ts";
import { questionTexts } from "../../../content/en/questions.ts";
import { filterIn } from "../../../modules/questions/bank-filter.ts";
import { findUndoableChange } from "../../../modules/questions/queries/find-undoable-change.server.ts";
import { listLabels } from "../../../modules/questions/queries/list-labels.server.ts";
import { listQuestions } from "../../../modules/questions/queries/list-questions.server.ts";
import { shortOutlines } from "../../../modules/questions/short-outline.ts";
import { listLessonTitles, listSubjectNames } from "../../../modules/subjects/queries/list-names.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { Route } from "./+types/list";
import { actOnBank } from "./list/actions.server.ts";
import { QuestionBank } from "./list/screen.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const filter = filterIn(params);
  const pageRequest = {
    older: params.get("older") ?? undefined,
    newer: params.get("newer") ?? undefined,
    page: params.get("page") ?? undefined,
  };
  const [page, labels, subjects, lessons, undoable] = await Promise.all([
    listQuestions(db, admin, filter, pageRequest),
    listLabels(db, admin),
    listSubjectNames(db, admin),
    filter.subjectId ? listLessonTitles(db, admin, filter.subjectId) : [],
    findUndoableChange(db, admin, context.get(nowContext)),
  ]);
  // The list shows short outlines; what else a question holds stays on the server until its preview is opened.
  const outlines = shortOutlines(page.questions.map(({ shown }) => shown?.outline ?? null));
  return {
    ...page,
    filter,
    labels,
    subjects,
    lessons,
    undoable,
    questions: page.questions.map(({ shown: _, createdAt: __, ...question }, index) => ({
      ...question,
      outline: outlines[index] ?? null,
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnBank(context, request);
}

export function meta() {
  return [{ title: adminTexts.pageTitle(questionTexts.list.title) }];
}

export default function Questions({ loaderData }: Route.ComponentProps) {
  return <QuestionBank bank={loaderData} />;
}
