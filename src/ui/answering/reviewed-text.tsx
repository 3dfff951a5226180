/** Running text after scoring. Apart from the answering, so that a running test does not load it. */
import { choiceStateOf } from "./reviewed-choices.tsx";
import { ReviewedWords } from "./reviewed-gap.tsx";
import styles from "./selectable-text.module.css";
import { keyed, type Piece } from "./selectable-text.tsx";

/** The passage with what was chosen and what is right, in words and with an icon, never by colour alone. */
export function ReviewedText(props: {
  pieces: ReadonlyArray<Piece>;
  chosen: ReadonlyArray<string>;
  correct: ReadonlyArray<string>;
  labels: { right: string; wrong: string; rightAnswer: string };
}) {
  const { pieces, chosen, correct, labels } = props;
  return (
    <div dir="auto" className={styles.text}>
      {keyed(pieces).map(({ key, id, text }) => {
        if (id === undefined) return <span key={key}>{text}</span>;
        const state = choiceStateOf(chosen.includes(id), correct.includes(id));
        switch (state) {
          case "chosen-right":
            return <ReviewedWords key={key} state="right" text={text} label={labels.right} />;
          case "chosen-wrong":
            return <ReviewedWords key={key} state="wrong" text={text} label={labels.wrong} />;
          case "missed":
            return <ReviewedWords key={key} state="missed" text={text} label={labels.rightAnswer} />;
          case "left":
            return (
              <span key={key} className={styles.left}>
                {text}
              </span>
            );
          default:
            return state satisfies never;
        }
      })}
    </div>
  );
}
