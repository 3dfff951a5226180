import type { TestDraft } from "./draft.ts";
import { questionCountOf } from "./test-version.ts";

/** What a test asks as the audit keeps it. */
export function auditedDraft({ title, instructions, minutes, leavingASection, breaks, sections }: TestDraft) {
  return {
    ...{ title, instructions, minutes, leavingASection, breaks },
    sections: sections.map(({ id: _, source, ...section }) => ({
      ...section,
      questions: questionCountOf({ source }),
      // Which ones is in the test; that they changed is said here.
      from: source.kind === "fixed" ? source.questions.map((id) => id.slice(0, 8)).join(" ") : source.rules,
    })),
  };
}
