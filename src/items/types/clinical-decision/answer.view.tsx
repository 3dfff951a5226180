import { clinicalDecisionTexts } from "../../../content/en/item-clinical-decision.ts";
import { Placement } from "../../../ui/answering/placement.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { AnswerView } from "../../contract.ts";
import styles from "./answer.module.css";
import { BowTie, bowTieParts } from "./bow-tie.tsx";
import type { Answer, Content } from "./model.ts";

const { parts, answering: texts } = clinicalDecisionTexts;

/** The patient, the question, and a bow-tie to fill. */
export const ClinicalDecisionAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => {
  const { chooseActions, chooseParameters } = content;
  const [condition, actions, parameters] = [bowTieParts.condition, bowTieParts.actions, bowTieParts.parameters];
  return (
    <>
      <RichText html={content.stem} />
      <p className={styles.instruction}>{texts.instruction}</p>
      <BowTie>
        <Placement
          labels={{
            part: parts.actions,
            emptySlot: texts.emptySlot.actions,
            tokens: texts.tokens.actions(chooseActions),
          }}
          tokens={content.actions}
          placed={answer.actions}
          slots={chooseActions}
          disabled={disabled}
          className={actions.part}
          slotsClassName={actions.slots}
          onChange={(placed) => onChange({ ...answer, actions: placed })}
        />
        <Placement
          labels={{ part: parts.condition, emptySlot: texts.emptySlot.condition, tokens: texts.tokens.condition }}
          tokens={content.conditions}
          placed={answer.condition === null ? [] : [answer.condition]}
          slots={1}
          disabled={disabled}
          className={condition.part}
          slotsClassName={condition.slots}
          onChange={([placed = null]) => onChange({ ...answer, condition: placed })}
        />
        <Placement
          labels={{
            part: parts.parameters,
            emptySlot: texts.emptySlot.parameters,
            tokens: texts.tokens.parameters(chooseParameters),
          }}
          tokens={content.parameters}
          placed={answer.parameters}
          slots={chooseParameters}
          disabled={disabled}
          className={parameters.part}
          slotsClassName={parameters.slots}
          onChange={(placed) => onChange({ ...answer, parameters: placed })}
        />
      </BowTie>
    </>
  );
};
