import { clinicalDecisionAuthoringTexts as texts } from "../../../content/en/item-clinical-decision-authoring.ts";
import type { AuthorView } from "../../contract.ts";
import { freshOptionId } from "../../options.ts";
import { OptionsAuthor } from "../../options-author.tsx";
import styles from "./answer.module.css";
import { type Content, type Solution, WINGS } from "./model.ts";

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
    {(["actions", "parameters"] as const).map((wing) => (
      <OptionsAuthor
        key={wing}
        kind="many"
        at={`content.${wing}`}
        atCorrect={`solution.${wing}`}
        options={content[wing]}
        correct={solution[wing]}
        problems={problems}
        fewest={1}
        labels={texts[wing]}
        newId={(options) => freshOptionId(options, WINGS[wing].prefix)}
        onChange={(options, correct) =>
          onChange({
            content: { ...content, [wing]: options, [WINGS[wing].choose]: correct.length },
            solution: { ...solution, [wing]: correct },
          })
        }
      />
    ))}
    <p className={styles.instruction}>{texts.slots(solution.actions.length, solution.parameters.length)}</p>
  </>
);
