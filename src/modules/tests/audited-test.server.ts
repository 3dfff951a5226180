import { inArray } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { questions } from "../../db/schema.ts";
import { fixedQuestionsOf, type TestDraft } from "./draft.ts";
import { type DrawRule, questionCountOf } from "./test-version.ts";

/** What a test asks as the audit keeps it: its questions by their numbers, by which people know them. */
export async function auditedDraft(tx: Tx, draft: TestDraft) {
  const { title, instructions, minutes, leavingASection, breaks, tools, sections } = draft;
  const ids = fixedQuestionsOf(draft);
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: questions.id, number: questions.displayId })
          .from(questions)
          .where(inArray(questions.id, ids));
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  return {
    ...{ title, instructions, minutes, leavingASection, breaks, tools },
    testSections: sections.map(({ id: _, source, ...section }) => ({
      ...section,
      questions: questionCountOf({ source }),
      ...(source.kind === "fixed"
        ? { numbers: source.questions.flatMap((id) => numbers.get(id) ?? []) }
        : { rules: source.rules.map(auditedRule) }),
    })),
  };
}

/** Lessons and labels are counted: a rule may have thousands. */
function auditedRule({ count, unit, from: { lessons = [], categories = [], difficulties = [], ...from } }: DrawRule) {
  return {
    count,
    ...(unit && { unit }),
    lessons: lessons.length,
    labels: categories.length + difficulties.length,
    ...from,
  };
}
