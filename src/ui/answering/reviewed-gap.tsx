import { Icon } from "../icon.tsx";
import styles from "./gaps.module.css";

/** A gap of a sentence after scoring: what was picked and, unless that was right, what belongs there. Null for nothing. */
export function ReviewedGap({
  picked,
  right,
  labels,
}: {
  picked: string | null;
  right: string;
  labels: { right: string; wrong: string; rightAnswer: string; notAnswered: string };
}) {
  if (picked === right) return <ReviewedWords state="right" text={right} label={labels.right} />;
  return (
    <>
      {picked === null ? (
        <span className={styles.reviewed} data-state="none" data-no-words="">
          {labels.notAnswered}
        </span>
      ) : (
        <ReviewedWords state="wrong" text={picked} label={labels.wrong} />
      )}{" "}
      <ReviewedWords state="missed" text={right} label={labels.rightAnswer} />
    </>
  );
}

/** Words of a running text with what became of them, as an icon and in words. */
export function ReviewedWords({
  state,
  text,
  label,
}: {
  state: "right" | "wrong" | "missed";
  text: string;
  label: string;
}) {
  return (
    // Heard, it says where the words begin.
    <mark className={styles.reviewed} data-state={state} data-no-words="">
      <span className={styles.state}>
        <Icon name={state === "wrong" ? "cross" : "check"} size="sm" />
      </span>
      {"\u00A0"}
      <bdi>{text}</bdi> <strong className={styles.state}>{`(${label})`}</strong>
    </mark>
  );
}
