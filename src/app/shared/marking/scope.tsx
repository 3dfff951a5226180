/** Whose markup the texts and options below show, and which tools are at work on them: in a running test, and to read in a review. */
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { NOTE_MAX } from "../../../modules/attempts/markup.ts";
import { type MarkableProps, MarkingFrame } from "../../../ui/answering/markable.tsx";
import { StruckOptions } from "../../../ui/answering/strike-out.tsx";
import { useLoaded } from "../use-loaded.ts";
import type { Scope } from "./what-is-marked.ts";

const CurrentScope = createContext<Scope | null>(null);

/** Loads what draws highlights and notes, which most questions do not have. */
export const loadMarks = () => import("./marks.tsx");

const NO_RANGES: ReadonlyArray<never> = [];

/** The texts (`Markable`) and options below have this markup. */
export function MarkupScope({ scope, children }: { scope: Scope; children: ReactNode }) {
  const { markup, isStriking, onChange } = scope;
  const striking = useMemo(() => {
    const { struck } = markup;
    const strike = (id: string) => onChange?.({ struck: withOrWithout(struck, id) });
    return { struck, onStrike: isStriking ? strike : null };
  }, [markup, isStriking, onChange]);
  return (
    <CurrentScope value={scope}>
      <MarkingFrame value={MarkedText}>
        <StruckOptions value={striking}>{children}</StruckOptions>
      </MarkingFrame>
    </CurrentScope>
  );
}

/** With an option struck out, or no longer if it was. */
export function withOrWithout(struck: ReadonlyArray<string>, id: string): string[] {
  return struck.includes(id) ? struck.filter((other) => other !== id) : [...struck, id];
}

function MarkedText({ markKey, label, canNote = true, children }: MarkableProps) {
  const scope = useContext(CurrentScope);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const ranges = scope?.markup.highlights[markKey] ?? NO_RANGES;
  const note = scope?.markup.notes[markKey] ?? "";
  const isWanted = ranges.length > 0 || note !== "" || scope?.unit != null || (canNote && scope?.isNoting === true);
  const { part } = useLoaded(loadMarks, isWanted);
  return (
    <>
      <div ref={setElement}>{children}</div>
      {part && element && scope && isWanted && (
        <part.Marks {...{ element, markKey, label, canNote, ranges, note, scope }} noteMax={NOTE_MAX} />
      )}
    </>
  );
}
