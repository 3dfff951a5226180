/** Options that a student has struck out. They look it and can still be chosen: no answer changes by it. */
import { createContext, useContext } from "react";
import { itemTexts } from "../../content/en/items.ts";
import { IconButton } from "../button.tsx";
import type { Elements } from "../elements.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import styles from "./strike-out.module.css";

const texts = itemTexts.answering;

type Striking = {
  /** Ids of options. */
  struck: ReadonlyArray<string>;
  /** Null where options cannot be struck out now. */
  onStrike: ((id: string) => void) | null;
};

/** What is struck out of the question that is shown. */
export const StruckOptions = createContext<Striking>({ struck: [], onStrike: null });

/** What an option shows, struck out if it is. */
export function Strikeable({ id, children }: { id: string; children: Elements }) {
  const { struck } = useContext(StruckOptions);
  if (!struck.includes(id)) return children;
  return (
    <>
      <VisuallyHidden>{texts.struckOut} </VisuallyHidden>
      <s className={styles.struck}>{children}</s>
    </>
  );
}

/** An option with the button beside it that strikes it out, where that is offered. */
export function WithStrikeButton({ id, text, children }: { id: string; text: string; children: Elements }) {
  const { struck, onStrike } = useContext(StruckOptions);
  if (!onStrike) return children;
  return (
    <div className={styles.row}>
      {children}
      <IconButton
        icon="strike"
        label={texts.strike(text)}
        title={texts.strikeOut}
        aria-pressed={struck.includes(id)}
        data-strike=""
        className={styles.button}
        onClick={() => onStrike(id)}
      />
    </div>
  );
}
