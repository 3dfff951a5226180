/** Answers of somebody who clicks without reading, to any question of any type. */
import { drawSome, type Random } from "../core/random.ts";
import { readContent } from "../items/registry/authoring.ts";
import { parseAnswer, parseSolvedItem, type QuestionBody } from "../items/registry/models.ts";
import { bestAnswer, scoreItem } from "../items/registry/scorers.server.ts";

/**
 * The points of a blind answer: as many choices as the best answer has, each drawn from those of its list. So a blind clicker here always
 * knows how many to choose, and earns a little more than one who does not. A number that is typed is wrong.
 */
export function blindPoints(body: QuestionBody, random: Random): number {
  const best = bestAnswer(body);
  const lists = (readContent(body.content, body.type)?.choices ?? []).map(({ choices }) => choices.map(({ id }) => id));
  for (;;) {
    const answer = parseAnswer(body, drawnLike(best, lists, random));
    // A drawn answer need not fit: a token can be placed only once.
    if (answer !== null) return scoreItem(parseSolvedItem({ ...body, answer })).earned;
  }
}

function drawnLike(part: unknown, lists: ReadonlyArray<ReadonlyArray<string>>, random: Random): unknown {
  const listWith = (ids: ReadonlyArray<unknown>) =>
    lists.find((list) => ids.every((id) => list.some((one) => one === id))) ?? lists.flat();
  if (Array.isArray(part)) return drawSome(listWith(part), part.length, random);
  if (typeof part === "string") {
    const list = lists.find((one) => one.includes(part));
    return list ? drawSome(list, 1, random)[0] : "0";
  }
  if (typeof part !== "object" || part === null) return part;
  const values = Object.values(part);
  // Verdicts on rows are not ids of any list.
  const isVerdicts = values.length > 1 && values.every((one) => typeof one === "string" && !lists.flat().includes(one));
  const draw = (one: unknown) => (isVerdicts ? drawSome(values, 1, random)[0] : drawnLike(one, lists, random));
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, draw(one)]));
}
