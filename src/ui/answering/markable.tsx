/** Texts that a student may highlight and write notes on, where the page around them offers it. */
import { type ComponentType, createContext, useContext } from "react";
import type { Elements } from "../elements.ts";

export type MarkableProps = {
  /** Names the text among those of its question: letters, digits, `-` and `:`, as `exhibit:` with the id of an entry. Never changes. */
  markKey: string;
  /** What the text is called, for those who hear it. */
  label: string;
  /** False where a note belongs to another text of the question. */
  canNote?: boolean;
  /** Words that are the same whenever they are shown: highlights are kept by their number. Controls among them do not count. */
  children: Elements;
};

/** What a page puts around such a text; null where nothing can be marked. */
export const MarkingFrame = createContext<ComponentType<MarkableProps> | null>(null);

/** A text of a question, as it is where the page offers no tools, and else with what the student makes on it. */
export function Markable(props: MarkableProps) {
  const Frame = useContext(MarkingFrame);
  return Frame ? <Frame {...props} /> : props.children;
}

/** The question text of the item that is shown, and what it is called. */
export const StemOfItem = createContext<{ html: string; label: string } | null>(null);

/** Makes a text markable if it is the question text, wherever the view of its type shows it. */
export function MarkableStem({ html, children }: { html: string; children: Elements }) {
  const stem = useContext(StemOfItem);
  if (stem?.html !== html) return children;
  return (
    <Markable markKey="stem" label={stem.label}>
      {children}
    </Markable>
  );
}
