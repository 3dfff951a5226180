import { calculationTexts } from "../../../content/en/item-calculation.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { addDecimals, parseDecimal, writeDecimal } from "../../../core/decimal.ts";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { ReviewedGap } from "../../../ui/answering/reviewed-gap.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { ReviewView } from "../../contract.ts";
import styles from "./calculation.module.css";
import { type Answer, type Content, plainNumber, type Solution, withUnit } from "./model.ts";

const texts = calculationTexts.review;

/** The stem, what was typed beside the right number, and which numbers count. */
export const CalculationReview: ReviewView<Content, Solution, Answer> = ({ content, solution, answer, score }) => {
  const { unit, rounding } = content;
  const typed = answer.entry === "" ? null : withUnit(answer.entry.trim(), unit);
  const right = withUnit(plainNumber(solution.value), unit);
  const range = rangeOf(solution, unit);
  return (
    <>
      <RichText html={content.stem} />
      <div className={styles.reviewed}>
        {rounding !== "none" && <p className={styles.hint}>{calculationTexts.round[rounding]}</p>}
        <p>
          {texts.yourNumber} {/* Written in another way it is still right. */}
          <ReviewedGap picked={typed} right={score.earned > 0 && typed !== null ? typed : right} labels={texts} />
        </p>
        {score.earned > 0 && typed !== right && <p className={styles.hint}>{texts.authors(right)}</p>}
        {range && <p className={styles.hint}>{range}</p>}
      </div>
      <PointsAndRationale points={pointsInWords(answer, score.earned)} rationale={solution.rationale} />
    </>
  );
};

function rangeOf({ value, tolerance }: Solution, unit: string): string | null {
  const [right, apart] = [parseDecimal(value), parseDecimal(tolerance)];
  if (!right || !apart || apart.units <= 0n) return null;
  const least = writeDecimal(addDecimals(right, apart, -1));
  return texts.range(least, withUnit(writeDecimal(addDecimals(right, apart)), unit));
}

function pointsInWords({ entry }: Answer, earned: number): string {
  if (entry === "") return itemTexts.review.noneChosen(1);
  if (earned > 0) return itemTexts.review.oneRight;
  return parseDecimal(entry) ? itemTexts.review.oneWrong : texts.notANumber();
}
