import { ITEM_TYPES, parseQuestionBody, type QuestionBody } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { demoStimuli } from "../content/demo-stimuli.ts";
import { demoSubjects } from "../content/demo-subjects.ts";
import { bodyOf } from "../demo-question.ts";

/** Every question that ships with the product: the sample of each item type, and the demo content. */
export function listShippedQuestions(): QuestionBody[] {
  const samples = ITEM_TYPES.map((type) => {
    const { content, solution } = sampleOf(type);
    return parseQuestionBody({ type, content, solution });
  });
  const alone = demoSubjects.flatMap(({ lessons }) => lessons.flatMap(({ questions }) => questions));
  const written = [...alone, ...demoStimuli.flatMap(({ questions }) => questions)];
  return [...samples, ...written.map(bodyOf)];
}
