import { clinicalDecisionTexts } from "../../../content/en/item-clinical-decision.ts";
import { Placement } from "../../../ui/answering/placement.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { AnswerView } from "../../contract.ts";
import styles from "./answer.module.css";
import { BowTie, bowTieParts } from "./bow-tie.tsx";
import { type Answer, type Content, WINGS, type Wing } from "./model.ts";

const { parts, answering: texts } = clinicalDecisionTexts;

/** The patient, the question, and a bow-tie to fill. */
export const ClinicalDecisionAnswer: AnswerView<Content, Answer> = ({ content, answer, onChange, disabled }) => {
  const wing = (name: Wing) => (
    <Placement
      labels={{
        part: parts[name],
        emptySlot: texts.emptySlot[name],
        tokens: texts.tokens[name](content[WINGS[name].choose]),
      }}
      tokens={content[name]}
      placed={answer[name]}
      slots={content[WINGS[name].choose]}
      disabled={disabled}
      className={bowTieParts[name].part}
      slotsClassName={bowTieParts[name].slots}
      onChange={(placed) => onChange({ ...answer, [name]: placed })}
    />
  );
  return (
    <>
      <RichText html={content.stem} />
      <p className={styles.instruction}>{texts.instruction}</p>
      <BowTie>
        {wing("actions")}
        <Placement
          labels={{ part: parts.condition, emptySlot: texts.emptySlot.condition, tokens: texts.tokens.condition }}
          tokens={content.conditions}
          placed={answer.condition === null ? [] : [answer.condition]}
          slots={1}
          disabled={disabled}
          className={bowTieParts.condition.part}
          slotsClassName={bowTieParts.condition.slots}
          onChange={([placed = null]) => onChange({ ...answer, condition: placed })}
        />
        {wing("parameters")}
      </BowTie>
    </>
  );
};
