/** Options after scoring: which were chosen, which are right, in words and with an icon, never by colour alone. */
import { itemTexts } from "../../content/en/items.ts";
import { Icon } from "../icon.tsx";
import { OptionContent, type ShownOption } from "./option-content.tsx";
import styles from "./reviewed-choices.module.css";

/** The outcome of a choice; `left` is a wrong one that was not chosen. */
export type ChoiceState = "chosen-right" | "chosen-wrong" | "missed" | "left";

/** The options with their outcomes. `labels` are the words for the three that need one. */
export function ReviewedChoices(props: {
  options: ReadonlyArray<ShownOption>;
  chosen: ReadonlyArray<string>;
  correct: ReadonlyArray<string>;
  labels: { chosenRight: string; chosenWrong: string; missed: string };
}) {
  const { options, chosen, correct, labels } = props;
  return (
    <ul className={styles.list} aria-label={itemTexts.answering.options}>
      {options.map(({ id, text, picture }) => {
        const state = choiceStateOf(chosen.includes(id), correct.includes(id));
        return (
          <li key={id} className={styles.option} data-state={state}>
            <span className={styles.sign}>{signOf(state)}</span>
            <span className={styles.text}>
              <OptionContent id={id} text={text} picture={picture} />
              {state !== "left" && <strong className={styles.label}>{labelOf(state, labels)}</strong>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The outcome of one choice. */
export function choiceStateOf(isChosen: boolean, isRight: boolean): ChoiceState {
  if (isChosen) return isRight ? "chosen-right" : "chosen-wrong";
  return isRight ? "missed" : "left";
}

/** The icon of an outcome. */
export function signOf(state: ChoiceState) {
  switch (state) {
    case "chosen-right":
    case "missed":
      return <Icon name="check" />;
    case "chosen-wrong":
      return <Icon name="cross" />;
    case "left":
      return null;
    default:
      return state satisfies never;
  }
}

/** The words for an outcome. */
export function labelOf(
  state: Exclude<ChoiceState, "left">,
  labels: { chosenRight: string; chosenWrong: string; missed: string },
) {
  switch (state) {
    case "chosen-right":
      return labels.chosenRight;
    case "chosen-wrong":
      return labels.chosenWrong;
    case "missed":
      return labels.missed;
    default:
      return state satisfies never;
  }
}
