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
  if (picked === right) return <Filled verdict="right" text={right} label={labels.right} />;
  return (
    <>
      {picked === null ? (
        <span className={styles.reviewed} data-verdict="none">
          {labels.notAnswered}
        </span>
      ) : (
        <Filled verdict="wrong" text={picked} label={labels.wrong} />
      )}{" "}
      <Filled verdict="missed" text={right} label={labels.rightAnswer} />
    </>
  );
}

function Filled({ verdict, text, label }: { verdict: "right" | "wrong" | "missed"; text: string; label: string }) {
  return (
    <span className={styles.reviewed} data-verdict={verdict}>
      <span className={styles.verdict}>
        <Icon name={verdict === "wrong" ? "cross" : "check"} size="sm" />
      </span>
      {"\u00A0"}
      {text} <strong className={styles.verdict}>({label})</strong>
    </span>
  );
}
