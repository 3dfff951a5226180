/** Running text of which some pieces can be chosen, and the same after scoring. */
import { Fragment } from "react";
import { choiceStateOf } from "./reviewed-choices.tsx";
import { ReviewedWords } from "./reviewed-gap.tsx";
import styles from "./selectable-text.module.css";

/** Only what can be chosen has an id. */
type Piece = { id?: string | undefined; text: string };

/** One passage. What can be chosen is a native check box around its words, so that they wrap like all others. */
export function SelectableText(props: {
  pieces: ReadonlyArray<Piece>;
  chosen: ReadonlyArray<string>;
  disabled: boolean;
  onChange: (id: string, isChosen: boolean) => void;
}) {
  const { pieces, chosen, disabled, onChange } = props;
  return (
    <div className={styles.text}>
      {keyed(pieces).map(({ key, id, text }) =>
        id === undefined ? (
          <Fragment key={key}>{text}</Fragment>
        ) : (
          <label key={key} className={styles.span}>
            <input
              className={styles.control}
              type="checkbox"
              aria-label={text}
              checked={chosen.includes(id)}
              disabled={disabled}
              onChange={(event) => onChange(id, event.currentTarget.checked)}
            />
            {/* The box has these words for its name: they would be read twice. */}
            <span aria-hidden="true">{text}</span>
          </label>
        ),
      )}
    </div>
  );
}

/** The passage with what was chosen and what is right, in words and with an icon, never by colour alone. */
export function ReviewedText(props: {
  pieces: ReadonlyArray<Piece>;
  chosen: ReadonlyArray<string>;
  correct: ReadonlyArray<string>;
  labels: { right: string; wrong: string; rightAnswer: string };
}) {
  const { pieces, chosen, correct, labels } = props;
  return (
    <div className={styles.text}>
      {keyed(pieces).map(({ key, id, text }) => {
        if (id === undefined) return <Fragment key={key}>{text}</Fragment>;
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

function keyed(pieces: ReadonlyArray<Piece>) {
  return pieces.map((piece, index) => ({
    ...piece,
    key: piece.id === undefined ? `text ${index}` : `span ${piece.id}`,
  }));
}
