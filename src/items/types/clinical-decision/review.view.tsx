import { clinicalDecisionTexts } from "../../../content/en/item-clinical-decision.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { ReviewedChoices } from "../../../ui/answering/reviewed-choices.tsx";
import { ReviewedSlots } from "../../../ui/answering/reviewed-slots.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { ReviewView } from "../../contract.ts";
import type { Option } from "../../options.ts";
import { BowTie, bowTieParts } from "./bow-tie.tsx";
import type { Answer, Content, Solution } from "./model.ts";
import styles from "./review.module.css";

const { parts, review: texts } = clinicalDecisionTexts;

/** The patient, the question, the bow-tie as filled, the right answer of each part, and the points for it. */
export const ClinicalDecisionReview: ReviewView<Content, Solution, Answer> = ({ content, solution, answer, score }) => {
  const conditions = answer.condition === null ? [] : [answer.condition];
  const filled = conditions.length + answer.actions.length + answer.parameters.length;
  return (
    <>
      <RichText html={content.stem} />
      <BowTie>
        <ReviewedPart name="actions" options={content.actions} chosen={answer.actions} correct={solution.actions} />
        <ReviewedPart
          name="condition"
          options={content.conditions}
          chosen={conditions}
          correct={[solution.condition]}
        />
        <ReviewedPart
          name="parameters"
          options={content.parameters}
          chosen={answer.parameters}
          correct={solution.parameters}
        />
      </BowTie>
      <PointsAndRationale
        points={
          filled === 0
            ? itemTexts.review.noneChosen(score.max)
            : texts.slots(score.earned, filled - score.earned, score.max - filled, score.max)
        }
        rationale={solution.rationale}
      />
    </>
  );
};

function ReviewedPart({
  name,
  options,
  chosen,
  correct,
}: {
  name: keyof typeof parts;
  options: ReadonlyArray<Option>;
  chosen: ReadonlyArray<string>;
  correct: ReadonlyArray<string>;
}) {
  const right = chosen.filter((id) => correct.includes(id)).length;
  return (
    <div className={bowTieParts[name].part}>
      <div className={bowTieParts[name].slots}>
        <h3 className={styles.title}>{parts[name]}</h3>
        <ReviewedSlots
          tokens={chosen.flatMap((id) => options.find((option) => option.id === id) ?? [])}
          count={correct.length}
          correct={correct}
        />
      </div>
      <div>
        <p className={styles.points}>{texts.part(right, correct.length)}</p>
        <ReviewedChoices options={options} chosen={chosen} correct={correct} labels={itemTexts.review} />
      </div>
    </div>
  );
}
