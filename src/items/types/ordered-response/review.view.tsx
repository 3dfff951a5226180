import { orderedResponseTexts } from "../../../content/en/item-ordered-response.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { PartGrid, ReviewedPart } from "../../../ui/answering/part-grid.tsx";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import type { ReviewView } from "../../contract.ts";
import { type Answer, type Content, inRightOrder, type Solution } from "./model.ts";
import styles from "./ordered-response.module.css";

const texts = orderedResponseTexts.review;

/** The stem, the student's order beside the right one, and why. */
export const OrderedResponseReview: ReviewView<Content, Solution, Answer> = ({ content, solution, answer, score }) => {
  const right = inRightOrder(content, solution);
  const places = right.map((item, index) => {
    const placed = content.items.find(({ id }) => id === answer.order[index]);
    return { id: item.id, text: placed?.text, state: stateOf(placed?.id, item.id) };
  });
  const atPlace = places.filter(({ state }) => state === "right").length;
  return (
    <>
      <RichText html={content.stem} />
      <PartGrid>
        <ReviewedPart title={texts.yourOrder} points={texts.atPlace(atPlace, right.length)}>
          <ol className={styles.reviewed} aria-label={texts.yourOrder}>
            {places.map(({ id, text, state }, index) => (
              <li key={id} className={styles.place} data-state={state}>
                {state !== "empty" && <Icon name={state === "right" ? "check" : "cross"} />}
                <span className={styles.text}>
                  <span dir="auto">{`${index + 1}. ${text ?? ""}`}</span>
                  <strong className={styles.state}>{texts[state]}</strong>
                </span>
              </li>
            ))}
          </ol>
        </ReviewedPart>
        <ReviewedPart title={texts.rightOrder}>
          <ol className={styles.reviewed} aria-label={texts.rightOrder}>
            {right.map(({ id, text }, index) => (
              <li key={id} className={styles.place}>
                <span dir="auto" className={styles.text}>{`${index + 1}. ${text}`}</span>
              </li>
            ))}
          </ol>
        </ReviewedPart>
      </PartGrid>
      <PointsAndRationale points={pointsInWords(answer, score.earned)} rationale={solution.rationale} />
    </>
  );
};

function stateOf(placed: string | undefined, right: string): "empty" | "right" | "wrong" {
  if (placed === undefined) return "empty";
  return placed === right ? "right" : "wrong";
}

function pointsInWords({ order }: Answer, earned: number): string {
  if (order.length === 0) return itemTexts.review.noneChosen(1);
  return earned > 0 ? itemTexts.review.oneRight : texts.wholeOrder();
}
