/** The calculator of a test, by mouse, finger and keyboard. */
import { type KeyboardEvent, useEffect, useState } from "react";
import { calculatorTexts as texts } from "../../../../../content/en/calculator.ts";
import { plainNumerals } from "../../../../../core/numerals.ts";
import { readTool, storeTool } from "../../../../shared/attempts/answer-storage.ts";
import styles from "./calculator.module.css";
import {
  Calculator,
  type CalculatorKey,
  CLEARED,
  DIGITS,
  memoryIn,
  pendingIn,
  press,
  shownIn,
} from "./calculator-state.ts";
import { PanelFrame, type PanelProps } from "./panel.tsx";

const CALCULATOR = "calculator";

/** As they stand, line by line. */
const KEYS: ReadonlyArray<CalculatorKey> = [
  ...(["MC", "MR", "M+", "M−", "⌫"] as const),
  ...(["√", "7", "8", "9", "÷"] as const),
  ...(["%", "4", "5", "6", "×"] as const),
  ...(["±", "1", "2", "3", "-"] as const),
  ...(["C", "0", ".", "=", "+"] as const),
];

/** Letters as well: a layout may have no sign for it. */
const BY_KEYBOARD: Readonly<Record<string, CalculatorKey>> = {
  "+": "+",
  "-": "-",
  "*": "×",
  x: "×",
  "/": "÷",
  ".": ".",
  ",": ".",
  "=": "=",
  Enter: "=",
  "%": "%",
  s: "√",
  n: "±",
  c: "C",
  Delete: "CE",
  Backspace: "⌫",
};

export function ToolPanel({ attemptId, ...props }: PanelProps) {
  const [state, setState] = useState(() => readTool(attemptId, CALCULATOR, Calculator) ?? CLEARED);
  useEffect(() => storeTool(attemptId, CALCULATOR, state), [attemptId, state]);
  const pressKey = (key: CalculatorKey) => setState((before) => press(before, key));
  const onKey = (event: KeyboardEvent) => {
    // On a button it presses that.
    if (event.key === "Enter" && event.target instanceof HTMLButtonElement) return false;
    const pressed = plainNumerals(event.key);
    const digit = DIGITS.find((one) => one === pressed);
    const key = digit ?? BY_KEYBOARD[pressed.length === 1 ? pressed.toLowerCase() : pressed];
    if (key) pressKey(key);
    return key !== undefined;
  };
  const memory = memoryIn(state);
  return (
    <PanelFrame title={texts.title} onKey={onKey} {...props}>
      <div className={styles.calculator}>
        <div className={styles.display}>
          <p className={styles.pending}>
            <span>{memory !== null && texts.memory(memory)}</span>
            <span>{pendingIn(state)}</span>
          </p>
          <output aria-label={texts.display} data-error={state.error ?? undefined}>
            {state.error ? texts.errors[state.error] : shownIn(state)}
          </output>
        </div>
        <div className={styles.keys}>
          {KEYS.map((key) => (
            <button
              key={key}
              type="button"
              aria-label={isDigit(key) ? undefined : texts.keys[key]}
              data-kind={isDigit(key) || key === "." ? "digit" : key === "=" ? "equals" : "other"}
              onClick={() => pressKey(key)}
            >
              {key === "-" ? "−" : key}
            </button>
          ))}
        </div>
        <p className={styles.hint} data-keyboard-help="">
          {texts.byKeyboard}
        </p>
      </div>
    </PanelFrame>
  );
}

function isDigit(key: CalculatorKey): key is (typeof DIGITS)[number] {
  return DIGITS.some((digit) => digit === key);
}
