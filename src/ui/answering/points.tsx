/** Why a question earned what it earned, in words, and the author's explanation. */
import { RichText } from "../rich-text.tsx";
import styles from "./points.module.css";

/** One sentence about the points, then the explanation, or a line that says there is none. */
export function PointsAndRationale(props: { points: string; heading: string; rationale: string; noRationale: string }) {
  const { points, heading, rationale, noRationale } = props;
  return (
    <div className={styles.frame}>
      <p className={styles.points}>{points}</p>
      <h3 className={styles.heading}>{heading}</h3>
      {rationale === "" ? <p className={styles.none}>{noRationale}</p> : <RichText html={rationale} />}
    </div>
  );
}
