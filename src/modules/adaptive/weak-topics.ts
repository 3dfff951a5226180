/** Where the answers of an adaptive test earned least beside what its student's own ability lets expect. Pure. */
import { momentsAt, type Scored } from "./ability.ts";

const TOPICS = 5;
/** One question says too little. */
const FEWEST_QUESTIONS = 2;

/** The weakest topics first, with how many questions each had; none that earned as much as expected. */
export function weakestTopics<Topic extends string>(
  answers: ReadonlyArray<Scored & { topic: Topic }>,
  theta: number,
): { topic: Topic; questions: number }[] {
  return [...Map.groupBy(answers, ({ topic }) => topic)]
    .map(([topic, own]) => ({
      ...{ topic, questions: own.length },
      excess: own.reduce((sum, { points, thresholds }) => sum + points - momentsAt(thresholds, theta).expected, 0),
    }))
    .filter(({ questions, excess }) => questions >= FEWEST_QUESTIONS && excess < 0)
    .sort((a, b) => a.excess - b.excess)
    .slice(0, TOPICS)
    .map(({ topic, questions }) => ({ topic, questions }));
}
