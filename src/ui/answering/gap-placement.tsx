/**
 * A text whose gaps are filled by placing tokens: press a token and then a gap, or the other way round; tokens can be dragged as
 * well.
 */
import { type MouseEvent, useRef, useState } from "react";
import { placingTexts as texts } from "../../content/en/placing.ts";
import { useAnnouncement } from "./announcement.tsx";
import styles from "./gap-placement.module.css";
import {
  dropOnGap,
  dropOnTokens,
  type Gap,
  type GapStep,
  type Held,
  heldAfter,
  pressGap,
  pressToken,
} from "./gap-placing.ts";
import gapStyles from "./gaps.module.css";
import { Slot } from "./slots.tsx";
import { TextWithGaps } from "./text-with-gaps.tsx";
import { TokenList } from "./token-list.tsx";
import { TRAY, useDragging } from "./use-dragging.ts";

type Token = { id: string; text: string };

/** A gap of the text: what it is called, what it says while empty, and which of the lists it takes its token from. */
export type TokenGap = { id: string; name: string; placeholder: string; list: string; token: string | null };
export type TokenGroup = { id: string; label: string; tokens: ReadonlyArray<Token> };

/** `onChange` receives what is in each gap by then, null for nothing. Ids of tokens are unique among all lists. */
export function GapPlacement({
  html,
  gaps,
  lists,
  label,
  disabled,
  onChange,
}: {
  html: string;
  gaps: ReadonlyArray<TokenGap>;
  lists: ReadonlyArray<TokenGroup>;
  /** Before a gap that has no place in the text. */
  label: (index: number) => string;
  disabled: boolean;
  onChange: (tokenIn: (gapId: string) => string | undefined) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held>(null);
  const { say, announcement } = useAnnouncement();

  const tokens = lists.flatMap((list) => list.tokens);
  const textOf = (id: string) => tokens.find((token) => token.id === id)?.text ?? "";
  const nameOf = (id: string) => gaps.find((gap) => gap.id === id)?.name ?? "";
  const places = gaps.map(({ id, list, token }): Gap => {
    const takes = lists.filter((one) => one.id === list).flatMap((one) => one.tokens.map((each) => each.id));
    return { id, takes, token };
  });
  const drag = useDragging({
    disabled,
    onDrop: (id, place) => apply(place === TRAY ? dropOnTokens(places, id) : dropOnGap(places, id, place)),
  });
  // What is held or dragged may be gone from the question that an author is writing.
  const active = drag.dragged ?? (held?.kind === "token" ? held.id : null);
  const wanted = places.filter(({ takes }) => active !== null && takes.includes(active)).map(({ id }) => id);

  function apply(step: GapStep) {
    setHeld(heldAfter(step, held));
    say(inWords(step), step.kind === "refused");
    if (step.kind === "placed" || step.kind === "taken-back") {
      onChange((gapId) => step.gaps.find(({ id }) => id === gapId)?.token ?? undefined);
    }
  }

  function inWords(step: GapStep): string {
    const said = texts.gapMessages;
    const filledIn = (changed: ReadonlyArray<Gap>) => changed.filter(({ token }) => token !== null).length;
    switch (step.kind) {
      case "placed": {
        const [text, name] = [textOf(step.token), nameOf(step.gap)];
        return step.other === null
          ? said.placed(text, name, filledIn(step.gaps), gaps.length)
          : said.replaced(text, name, textOf(step.other));
      }
      case "taken-back":
        return said.takenBack(textOf(step.token), nameOf(step.gap), filledIn(step.gaps), gaps.length);
      case "picked-up":
        return said.pickedUp(textOf(step.token));
      case "put-down":
        return said.putDown(textOf(step.token));
      case "waiting":
        return said.waiting(nameOf(step.gap));
      case "not-waiting":
        return said.notWaiting(nameOf(step.gap));
      case "refused":
        return said.refused(textOf(step.token), nameOf(step.gap));
      default:
        return step satisfies never;
    }
  }

  /** By key the focus goes on to what is to be pressed next; for a finger it comes into view. */
  function follow({ detail }: MouseEvent, step: GapStep) {
    const next = nextOf(step);
    if (detail === 0) next?.focus();
    else if (step.kind !== "placed") next?.scrollIntoView({ block: "nearest" });
  }

  function nextOf(step: GapStep): HTMLElement | null {
    const all = (selector: string) => [...(root.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const slotOf = (id: string | undefined) => all("[data-slot]")[gaps.findIndex((gap) => gap.id === id)] ?? null;
    switch (step.kind) {
      case "waiting": {
        const list = gaps.find(({ id }) => id === step.gap)?.list;
        const shown = all("[data-list]")[lists.findIndex(({ id }) => id === list)];
        return shown?.querySelector<HTMLElement>('button[aria-pressed="false"]') ?? null;
      }
      case "picked-up": {
        const takers = places.filter(({ takes }) => takes.includes(step.token));
        return slotOf((takers.find(({ token }) => token === null) ?? takers[0])?.id);
      }
      case "placed":
        return slotOf(step.gaps.find(({ token }) => token === null)?.id);
      case "taken-back":
      case "put-down":
      case "not-waiting":
      case "refused":
        return null;
      default:
        return step satisfies never;
    }
  }

  function pressedToken(id: string, event: MouseEvent) {
    const step = pressToken(places, held, id);
    apply(step);
    follow(event, step);
  }

  return (
    <div ref={root} className={styles.placement}>
      <TextWithGaps
        html={html}
        gaps={gaps.map(({ id, name, placeholder, token }) => {
          const isWaiting = held?.kind === "gap" && held.id === id;
          const isWanted = wanted.includes(id) || isWaiting;
          return (
            <span key={`gap-${id}`} className={gapStyles.gap}>
              <Slot
                token={token === null ? undefined : { id: token, text: textOf(token) }}
                emptyLabel={placeholder}
                place={placeInWords(name, token !== null, isWaiting, held?.kind === "token")}
                disabled={disabled}
                drag={drag}
                name={id}
                isWanted={isWanted}
                isInText
                onPress={(event) => {
                  const step = pressGap(places, held, id);
                  apply(step);
                  // A gap that was just filled keeps the focus.
                  if (step.kind !== "placed") follow(event, step);
                }}
              />
            </span>
          );
        })}
        label={label}
      />
      <div className={styles.tray}>
        {lists.map((list) => (
          <div key={list.id} data-list="">
            <TokenList
              label={list.label}
              tokens={list.tokens}
              placed={places.flatMap(({ token }) => token ?? [])}
              isFull={false}
              disabled={disabled}
              drag={drag}
              isInRows
              held={held?.kind === "token" ? held.id : null}
              stateOf={(id) => {
                if (held?.kind === "token" && held.id === id) return texts.gap.pickedUp;
                const gap = gaps.find(({ token }) => token === id);
                return gap && texts.gap.placedIn(gap.name);
              }}
              onPress={pressedToken}
            />
          </div>
        ))}
        {announcement}
      </div>
    </div>
  );
}

function placeInWords(name: string, isFilled: boolean, isWaiting: boolean, hasToken: boolean): string {
  if (isFilled) return hasToken ? texts.gap.toReplace(name) : texts.gap.filled(name);
  return isWaiting ? texts.gap.waiting(name) : texts.gap.empty(name);
}
