/** How the points of a question were scored, in words, and the author's explanation. */
import { createContext, useContext } from "react";
import { createPortal } from "react-dom";
import { itemTexts } from "../../content/en/items.ts";
import { RichText } from "../rich-text.tsx";
import styles from "./points.module.css";

/** Element that shows points and explanation in place of the end of the question; null where they stand there. */
export const PointsPlace = createContext<HTMLElement | null>(null);

/** One sentence about the points, then the explanation, or a line that says there is none. */
export function PointsAndRationale({ points, rationale }: { points: string; rationale: string }) {
  const texts = itemTexts.review;
  const place = useContext(PointsPlace);
  const frame = (
    <div className={styles.frame}>
      <p className={styles.points}>{points}</p>
      <h3 className={styles.heading}>{texts.rationale}</h3>
      {rationale === "" ? <p className={styles.none}>{texts.noRationale}</p> : <RichText html={rationale} />}
    </div>
  );
  return place ? createPortal(frame, place) : frame;
}
