/** What the form of a question needs to know, to add one or to edit one. */
import type { RouterContextProvider } from "react-router";
import { ITEM_TYPES, parseOpenItem, parseSolvedItem } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { scoreItem } from "../../../items/registry/scorers.server.ts";
import { listSubjects } from "../../../modules/subjects/queries/list-subjects.server.ts";
import { servicesContext } from "../../context.ts";
import type { SubjectChoice } from "./placement-fields.tsx";
import type { ShownSample } from "./samples-dialog.tsx";

/** The shelf to choose a place from, and a sample of every type. */
export async function loadForm(
  context: Readonly<RouterContextProvider>,
): Promise<{ subjects: SubjectChoice[]; samples: ShownSample[] }> {
  const subjects = await listSubjects(context.get(servicesContext).db);
  return {
    subjects: subjects.map(({ id, name, lessons }) => ({
      id,
      name,
      lessons: lessons.map((lesson) => ({ id: lesson.id, title: lesson.title })),
    })),
    samples: ITEM_TYPES.map(shownSample),
  };
}

function shownSample(type: (typeof ITEM_TYPES)[number]): ShownSample {
  const { name, content, solution, max, scored } = sampleOf(type);
  const best = scored.find(({ earned }) => earned === max);
  const solved = parseSolvedItem({ type, content, solution, answer: best?.answer ?? null });
  return { name, open: parseOpenItem({ type, content }), solved, score: scoreItem(solved) };
}
