/** The views of every item type, rendered as the server renders them. Their behaviour in a browser is in tests/e2e. */
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { plainText } from "../core/html.ts";
import { markedWordsIn } from "../testing/marked-words.tsx";
import { secretOf } from "../testing/sample-secrets.ts";
import { AnswerItem } from "./registry/answer-views.tsx";
import { AuthorItem } from "./registry/author-views.tsx";
import { blankDrafts, outlineOf, problemsOf, readContent } from "./registry/authoring.ts";
import { ITEM_TYPES, parseOpenItem, parseQuestionBody, parseSolvedItem } from "./registry/models.ts";
import { ReviewItem } from "./registry/review-views.tsx";
import { sampleOf } from "./registry/samples.server.ts";
import { scoreItem } from "./registry/scorers.server.ts";

/** The text of a stem; if it has a placeholder in square brackets, the text before and after it. */
const piecesOf = (stem: string) => plainText(stem).split(/\s*\[[^\]]+\]\s*/);

/** The visible text of markup, with entities decoded. */
const wordsIn = (markup: string) => plainText(markup.replace(/<!-- -->/g, ""));

describe.each(ITEM_TYPES)("%s", (type) => {
  const sample = sampleOf(type);
  const body = parseQuestionBody({ type, content: sample.content, solution: sample.solution });
  const { stem, parts } = outlineOf(body);
  // What is to be typed stands nowhere but in the solution.
  const chosen = parts.filter(({ asks }) => asks !== "entry");
  const shown = chosen.flatMap(({ title, choices }) => [title ?? [], choices.map(({ text }) => text)].flat());
  const answers = [null, ...sample.scored.map(({ answer }) => answer)];

  const answering = (answer: unknown) =>
    renderToString(<AnswerItem item={parseOpenItem({ ...body, answer })} onChange={() => {}} disabled={false} />);

  test("the answer view shows the stem and every choice, and nothing of the solution", () => {
    for (const answer of answers) {
      const markup = answering(answer);
      const words = wordsIn(markup);

      for (const piece of piecesOf(stem)) expect(words).toContain(piece);
      for (const text of shown) expect(words).toContain(text);
      expect(markup).not.toContain(secretOf(type));
      expect(words).not.toContain(plainText(body.solution.rationale));
    }
  });

  test("a word of the stem has the same number while it is answered, in the review, and in the file with the own data", () => {
    const words = readContent(sample.content, type)?.marked.split(" ");
    for (const answer of answers) {
      const review = parseSolvedItem({ ...body, answer });
      const views = [
        <AnswerItem key="answer" item={parseOpenItem({ ...body, answer })} onChange={() => {}} disabled={false} />,
        <ReviewItem key="review" item={review} score={scoreItem(review)} />,
      ];
      for (const view of views) expect(markedWordsIn(view).stem).toEqual(words);
    }
  });

  test("the answer view does not depend on what is right", () => {
    const blank = parseSolvedItem({ type, ...blankDrafts()[type], answer: null });
    const withoutSolution = parseOpenItem({ type, content: body.content, solution: blank.solution });
    const markup = renderToString(<AnswerItem item={withoutSolution} onChange={() => {}} disabled={false} />);

    expect(markup).toBe(answering(null));
  });

  test("the review view shows the stem, every choice and why, whatever was answered", () => {
    for (const answer of answers) {
      const item = parseSolvedItem({ ...body, answer });
      const words = wordsIn(renderToString(<ReviewItem item={item} score={scoreItem(item)} />));

      for (const piece of piecesOf(stem)) expect(words).toContain(piece);
      for (const text of shown) expect(words).toContain(text);
      expect(words).toContain(plainText(body.solution.rationale));
    }
  });

  test("the review view says that there is no explanation when an import left it empty", () => {
    const item = parseSolvedItem({ ...body, solution: { ...body.solution, rationale: "" }, answer: null });

    expect(wordsIn(renderToString(<ReviewItem item={item} score={scoreItem(item)} />))).toContain(
      "The author has not written an explanation yet.",
    );
  });

  test("the author view shows every choice, and marks as many as are right", () => {
    const markup = renderToString(<AuthorItem type={type} draft={body} problems={[]} onChange={() => {}} />);

    // The values of fields count as visible there, too.
    const words = wordsIn(markup.replace(/ value="([^"]*)"/g, "> $1 <i"));
    for (const text of shown) expect(words).toContain(text);
    const marked = parts.filter(({ asks }) => asks === undefined);
    const right = marked.flatMap(({ choices }) => choices.filter(({ isRight }) => isRight));
    expect(markup.match(/ checked=""/g) ?? []).toHaveLength(right.length);
  });

  test("the author view reports each problem of the type at its place", () => {
    const draft = parseQuestionBody({ type, ...blankDrafts()[type] });
    // Warnings are shown by the form around the view.
    const ofType = problemsOf(draft).filter(
      ({ level, at }) => level === "error" && at !== "content.stem" && at !== "solution.rationale",
    );
    const words = wordsIn(
      renderToString(<AuthorItem type={type} draft={draft} problems={ofType} onChange={() => {}} />),
    );

    expect(ofType.length).toBeGreaterThan(0);
    for (const { message } of ofType) expect(words).toContain(message);
  });
});
