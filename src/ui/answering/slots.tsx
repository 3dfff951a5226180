/** Slots to be filled, and the same slots after scoring. */
import { useState } from "react";
import { placingTexts as texts } from "../../content/en/placing.ts";
import { Icon } from "../icon.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { type Dragging, dragSource, dropTarget } from "./dragging.ts";
import styles from "./slots.module.css";

type Token = { id: string; text: string };

/**
 * As many slots as there are places, the first ones filled. Pressing a filled one takes its token back, pressing an empty
 * one leads to the tokens. A slot stays the same element whatever is in it, so that the focus stays on it.
 */
export function Slots({
  tokens,
  count,
  emptyLabel,
  disabled,
  drag,
  onTakeBack,
  onSeek,
  onDrop,
}: {
  /** Those that are placed, in their order. */
  tokens: ReadonlyArray<Token>;
  count: number;
  emptyLabel: string;
  disabled: boolean;
  drag: Dragging;
  onTakeBack: (id: string) => void;
  onSeek: () => void;
  onDrop: (id: string, slot: number) => void;
}) {
  const [over, setOver] = useState<number | null>(null);
  const isDragging = drag.dragged !== null && !disabled;
  return (
    <ol className={styles.slots}>
      {Array.from({ length: count }, (_, slot) => {
        const token = tokens[slot];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no identity, only a place.
          <li key={slot}>
            <button
              type="button"
              disabled={disabled}
              className={styles.slot}
              data-filled={token ? "" : undefined}
              data-target={isDragging ? "" : undefined}
              data-over={isDragging && over === slot ? "" : undefined}
              onClick={() => (token ? onTakeBack(token.id) : onSeek())}
              onDragEnter={() => setOver(slot)}
              onDragLeave={() => setOver((before) => (before === slot ? null : before))}
              {...(token && dragSource(drag, token, disabled))}
              {...dropTarget(drag, (id) => onDrop(id, slot))}
            >
              <span className={styles.face}>
                <span className={styles.text}>
                  {token?.text ?? emptyLabel}
                  <VisuallyHidden>
                    {token ? texts.filledSlot(slot + 1, count) : texts.emptySlot(slot + 1, count)}
                  </VisuallyHidden>
                </span>
                {token && !disabled && <Icon name="close" size="sm" />}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The slots after scoring: what was put there, and whether it is right, in words and with a sign. */
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
        const verdict = token === undefined ? "empty" : correct.includes(token.id) ? "right" : "wrong";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no identity, only a place.
          <li key={slot} className={styles.reviewed} data-verdict={verdict}>
            {verdict !== "empty" && <Icon name={verdict === "right" ? "check" : "cross"} />}
            <span className={styles.text}>
              {token?.text}
              <strong className={styles.verdict}>{texts.review[verdict]}</strong>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
