/**
 * A calculator with four functions as exams have it: it calculates from left to right as keys are pressed. Decimal numbers, so that
 * 0.1 + 0.2 is 0.3. Pure.
 */
import { z } from "zod/mini";
import { addDecimals, type Decimal, parseDecimal, writeDecimal } from "../../../../../core/decimal.ts";
import {
  divideDecimals,
  multiplyDecimals,
  rootOfDecimal,
  roundToDecimals,
} from "../../../../../core/decimal-arithmetic.ts";

/** As many as are typed and shown. */
const DIGITS_MAX = 12;

const Operator = z.enum(["+", "-", "×", "÷"]);
export type Operator = z.infer<typeof Operator>;

export const Calculator = z.object({
  /** What is being typed; null while a value is shown. */
  typed: z.nullable(z.string().check(z.maxLength(20))),
  /** The last number that was entered or calculated, with all its digits. */
  value: z.string(),
  /** What waits for its second number. */
  pending: z.nullable(z.object({ operator: Operator, left: z.string() })),
  /** True once the second number of it was entered. */
  isEntered: z.boolean(),
  /** What "=" pressed again repeats. */
  repeated: z.nullable(z.object({ operator: Operator, right: z.string() })),
  /** Null while it is empty. */
  memory: z.nullable(z.string()),
  error: z.nullable(z.enum(["no-division", "no-root", "too-large"])),
});
export type Calculator = z.infer<typeof Calculator>;

export const DIGITS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
export type CalculatorKey =
  | (typeof DIGITS)[number]
  | Operator
  | "."
  | "="
  | "%"
  | "√"
  | "±"
  | "C"
  | "CE"
  | "⌫"
  | "MC"
  | "MR"
  | "M+"
  | "M−";

export const CLEARED: Calculator = {
  typed: null,
  value: "0",
  pending: null,
  isEntered: false,
  repeated: null,
  memory: null,
  error: null,
};

/** What it shows; null while there is an error. */
export function shownIn({ typed, value, error }: Calculator): string | null {
  return error ? null : (typed ?? shownNumber(decimalOf(value)));
}

/** The calculation that is under way, as "5 ×". */
export function pendingIn({ pending }: Calculator): string {
  return pending ? `${shownNumber(decimalOf(pending.left))} ${pending.operator}` : "";
}

/** What the memory has; null while it is empty. */
export function memoryIn({ memory }: Calculator): string | null {
  return memory && shownNumber(decimalOf(memory));
}

/** After a key is pressed. While there is an error only C and the memory do anything. */
export function press(state: Calculator, key: CalculatorKey): Calculator {
  if (key === "C") return { ...CLEARED, memory: state.memory };
  if (key === "MC") return { ...state, memory: null };
  if (state.error) return state;
  switch (key) {
    case "CE":
      return { ...state, typed: null, value: "0", isEntered: false };
    case "⌫":
      return state.typed === null ? state : withTyped(state, state.typed.slice(0, -1));
    case ".":
      return typeDigit(state, ".");
    case "±":
      return changeSign(state);
    case "%":
      return withValue(state, percentOf(state));
    case "√":
      return withValue(state, rootOfDecimal(decimalOf(state.value)) ?? "no-root");
    case "MR":
      return state.memory === null ? state : withValue(state, decimalOf(state.memory));
    case "M+":
    case "M−": {
      const sum = addDecimals(decimalOf(state.memory ?? "0"), decimalOf(state.value), key === "M+" ? 1 : -1);
      return { ...withValue(state, decimalOf(state.value)), memory: writeDecimal(sum) };
    }
    case "+":
    case "-":
    case "×":
    case "÷": {
      // A second operator replaces the first.
      const done = state.pending && state.isEntered ? calculate(state) : state;
      if (done.error) return done;
      return { ...done, typed: null, pending: { operator: key, left: done.value }, isEntered: false, repeated: null };
    }
    case "=":
      return calculate(state);
    default:
      return typeDigit(state, key);
  }
}

function typeDigit(state: Calculator, digit: string): Calculator {
  const typed = state.typed ?? "";
  if (digit === "." && typed.includes(".")) return state;
  if (typed.replace(/\D/g, "").length >= DIGITS_MAX) return state;
  const next = typed === "" && digit === "." ? "0." : typed === "0" && digit !== "." ? digit : typed + digit;
  return withTyped(state, next);
}

function withTyped(state: Calculator, typed: string): Calculator {
  const shown = /\d/.test(typed) ? typed : "0";
  return { ...state, typed: shown, value: writeDecimal(decimalOf(shown)), isEntered: true };
}

function changeSign(state: Calculator): Calculator {
  if (state.typed === null) {
    const { units, decimals } = decimalOf(state.value);
    return withValue(state, { units: -units, decimals });
  }
  return withTyped(state, state.typed.startsWith("-") ? state.typed.slice(1) : `-${state.typed}`);
}

/** Of what is to be added to or taken from it is the percentage of the first number; alone and else it is a hundredth. */
function percentOf({ value, pending }: Calculator): Decimal {
  const { units, decimals } = decimalOf(value);
  const hundredth = { units, decimals: decimals + 2 };
  const isPart = pending?.operator === "+" || pending?.operator === "-";
  return isPart ? multiplyDecimals(decimalOf(pending.left), hundredth) : hundredth;
}

function calculate(state: Calculator): Calculator {
  const { pending, repeated, value } = state;
  const [operator, left, right] = pending
    ? [pending.operator, pending.left, value]
    : repeated
      ? [repeated.operator, value, repeated.right]
      : [null, value, value];
  if (operator === null) return { ...state, typed: null };
  const result = apply(operator, decimalOf(left), decimalOf(right));
  return { ...withValue(state, result ?? "no-division"), pending: null, repeated: { operator, right } };
}

function apply(operator: Operator, left: Decimal, right: Decimal): Decimal | null {
  switch (operator) {
    case "+":
      return addDecimals(left, right);
    case "-":
      return addDecimals(left, right, -1);
    case "×":
      return multiplyDecimals(left, right);
    case "÷":
      return divideDecimals(left, right);
    default:
      return operator satisfies never;
  }
}

function withValue(state: Calculator, value: Decimal | NonNullable<Calculator["error"]>): Calculator {
  if (typeof value === "string") return { ...CLEARED, memory: state.memory, error: value };
  if (wholeDigitsOf(value) > DIGITS_MAX) return { ...CLEARED, memory: state.memory, error: "too-large" };
  return { ...state, typed: null, value: writeDecimal(value), isEntered: true };
}

/** As many digits as fit. */
function shownNumber(value: Decimal): string {
  return writeDecimal(roundToDecimals(value, Math.max(0, DIGITS_MAX - wholeDigitsOf(value))));
}

function wholeDigitsOf(value: Decimal): number {
  return (writeDecimal(value).split(".")[0] ?? "").replace("-", "").length;
}

function decimalOf(text: string): Decimal {
  return parseDecimal(text) ?? { units: 0n, decimals: 0 };
}
