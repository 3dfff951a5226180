/** Slots to be filled. */
import type { MouseEvent } from "react";
import { placingTexts as texts } from "../../content/en/placing.ts";
import { classes } from "../classes.ts";
import { Icon } from "../icon.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import styles from "./slots.module.css";
import { TokenFace } from "./token-face.tsx";
import type { Dragging } from "./use-dragging.ts";

export type Token = { id: string; text: string };

/**
 * One slot for a token, wherever it and its tokens are. It stays the same element whatever it contains, so that it keeps the focus.
 */
export function Slot(props: {
  token: Token | undefined;
  /** Its label while empty, and its position among the others for screen readers. */
  emptyLabel: string;
  place: string;
  disabled: boolean;
  drag: Dragging;
  /** By which the drag knows it. */
  name: string;
  /** True if a token that is pressed or dragged now could go here. */
  isWanted: boolean;
  /** True for one inside a sentence. */
  isInText?: boolean;
  onPress: (event: MouseEvent) => void;
}) {
  const { token, emptyLabel, place, disabled, drag, name, isWanted, isInText, onPress } = props;
  return (
    <button
      type="button"
      disabled={disabled}
      className={classes(styles.slot, isInText && styles.inText)}
      data-slot=""
      data-filled={token ? "" : undefined}
      data-target={isWanted && !disabled ? "" : undefined}
      onClick={onPress}
      {...drag.place(name)}
      {...(token && drag.source(token.id))}
    >
      <TokenFace sign={token && !disabled && <Icon name="close" size="sm" />}>
        <span>{token?.text ?? emptyLabel}</span>
        <VisuallyHidden>{place}</VisuallyHidden>
      </TokenFace>
    </button>
  );
}

/**
 * As many slots as are asked for, the first ones filled with the placed tokens, in order. Pressing a filled one takes its token
 * back, pressing an empty one moves focus to the tokens.
 */
export function Slots({
  tokens,
  count,
  emptyLabel,
  disabled,
  drag,
  onRemove,
  onSeek,
}: Pick<Parameters<typeof Slot>[0], "emptyLabel" | "disabled" | "drag"> & {
  tokens: ReadonlyArray<Token>;
  count: number;
  onRemove: (id: string) => void;
  onSeek: () => void;
}) {
  return (
    <ol className={styles.slots}>
      {Array.from({ length: count }, (_, index) => {
        const token = tokens[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no identity, only a place.
          <li key={index}>
            <Slot
              token={token}
              emptyLabel={emptyLabel}
              place={token ? texts.filledSlot(index + 1, count) : texts.emptySlot(index + 1, count)}
              disabled={disabled}
              drag={drag}
              name={String(index)}
              isWanted={drag.dragged !== null}
              onPress={() => (token ? onRemove(token.id) : onSeek())}
            />
          </li>
        );
      })}
    </ol>
  );
}
