import { useId } from "react";
import { Icon } from "../icon.tsx";
import { type Dragging, dragSource, dropTarget } from "./dragging.ts";
import { TokenFace } from "./token-face.tsx";
import styles from "./token-list.module.css";

type Token = { id: string; text: string };

/**
 * Texts to place: each a button, pressed while its text is in a slot. While the slots are full the others stay focusable, to be
 * read, and to explain why they cannot be placed.
 */
export function TokenList({
  label,
  tokens,
  placed,
  isFull,
  disabled,
  drag,
  onPress,
  onDrop,
}: {
  label: string;
  tokens: ReadonlyArray<Token>;
  /** Ids. */
  placed: ReadonlyArray<string>;
  isFull: boolean;
  disabled: boolean;
  drag: Dragging;
  onPress: (id: string) => void;
  /** A token was dragged back from its slot. */
  onDrop: (id: string) => void;
}) {
  const id = useId();
  const isComingBack = drag.dragged !== null && placed.includes(drag.dragged);
  return (
    <>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul
        aria-labelledby={id}
        className={styles.list}
        data-target={isComingBack ? "" : undefined}
        {...(isComingBack && dropTarget(drag, onDrop))}
      >
        {tokens.map((token) => {
          const isPlaced = placed.includes(token.id);
          return (
            <li key={token.id}>
              <button
                type="button"
                disabled={disabled}
                aria-pressed={isPlaced}
                aria-disabled={(isFull && !isPlaced) || undefined}
                className={styles.token}
                data-dragged={drag.dragged === token.id ? "" : undefined}
                onClick={() => onPress(token.id)}
                {...(!isPlaced && dragSource(drag, token, disabled))}
              >
                <TokenFace sign={<span className={styles.sign}>{isPlaced && <Icon name="check" />}</span>}>
                  {token.text}
                </TokenFace>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
