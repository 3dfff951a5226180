import type { AuthorView } from "../../contract.ts";
import { OptionsAuthor } from "../../options-author.tsx";
import type { Content, Solution } from "./model.ts";

/** The options, one of them marked as correct. */
export const TextAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => (
  <OptionsAuthor
    kind="one"
    takesPictures
    options={content.options}
    correct={solution.correct === "" ? [] : [solution.correct]}
    problems={problems}
    onChange={(options, [correct = ""]) =>
      onChange({ content: { ...content, options }, solution: { ...solution, correct } })
    }
  />
);
