import type { RouterContextProvider } from "react-router";
import { listLabels } from "../../../modules/questions/queries/list-labels.server.ts";
import { listSubjects } from "../../../modules/subjects/queries/list-subjects.server.ts";
import { servicesContext } from "../../context.ts";
import { requireAdmin } from "../../guards.server.ts";
import type { AboutChoices } from "./about-fields.tsx";

/** The lessons and labels to choose from. */
export async function loadChoices(context: Readonly<RouterContextProvider>): Promise<AboutChoices> {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const [subjects, labels] = await Promise.all([listSubjects(db, admin), listLabels(db, admin)]);
  return {
    subjects: subjects.map(({ id, name, lessons }) => ({
      ...{ id, name },
      lessons: lessons.map((lesson) => ({ id: lesson.id, title: lesson.title })),
    })),
    labels: labels.map(({ id, kind, name }) => ({ id, kind, name })),
  };
}
