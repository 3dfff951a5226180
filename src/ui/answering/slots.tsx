/** Slots to be filled, and the same slots after scoring. */
import { useState } from "react";
import { placingTexts as texts } from "../../content/en/placing.ts";
import { Icon } from "../icon.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { type Dragging, dragSource, dropTarget } from "./dragging.ts";
import styles from "./slots.module.css";
import { TokenFace, TokenText } from "./token-face.tsx";

type Token = { id: string; text: string };

/**
 * One slot for a token, wherever it and its tokens are. Pressing a filled one takes its token back, pressing an empty one moves
 * focus to the tokens. It stays the same element whatever it contains, so that it keeps the focus.
 */
function Slot(props: {
  token: Token | undefined;
  /** Its label while empty, and its position among the others for screen readers. */
  emptyLabel: string;
  place: string;
  disabled: boolean;
  drag: Dragging;
  onRemove: (id: string) => void;
  onSeek: () => void;
  onDrop: (id: string) => void;
}) {
  const { token, emptyLabel, place, disabled, drag, onRemove, onSeek, onDrop } = props;
  const [isOver, setIsOver] = useState(false);
  const isDragging = drag.dragged !== null && !disabled;
  return (
    <button
      type="button"
      disabled={disabled}
      className={styles.slot}
      data-filled={token ? "" : undefined}
      data-target={isDragging ? "" : undefined}
      data-over={isDragging && isOver ? "" : undefined}
      onClick={() => (token ? onRemove(token.id) : onSeek())}
      onDragEnter={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      {...(token && dragSource(drag, token, disabled))}
      {...dropTarget(drag, (id) => {
        setIsOver(false);
        onDrop(id);
      })}
    >
      <TokenFace sign={token && !disabled && <Icon name="close" size="sm" />}>
        {token?.text ?? emptyLabel}
        <VisuallyHidden>{place}</VisuallyHidden>
      </TokenFace>
    </button>
  );
}

/** As many slots as are asked for, the first ones filled with the placed tokens, in order. */
export function Slots({
  tokens,
  count,
  onDrop,
  ...slot
}: Pick<Parameters<typeof Slot>[0], "emptyLabel" | "disabled" | "drag" | "onRemove" | "onSeek"> & {
  tokens: ReadonlyArray<Token>;
  count: number;
  onDrop: (id: string, slot: number) => void;
}) {
  return (
    <ol className={styles.slots}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no identity, only a place.
        <li key={index}>
          <Slot
            {...slot}
            token={tokens[index]}
            place={tokens[index] ? texts.filledSlot(index + 1, count) : texts.emptySlot(index + 1, count)}
            onDrop={(id) => onDrop(id, index)}
          />
        </li>
      ))}
    </ol>
  );
}

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
    <ol className={styles.slots}>
      {Array.from({ length: count }, (_, slot) => {
        const token = tokens[slot];
        const state = token === undefined ? "empty" : correct.includes(token.id) ? "right" : "wrong";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no identity, only a place.
          <li key={slot} className={styles.reviewed} data-state={state}>
            {state !== "empty" && <Icon name={state === "right" ? "check" : "cross"} />}
            <TokenText>
              {token?.text}
              <strong className={styles.state}>{texts.review[state]}</strong>
            </TokenText>
          </li>
        );
      })}
    </ol>
  );
}
