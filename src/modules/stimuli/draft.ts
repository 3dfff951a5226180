/** A stimulus as its author has it: what the next version will say, with its questions. Pure, for both sides. */
import { z } from "zod/mini";
import { stimulusTexts } from "../../content/en/stimuli.ts";
import { type Id, parseId } from "../../core/id.ts";
import { refuse } from "../../core/schemas.ts";
import { findQuestionBody, type QuestionBody } from "../../items/registry/models.ts";
import { JUDGMENT_STEPS, type JudgmentStep } from "../questions/taxonomy.ts";
import { StimulusContent } from "./content.ts";
import { STIMULUS_QUESTIONS_MAX } from "./rules.ts";

const texts = stimulusTexts.limits;

/** A question of a stimulus; its lesson and labels are those of the stimulus. The id is given before the question is stored. */
export type StimulusQuestion = {
  questionId: Id<"question">;
  areas: string[];
  judgmentStep: JudgmentStep | null;
  body: QuestionBody;
};

const Question = z.pipe(
  z.strictObject({
    questionId: z.string(),
    areas: z.array(z.string()),
    judgmentStep: z.nullable(z.enum(JUDGMENT_STEPS)),
    body: z.strictObject({ type: z.string(), content: z.unknown(), solution: z.unknown() }),
  }),
  z.transform(({ questionId, body, ...rest }, context): StimulusQuestion => {
    const id = parseId<"question">(questionId);
    const read = findQuestionBody(body);
    return id && read ? { ...rest, questionId: id, body: read } : refuse(context, texts.unreadable);
  }),
);

export const StimulusDraft = z.strictObject({
  content: StimulusContent,
  /** In the order in which they are asked. */
  questions: z
    .array(Question)
    .check(z.maxLength(STIMULUS_QUESTIONS_MAX, { error: () => texts.tooManyQuestions(STIMULUS_QUESTIONS_MAX) })),
});
export type StimulusDraft = z.infer<typeof StimulusDraft>;

/** A new one: nothing to read, nothing to ask. */
export function blankStimulus(): StimulusDraft {
  return { content: { v: 1, client: "", exhibits: [] }, questions: [] };
}

/** One thing that is changed at a time. */
export type StimulusChange =
  | { kind: "record"; content: StimulusContent }
  /** A question that the stimulus has already, or another one, which becomes the last. */
  | { kind: "question"; question: StimulusQuestion }
  | { kind: "remove-question"; questionId: Id<"question"> }
  /** All questions; those that are not named stay behind the others. */
  | { kind: "order-questions"; questionIds: ReadonlyArray<Id<"question">> };

/** The draft with a change. What refers to a question that is not there changes nothing. */
export function changedStimulus(draft: StimulusDraft, change: StimulusChange): StimulusDraft {
  const { questions } = draft;
  switch (change.kind) {
    case "record":
      return { ...draft, content: change.content };
    case "question": {
      const { question } = change;
      const isThere = questions.some(({ questionId }) => questionId === question.questionId);
      return {
        ...draft,
        questions: isThere
          ? questions.map((each) => (each.questionId === question.questionId ? question : each))
          : [...questions, question],
      };
    }
    case "remove-question":
      return { ...draft, questions: questions.filter(({ questionId }) => questionId !== change.questionId) };
    case "order-questions": {
      const placeOf = ({ questionId }: StimulusQuestion) => {
        const place = change.questionIds.indexOf(questionId);
        return place === -1 ? questions.length : place;
      };
      return { ...draft, questions: questions.toSorted((one, other) => placeOf(one) - placeOf(other)) };
    }
    default:
      return change satisfies never;
  }
}
