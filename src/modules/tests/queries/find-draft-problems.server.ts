import { inArray } from "drizzle-orm";
import { testTexts } from "../../../content/en/tests.ts";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { questions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { nameOfStimulus } from "../../stimuli/metadata.ts";
import { findStimuliOf, type WholeStimulus } from "../../stimuli/queries/find-stimuli-of.server.ts";
import { problemsOfDelivery } from "../delivery.ts";
import { fixedQuestionsOf } from "../draft.ts";
import { rulesForVersion } from "../institute-test.ts";
import { TestVersion } from "../test-version.ts";
import { drawQuestions } from "./draw-questions.server.ts";
import type { InstituteTest } from "./find-institute-test.server.ts";

/** What keeps a draft from being published: on which page of the builder, in which section if in one, and why. */
export type DraftProblem = {
  page: "general" | "section" | "marks" | "delivery";
  section: { id: string; title: string } | null;
  message: string;
};

const texts = testTexts.problems;

/** Everything that keeps a draft from being published; nothing when it can be. */
export async function findDraftProblems(
  db: Db | Tx,
  _admin: Admin,
  { draft, delivery }: Pick<InstituteTest, "draft" | "delivery">,
): Promise<DraftProblem[]> {
  const sectionAt = (index: unknown) => {
    const section = typeof index === "number" ? draft.sections[index] : undefined;
    return section ? { id: section.id, title: section.title } : null;
  };
  const parsed = TestVersion.safeParse(draft);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path: [field, index], message }) => {
      const section = field === "sections" ? sectionAt(index) : null;
      return { page: section ? "section" : "general", section, message };
    });
  }
  const version = parsed.data;
  const ofDelivery = problemsOfDelivery(rulesForVersion(delivery.rules, version), version).map(
    ({ at: [part, id], message }): DraftProblem => {
      const section = sectionAt(version.sections.findIndex((one) => one.id === id));
      return { page: part === "release" ? "delivery" : "marks", section, message };
    },
  );
  return [...(await problemsOfQuestions(db, version)), ...(await problemsOfRules(db, version)), ...ofDelivery];
}

/**
 * Fixed questions that are withdrawn, and stimuli of which a section does not name what they ask now. None is missing: what a test names
 * is not deleted.
 */
async function problemsOfQuestions(db: Db | Tx, version: TestVersion): Promise<DraftProblem[]> {
  const ids = fixedQuestionsOf(version);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: questions.id, number: questions.displayId, withdrawnAt: questions.withdrawnAt })
    .from(questions)
    .where(inArray(questions.id, ids));
  const found = new Map(rows.map((row) => [row.id, row]));
  const stimuli = await findStimuliOf(db, ids);
  return version.sections.flatMap(({ id, title, source }) => {
    const named = source.kind === "fixed" ? source.questions : [];
    const whole = new Set(named.flatMap((questionId) => stimuli.get(questionId) ?? []));
    const alone = named.filter((questionId) => !stimuli.has(questionId));
    const messages = [
      ...alone.flatMap((questionId) => problemOfQuestion(found.get(questionId)) ?? []),
      ...[...whole].flatMap((stimulus) => problemOfStimulus(stimulus, named) ?? []),
    ];
    return messages.map((message): DraftProblem => ({ page: "section", section: { id, title }, message }));
  });
}

function problemOfQuestion(question: { number: number; withdrawnAt: Date | null } | undefined): string | null {
  if (!question) return texts.unknownQuestion;
  return question.withdrawnAt ? texts.withdrawnQuestion(question.number) : null;
}

function problemOfStimulus(stimulus: WholeStimulus, named: ReadonlyArray<Id<"question">>): string | null {
  const name = nameOfStimulus(stimulus);
  if (stimulus.withdrawnAt) return texts.withdrawnStimulus(name);
  const ofStimulus = named.filter((id) => stimulus.all.includes(id));
  const isWhole = ofStimulus.length === stimulus.asked.length && stimulus.asked.every((id) => ofStimulus.includes(id));
  return isWhole ? null : texts.changedStimulus(name);
}

/** Rules for which the bank has too few questions, as a student who starts now would get them. */
async function problemsOfRules(db: Db | Tx, version: TestVersion): Promise<DraftProblem[]> {
  if (!version.sections.some(({ source }) => source.kind === "drawn")) return [];
  const drawn = await drawQuestions(db, version, { seed: 1, withReserved: true });
  return version.sections.flatMap(({ id, title, source }, index) =>
    (source.kind === "drawn" ? source.rules : []).flatMap(({ count, unit }, nth): DraftProblem[] => {
      const asked = drawn.filter(({ section, rule }) => section === index + 1 && rule === nth + 1).length;
      const got = asked / (unit?.questions ?? 1);
      if (got >= count) return [];
      const message = (unit ? texts.tooFewUnitsForRule : texts.tooFewForRule)(nth + 1, count, got);
      return [{ page: "section", section: { id, title }, message }];
    }),
  );
}
