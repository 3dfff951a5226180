/** What the form of a question needs to know, to add one or to edit one. */
import type { RouterContextProvider } from "react-router";
import { ITEM_TYPES, parseOpenItem, parseSolvedItem } from "../../../../items/registry/models.ts";
import { sampleOf } from "../../../../items/registry/samples.server.ts";
import { scoreItem } from "../../../../items/registry/scorers.server.ts";
import { listLabels } from "../../../../modules/questions/queries/list-labels.server.ts";
import { listSubjects } from "../../../../modules/subjects/queries/list-subjects.server.ts";
import { servicesContext } from "../../../context.ts";
import { requireAdmin } from "../../../guards.server.ts";
import type { DraftOwner } from "../form.tsx";
import type { LabelChoice } from "../label-options.ts";
import type { SubjectChoice } from "./placement-fields.tsx";
import type { ShownSample } from "./samples-dialog.tsx";

/**
 * The subjects and lessons to choose from, the labels to choose from, and a sample of every type. `questionId` is null for a new
 * question.
 */
export async function loadForm(
  context: Readonly<RouterContextProvider>,
  questionId: string | null,
): Promise<{ subjects: SubjectChoice[]; labels: LabelChoice[]; samples: ShownSample[]; draftOwner: DraftOwner }> {
  const admin = requireAdmin(context);
  const { db, timeZone } = context.get(servicesContext);
  const [subjects, labels] = await Promise.all([listSubjects(db, admin), listLabels(db, admin)]);
  return {
    subjects: subjects.map(({ id, name, lessons }) => ({
      id,
      name,
      lessons: lessons.map((lesson) => ({ id: lesson.id, title: lesson.title })),
    })),
    labels: labels.map(({ id, kind, name }) => ({ id, kind, name })),
    samples: shownSamples(),
    draftOwner: { userId: admin.userId, questionId, timeZone },
  };
}

/** A sample of every type. */
export function shownSamples(): ShownSample[] {
  return ITEM_TYPES.map(shownSample);
}

function shownSample(type: (typeof ITEM_TYPES)[number]): ShownSample {
  const { name, content, solution, max, scored } = sampleOf(type);
  const best = scored.find(({ earned }) => earned === max);
  const solved = parseSolvedItem({ type, content, solution, answer: best?.answer ?? null });
  return { name, open: parseOpenItem({ type, content }), solved, score: scoreItem(solved) };
}
