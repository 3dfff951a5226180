/** Questions of the bank for a section: found by the bank's own search and filters, on as many pages as one likes. */
import { replace } from "react-router";
import { adminTexts } from "../../../../content/en/admin.ts";
import { questionTexts } from "../../../../content/en/questions.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { plainText } from "../../../../core/html.ts";
import { parseId } from "../../../../core/id.ts";
import { filterIn } from "../../../../modules/questions/bank-filter.ts";
import { listLabels } from "../../../../modules/questions/queries/list-labels.server.ts";
import { listQuestions } from "../../../../modules/questions/queries/list-questions.server.ts";
import { shortOutlines } from "../../../../modules/questions/short-outline.ts";
import { nameOfStimulus } from "../../../../modules/stimuli/metadata.ts";
import { listLessonTitles, listSubjectNames } from "../../../../modules/subjects/queries/list-names.server.ts";
import { fixedQuestionsOf } from "../../../../modules/tests/draft.ts";
import { questionsIn } from "../../../../modules/tests/test-version.ts";
import { nowContext, servicesContext } from "../../../context.ts";
import { pressAction, readForm } from "../../../form-action.server.ts";
import { withDone } from "../../shared/done.ts";
import { LIST, sectionAddress } from "../addresses.ts";
import type { Route } from "./+types/choose";
import { ChooseScreen } from "./choose/screen.tsx";
import { changeDraftAt, requireSection } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.choose;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { admin, test, section } = await requireSection(context, params);
  const { db } = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const filter = { ...filterIn(search), isWithdrawn: false };
  const [page, labels, subjects, lessons] = await Promise.all([
    listQuestions(db, admin, filter, {
      older: search.get("older") ?? undefined,
      newer: search.get("newer") ?? undefined,
      page: search.get("page") ?? undefined,
    }),
    listLabels(db, admin),
    listSubjectNames(db, admin),
    filter.subjectId ? listLessonTitles(db, admin, filter.subjectId) : [],
  ]);
  const there = new Set(fixedQuestionsOf(test.draft));
  const outlines = shortOutlines(page.questions.map(({ shown }) => shown?.outline ?? null));
  const { total, isTotalCapped, corrections, previous, next } = page;
  return {
    ...{ testId: test.id, sectionId: section.id, title: section.title, filter, labels, subjects, lessons },
    ...{ total, isTotalCapped, corrections, previous, next },
    questions: page.questions.map(({ id, displayId, type, subjectName, lessonTitle, isReserved, stimulus }, index) => ({
      ...{ id, displayId, type, isReserved, subjectName, lessonTitle },
      partOf: stimulus && nameOfStimulus(stimulus),
      text: plainText(outlines[index]?.stem ?? "") || questionTexts.list.broken,
      isThere: there.has(id),
    })),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const found = await requireSection(context, params);
  const here = sectionAddress(found.test.id, found.section.id);
  const chosen = (await readForm(request)).getAll("id").flatMap((id) => parseId<"question">(id) ?? []);
  const ids = [...new Set(chosen)];
  const now = context.get(nowContext);
  return pressAction(
    context,
    async () =>
      ids.length === 0
        ? { kind: "none" as const }
        : changeDraftAt(context, found, { kind: "add-questions", sectionId: found.section.id, ids }, now),
    {
      none: 400,
      saved: ({ questions }) =>
        replace(withDone(here, "", "test-questions-added", questions - questionsIn(found.test.draft))),
      impossible: 400,
      stale: replace(withDone(here, "", "test-stale-gone")),
      "not-found": replace(withDone(LIST, "", "test-gone")),
    },
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: adminTexts.pageTitle(texts.title(loaderData?.title ?? "")) }];
}

export default function ChooseQuestions({ loaderData, actionData }: Route.ComponentProps) {
  return <ChooseScreen page={loaderData} reply={actionData} />;
}
