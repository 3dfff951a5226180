/** Single-key shortcuts of the test. They can be switched off (WCAG 2.1.4), and are ignored in fields. */
import { useEffect, useState } from "react";
import { plainNumerals } from "../../../../core/numerals.ts";
import { areShortcutsOn, storeShortcuts } from "../../../shared/attempts/answer-storage.ts";

/** What each key does; digits are handled by the options of the question. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Listens for the keys while enabled; returns the switch. `withShift` is what a digit does with the Shift key. Null where digits do
 * nothing.
 */
export function useShortcuts(
  shortcuts: Shortcuts,
  chooseNumber: ((number: number) => void) | null,
  withShift: ((number: number) => void) | null,
) {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(areShortcutsOn()), []);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return;
      // By its place: what it writes with Shift differs between keyboards.
      const [, digit] = /^Digit([1-9])$/.exec(event.shiftKey ? event.code : "") ?? [];
      const plain = plainNumerals(event.key);
      const shortcut = digit === undefined ? shortcuts[event.key.toLowerCase()] : undefined;
      if (shortcut) shortcut();
      else if (digit !== undefined && withShift) withShift(Number(digit));
      else if (/^[1-9]$/.test(plain) && chooseNumber) chooseNumber(Number(plain));
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn, shortcuts, chooseNumber, withShift]);
  const switchTo = (on: boolean) => {
    storeShortcuts(on);
    setIsOn(on);
  };
  return { isOn, switchTo };
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("[data-own-keys]")) return true;
  if (target instanceof HTMLInputElement) return !["radio", "checkbox", "button", "submit"].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
