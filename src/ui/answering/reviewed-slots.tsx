/** Slots after scoring. Apart from the answering, so that a running test does not load them. */
import { itemTexts } from "../../content/en/items.ts";
import { placingTexts as texts } from "../../content/en/placing.ts";
import { Icon } from "../icon.tsx";
import styles from "./slots.module.css";
import type { Token } from "./slots.tsx";
import { TokenText } from "./token-face.tsx";

/** The slots after scoring: what was put there, and whether it is right, in words and with an icon. */
export function ReviewedSlots({
  tokens,
  count,
  correct,
}: {
  tokens: ReadonlyArray<Token>;
  count: number;
  /** Ids. */
  correct: ReadonlyArray<string>;
}) {
  return (
    <ol className={styles.slots} aria-label={itemTexts.answering.yourAnswer}>
      {Array.from({ length: count }, (_, slot) => {
        const token = tokens[slot];
        const state = token === undefined ? "empty" : correct.includes(token.id) ? "right" : "wrong";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no identity, only a place.
          <li key={slot} className={styles.reviewed} data-state={state}>
            {state !== "empty" && <Icon name={state === "right" ? "check" : "cross"} />}
            <TokenText>
              <span dir="auto">{token?.text}</span>
              <strong className={styles.state}>{texts.review[state]}</strong>
            </TokenText>
          </li>
        );
      })}
    </ol>
  );
}
