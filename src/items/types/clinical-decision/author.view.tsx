import { clinicalDecisionTexts } from "../../../content/en/item-clinical-decision.ts";
import type { AuthorView } from "../../contract.ts";
import { freshOptionId } from "../../options.ts";
import { OptionsAuthor } from "../../options-author.tsx";
import styles from "./answer.module.css";
import type { Content, Solution } from "./model.ts";

const texts = clinicalDecisionTexts.authoring;

/** The patient, and the three lists with their marks; the bow-tie has a slot for each mark. */
export const ClinicalDecisionAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => (
  <>
    <OptionsAuthor
      kind="one"
      at="content.conditions"
      atCorrect="solution.condition"
      options={content.conditions}
      correct={solution.condition === "" ? [] : [solution.condition]}
      problems={problems}
      fewest={1}
      labels={texts.conditions}
      newId={(options) => freshOptionId(options, "c")}
      onChange={(conditions, [condition = ""]) =>
        onChange({ content: { ...content, conditions }, solution: { ...solution, condition } })
      }
    />
    <OptionsAuthor
      kind="many"
      at="content.actions"
      atCorrect="solution.actions"
      options={content.actions}
      correct={solution.actions}
      problems={problems}
      fewest={1}
      labels={texts.actions}
      newId={(options) => freshOptionId(options, "a")}
      onChange={(actions, correct) =>
        onChange({
          content: { ...content, actions, chooseActions: correct.length },
          solution: { ...solution, actions: correct },
        })
      }
    />
    <OptionsAuthor
      kind="many"
      at="content.parameters"
      atCorrect="solution.parameters"
      options={content.parameters}
      correct={solution.parameters}
      problems={problems}
      fewest={1}
      labels={texts.parameters}
      newId={(options) => freshOptionId(options, "p")}
      onChange={(parameters, correct) =>
        onChange({
          content: { ...content, parameters, chooseParameters: correct.length },
          solution: { ...solution, parameters: correct },
        })
      }
    />
    <p className={styles.instruction}>{texts.slots(solution.actions.length, solution.parameters.length)}</p>
  </>
);
