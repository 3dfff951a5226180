import { prioritizeHypothesisAuthoringTexts as texts } from "../../../content/en/item-prioritize-hypothesis-authoring.ts";
import type { AuthorView } from "../../contract.ts";
import { OptionsAuthor } from "../../options-author.tsx";
import styles from "./author.module.css";
import type { Content, Solution } from "./model.ts";

/** The patient, and the hypotheses with a mark on the right ones, whose number students are told. */
export const PrioritizeHypothesisAuthor: AuthorView<Content, Solution> = ({
  content,
  solution,
  problems,
  onChange,
}) => (
  <>
    <OptionsAuthor
      kind="many"
      options={content.options}
      correct={solution.correct}
      problems={problems}
      labels={{
        options: texts.hypotheses,
        option: texts.hypothesis,
        markCorrect: texts.markCorrect,
        add: texts.add,
        remove: texts.remove,
        fewestStay: texts.twoStay,
      }}
      onChange={(options, correct) =>
        onChange({ content: { ...content, options, choose: correct.length }, solution: { ...solution, correct } })
      }
    />
    <p className={styles.choose}>{texts.choose(solution.correct.length)}</p>
  </>
);
