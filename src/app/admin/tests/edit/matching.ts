/** POST /admin/tests/:testId/matching: how many questions or stimuli a rule that is being written can draw, null while it does not say which. A
 * form in, JSON out. */

import { parseForm } from "../../../../core/forms.ts";
import { listLessonsBySubject } from "../../../../modules/subjects/queries/list-lessons-by-subject.server.ts";
import { RuleForm } from "../../../../modules/tests/builder-forms.ts";
import { fixedQuestionsOf } from "../../../../modules/tests/draft.ts";
import { countMatching } from "../../../../modules/tests/queries/count-matching.server.ts";
import { servicesContext } from "../../../context.ts";
import { readForm } from "../../../form-action.server.ts";
import type { Route } from "./+types/matching";
import { filterOf } from "./rule/filter.server.ts";
import { requireInstituteTest } from "./steps.server.ts";

export async function action({ context, params, request }: Route.ActionArgs) {
  const { admin, test } = await requireInstituteTest(context, params.testId);
  const { db } = context.get(servicesContext);
  const fields = await readForm(request);
  fields.set("count", "1");
  const parsed = parseForm(RuleForm, fields);
  if (parsed.kind !== "valid") return Response.json({ matching: null });
  const { unit } = parsed.data;
  const from = filterOf(parsed.data, await listLessonsBySubject(db, admin));
  const matching = from
    ? await countMatching(db, admin, { from, ...(unit && { unit }) }, fixedQuestionsOf(test.draft))
    : 0;
  return Response.json({ matching });
}
