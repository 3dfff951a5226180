/**
 * One part of a question answered by placing: its slots, the tokens that fit them, and the last action. Pressing a token or a
 * slot is enough for everything; tokens can be dragged as well.
 */
import { useId, useRef } from "react";
import { placingTexts as texts } from "../../content/en/placing.ts";
import { useAnnouncement } from "./announcement.tsx";
import styles from "./placement.module.css";
import { dropToken, type Placing, pressToken, removeToken } from "./placing.ts";
import { Slots } from "./slots.tsx";
import { TokenList } from "./token-list.tsx";
import { TRAY, useDragging } from "./use-dragging.ts";

export type Token = { id: string; text: string };

/** The part's name, and the labels of its empty slots and its tokens. */
export type PlacementLabels = { part: string; emptySlot: string; tokens: string };

/**
 * `placed` are ids in the order of the slots; `onChange` receives them without gaps. The two class names are for the
 * layout around it: the slots and the tokens are its two children.
 */
export function Placement({
  labels,
  tokens,
  placed,
  slots,
  disabled,
  className,
  slotsClassName,
  onChange,
}: {
  labels: PlacementLabels;
  tokens: ReadonlyArray<Token>;
  placed: ReadonlyArray<string>;
  slots: number;
  disabled: boolean;
  className?: string | undefined;
  slotsClassName?: string | undefined;
  onChange: (placed: string[]) => void;
}) {
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { say, announcement } = useAnnouncement();
  const drag = useDragging({
    disabled,
    onDrop(id, place) {
      if (place !== TRAY) apply(dropToken(placed, id, Number(place), slots), id);
      else if (placed.includes(id)) apply(removeToken(placed, id), id);
    },
  });
  const textOf = (id: string) => tokens.find((token) => token.id === id)?.text ?? "";

  function apply(placing: Placing, id: string) {
    say(inWords(placing), placing.kind === "full");
    if (placing.kind !== "full") onChange(placing.ids);

    function inWords(result: Placing): string {
      const [text, part] = [textOf(id), labels.part];
      switch (result.kind) {
        case "placed":
          return texts.placed(text, part, result.ids.length, slots);
        case "replaced":
          return texts.replaced(text, part, textOf(result.other));
        case "removed":
          return texts.takenBack(text, part, result.ids.length, slots);
        case "full":
          return texts.full(text, part);
        default:
          return result satisfies never;
      }
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid whose rows belong to the one around it.
    <div role="group" aria-labelledby={titleId} className={className}>
      <div className={slotsClassName}>
        <h3 id={titleId} className={styles.title}>
          {labels.part}
        </h3>
        <Slots
          tokens={placed.map((id) => ({ id, text: textOf(id) }))}
          count={slots}
          emptyLabel={labels.emptySlot}
          disabled={disabled}
          drag={drag}
          onRemove={(id) => apply(removeToken(placed, id), id)}
          onSeek={() => list.current?.querySelector<HTMLElement>('[aria-pressed="false"]')?.focus()}
        />
      </div>
      <div className={styles.tokens} ref={list}>
        <TokenList
          label={labels.tokens}
          tokens={tokens}
          placed={placed}
          isFull={slots !== 1 && placed.length >= slots}
          disabled={disabled}
          drag={drag}
          onPress={(id) => apply(pressToken(placed, id, slots), id)}
        />
        {announcement}
      </div>
    </div>
  );
}
