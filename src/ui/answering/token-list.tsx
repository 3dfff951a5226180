import { type MouseEvent, useId } from "react";
import { Icon } from "../icon.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { TokenFace } from "./token-face.tsx";
import styles from "./token-list.module.css";
import { type Dragging, TRAY } from "./use-dragging.ts";

type Token = { id: string; text: string };

/**
 * Texts to place: each a button, pressed while its text is in a slot or picked up. While the slots are full the others stay focusable, to be
 * read, and to explain why they cannot be placed.
 */
export function TokenList({
  label,
  tokens,
  placed,
  isFull,
  disabled,
  drag,
  isInRows = false,
  held = null,
  stateOf,
  onPress,
}: {
  label: string;
  tokens: ReadonlyArray<Token>;
  /** Ids. */
  placed: ReadonlyArray<string>;
  isFull: boolean;
  disabled: boolean;
  drag: Dragging;
  /** True for as many in a line as there is room for. */
  isInRows?: boolean;
  /** The id of the token that is picked up, null for none. */
  held?: string | null;
  /** What is heard after its words, where being pressed does not say enough. */
  stateOf?: (id: string) => string | undefined;
  onPress: (id: string, event: MouseEvent) => void;
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
        data-rows={isInRows ? "" : undefined}
        data-target={isComingBack ? "" : undefined}
        {...drag.place(TRAY)}
      >
        {tokens.map((token) => {
          const isPlaced = placed.includes(token.id);
          const isHeld = held === token.id;
          const state = stateOf?.(token.id);
          return (
            <li key={token.id}>
              <button
                type="button"
                disabled={disabled}
                aria-pressed={isPlaced || isHeld}
                aria-disabled={(isFull && !isPlaced) || undefined}
                className={styles.token}
                data-held={isHeld ? "" : undefined}
                onClick={(event) => onPress(token.id, event)}
                {...(!isPlaced && drag.source(token.id))}
              >
                <TokenFace sign={<span className={styles.sign}>{isPlaced && <Icon name="check" />}</span>}>
                  <span dir="auto">{token.text}</span>
                  {state !== undefined && <VisuallyHidden>{state}</VisuallyHidden>}
                </TokenFace>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
