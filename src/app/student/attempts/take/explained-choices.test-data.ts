/** Choices of one of three, of which "a" is right, and the server's replies to their answers. */
import { newId } from "../../../../core/id.ts";
import { type OpenItem, parseSolvedItem } from "../../../../items/registry/models.ts";
import { scoreItem } from "../../../../items/registry/scorers.server.ts";
import type { AnswerSaves } from "../../../../modules/attempts/save-protocol.ts";
import { openQuestion } from "../state/opened-attempt.test-data.ts";

export function choiceOf(stem: string): OpenItem {
  const options = ["a", "b", "c"].map((id) => ({ id, text: id }));
  return { type: "text", content: { v: 1, stem: `<p>${stem}</p>`, options }, answer: { chosen: null } };
}

/** Reply that takes every answer into `answers`, and explains what is final. */
export function replyTo({ saves, left = [] }: AnswerSaves, answers: Map<number, unknown>, asked?: OpenItem) {
  for (const { position, answer } of saves) answers.set(position, answer);
  const explained = left.map(({ position }) => {
    const { type, content } = asked ?? openQuestion(position).item;
    const answer = answers.get(position) ?? { chosen: null };
    const item = parseSolvedItem({ type, content, answer, solution: { correct: "a", rationale: "<p>It is a.</p>" } });
    const lesson = { id: newId(), title: "Heart failure", isReadable: false };
    const place = { subject: "Adult health", lesson, areas: [] };
    return { kind: "shown", position, item, score: scoreItem(item), isAnswered: answers.has(position), place };
  });
  const saved = saves.map(({ position, basedOn }) => ({ kind: "saved", position, revision: basedOn + 1 }));
  return { kind: "received", saved, now: Date.now(), explained };
}
