/** Attempts as the server sends them, for tests of their page's state. */
import { newId } from "../../../../core/id.ts";
import type { OpenItem } from "../../../../items/registry/models.ts";
import type { OpenAttempt, OpenQuestion } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import { TOOLS } from "../../../../modules/tests/test-version.ts";
import type { TestPlan } from "../../../../modules/tests/timeline.ts";

export const MINUTE = 60_000;

/** A choice of one of three. */
export function openQuestion(position: number, over: Partial<OpenQuestion> & { chosen?: string } = {}): OpenQuestion {
  const { chosen = null, ...rest } = over;
  const options = ["a", "b", "c"].map((id) => ({ id, text: id }));
  const item: OpenItem = { type: "text", content: { v: 1, stem: "<p>?</p>", options }, answer: { chosen } };
  return { position, section: 1, item, revision: 0, flagged: false, seconds: 0, isFinal: false, ...rest };
}

const NO_BREAKS: TestPlan["breaks"] = { kind: "fixed", after: {} };

/** A test of one section, of thirty minutes. */
export function openedAttempt(questions: ReadonlyArray<OpenQuestion>, startedAt = 0): OpenAttempt {
  const section = { title: "", instructions: "", navigation: "free" as const, answerRequired: false };
  return {
    id: newId(),
    test: { kind: "practice", number: 1 },
    startedAt: new Date(startedAt),
    closesAt: new Date(startedAt + 30 * MINUTE),
    plan: {
      ms: 30 * MINUTE,
      sections: [{ ms: null, onEarlyEnd: "next" }],
      leaving: "may-return",
      breaks: NO_BREAKS,
    },
    events: [],
    extra: [],
    sections: [{ ...section, first: 1, questionCount: questions.length }],
    tools: TOOLS,
    questions: [...questions],
    lastAnswered: null,
    records: [],
    adaptive: null,
    asksConfidence: false,
    isExplained: false,
    isNextDue: false,
  };
}

type SectionOver = Partial<OpenAttempt["sections"][number]> & { onEarlyEnd?: "next" | "wait"; isSentLater?: boolean };

/** A test whose sections close when they are left, each with two questions and ten minutes, as its student opens it. */
export function sectionedAttempt(
  {
    sections,
    breaks = NO_BREAKS,
    ...over
  }: { sections: SectionOver[] } & Partial<Pick<TestPlan, "breaks" | "leaving">>,
  startedAt = 0,
): OpenAttempt {
  const ms = over.leaving === "may-return" ? null : 10 * MINUTE;
  const plan: TestPlan = {
    ms: ms === null ? sections.length * 10 * MINUTE : null,
    sections: sections.map(({ onEarlyEnd = "next" }) => ({ ms, onEarlyEnd })),
    leaving: "closes",
    breaks,
    ...over,
  };
  const questions = sections.flatMap(({ isSentLater }, index) =>
    isSentLater ? [] : [1, 2].map((number) => openQuestion(2 * index + number, { section: index + 1 })),
  );
  return {
    ...openedAttempt(questions, startedAt),
    plan,
    events: sections.map(() => ({ closedAt: null, breakEndedAt: null })),
    sections: sections.map(({ onEarlyEnd: _end, isSentLater: _later, ...section }, index) => ({
      title: `Part ${index + 1}`,
      instructions: "",
      navigation: "free",
      answerRequired: false,
      first: 2 * index + 1,
      questionCount: 2,
      ...section,
    })),
  };
}
