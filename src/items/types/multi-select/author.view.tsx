import type { AuthorView } from "../../contract.ts";
import { OptionsAuthor } from "../../options-author.tsx";
import type { Content, Solution } from "./model.ts";

/** The options, each of them marked as correct or not. */
export const MultiSelectAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => (
  <OptionsAuthor
    kind="many"
    takesPictures
    options={content.options}
    correct={solution.correct}
    problems={problems}
    onChange={(options, correct) => onChange({ content: { ...content, options }, solution: { ...solution, correct } })}
  />
);
