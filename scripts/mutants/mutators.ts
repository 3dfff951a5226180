/**
 * Places where a source can be broken, found in its syntax tree. Code that a mutant leaves out stays in the text behind
 * `globalThis`, which is always true: its names remain used, and the lint does not find the mutant in place of a test.
 */
import { type ESTree, parseSync, Visitor } from "vite";
import { editsOfSql } from "./sql.ts";

type Kind =
  | "change-sql"
  | "drop-filter"
  | "empty-return"
  | "flip-boolean"
  | "increment-number"
  | "negate-condition"
  | "plus-to-minus"
  | "remove-call"
  | "shift-comparison"
  | "swap-branches"
  | "swap-logical";
type Span = { start: number; end: number };
/** A replacement of a part of the source. */
export type Edit = Span & { kind: Kind; text: string };

const NEIGHBOURS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
};
const LOG_CALL = /(?:^|\.)(?:console|log|logger)\.(?:debug|error|fatal|info|log|trace|warn)$/;
/** React forbids hooks behind a condition, and the constructor of a subclass has to call `super`. */
const NEEDED_CALL = /(?:^|\.)use[A-Z]\w*$|^super$/;
const COMMENT = /\/[/*]/;
/** Bound of the numbers that grow by one: a test cannot be expected to notice one more among thousands. */
const LARGE = 1000;

/** All edits of a source, in its order. */
export function findEdits(file: string, source: string): Edit[] {
  const edits: Edit[] = [];
  /** Types, names of properties and calls of the log. */
  const excluded: Span[] = [];
  /** Values that the functions around the current node may return instead of their own; null if nothing is known. */
  const empties: (string | null)[] = [];
  const textOf = ({ start, end }: Span) => source.slice(start, end);
  const add = (kind: Kind, { start, end }: Span, text: string) => edits.push({ kind, start, end, text });
  const addNegation = ({ test }: { test: ESTree.Expression }) => add("negate-condition", test, negate(test, textOf));
  const addOperator = (kind: Kind, node: { left: Span; operator: string; right: Span }, text: string) => {
    if (COMMENT.test(textOf({ start: node.left.end, end: node.right.start }))) return;
    const start = source.indexOf(node.operator, node.left.end);
    add(kind, { start, end: start + node.operator.length }, text);
  };
  const enter = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    empties.push(node.returnType ? emptyOf(textOf(node.returnType.typeAnnotation), node.async) : null);
  };
  const leave = () => empties.pop();

  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    "FunctionDeclaration:exit": leave,
    "FunctionExpression:exit": leave,
    "ArrowFunctionExpression:exit": leave,
    TSLiteralType: (node) => excluded.push(node),
    Property: (node) => !node.computed && excluded.push(node.key),
    IfStatement: addNegation,
    WhileStatement: addNegation,
    ConditionalExpression(node) {
      const { consequent, alternate } = node;
      const between = textOf({ start: consequent.end, end: alternate.start });
      addNegation(node);
      const swapped = `${textOf(alternate)}${between}${textOf(consequent)}`;
      add("swap-branches", { start: consequent.start, end: alternate.end }, swapped);
    },
    LogicalExpression(node) {
      if (node.operator !== "??") addOperator("swap-logical", node, node.operator === "&&" ? "||" : "&&");
    },
    BinaryExpression(node) {
      const neighbour = NEIGHBOURS[node.operator];
      if (neighbour) addOperator("shift-comparison", node, neighbour);
      const isSum = node.operator === "+" && [node.left, node.right].some(isNumber);
      if (isSum && ![node.left, node.right].some(isString)) addOperator("plus-to-minus", node, "-");
    },
    Literal(node) {
      if (typeof node.value === "boolean") add("flip-boolean", node, String(!node.value));
      if (typeof node.value === "number" && node.value < LARGE) add("increment-number", node, String(node.value + 1));
    },
    ExpressionStatement({ expression }) {
      const call = callIn(expression);
      if (call && !NEEDED_CALL.test(textOf(call.callee))) {
        add("remove-call", expression, `globalThis || ${textOf(expression)}`);
      }
    },
    ReturnStatement({ argument }) {
      const empty = empties.at(-1);
      if (empty && argument && callIn(argument)) {
        add("empty-return", argument, `globalThis ? ${empty} : ${textOf(argument)}`);
      }
    },
    CallExpression(node) {
      const { callee, arguments: given } = node;
      const [first] = given;
      if (LOG_CALL.test(textOf(callee))) excluded.push(node);
      if (given.length === 1 && first && first.type !== "SpreadElement" && textOf(callee).endsWith(".filter")) {
        add("drop-filter", first, `globalThis ? () => true : ${textOf(first)}`);
      }
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (textOf(tag) !== "sql") return;
      let statement = textOf(quasi);
      for (const { start, end } of quasi.expressions) {
        const [from, to] = [start - quasi.start, end - quasi.start];
        statement = statement.slice(0, from) + " ".repeat(to - from) + statement.slice(to);
      }
      for (const { at, from, to } of editsOfSql(statement)) {
        const start = quasi.start + at;
        add("change-sql", { start, end: start + from.length }, to);
      }
    },
  }).visit(parseSync(file, source).program);

  const isExcluded = (edit: Edit) => excluded.some(({ start, end }) => start <= edit.start && edit.end <= end);
  return edits
    .filter((edit) => edit.text !== textOf(edit) && !isExcluded(edit))
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Applies an edit. */
export function mutate(source: string, { start, end, text }: Edit): string {
  return source.slice(0, start) + text + source.slice(end);
}

function negate(test: ESTree.Expression, textOf: (span: Span) => string): string {
  if (test.type === "UnaryExpression" && test.operator === "!") return textOf(test.argument);
  const isOne = ["Identifier", "CallExpression", "MemberExpression", "ParenthesizedExpression"].includes(test.type);
  return isOne ? `!${textOf(test)}` : `!(${textOf(test)})`;
}

/** An empty value of a function's declared type, or null if it has none. */
function emptyOf(type: string, isAsync: boolean): string | null {
  const awaited = isAsync ? type.replace(/^Promise<(.*)>$/s, "$1") : type;
  if (/(?:^|\| )null$/.test(awaited)) return "null";
  if (/(?:^|\| )undefined$/.test(awaited)) return "undefined";
  return /^(?:Readonly)?Array<.*>$|\[\]$/s.test(awaited) ? "[]" : null;
}

/** The call that this expression is, awaited or not. */
function callIn(expression: ESTree.Expression): ESTree.CallExpression | null {
  if (expression.type === "CallExpression") return expression;
  if (expression.type === "AwaitExpression") return callIn(expression.argument);
  if (expression.type === "UnaryExpression" && expression.operator === "void") return callIn(expression.argument);
  return expression.type === "ChainExpression" ? callIn(expression.expression) : null;
}

function isNumber(operand: ESTree.Expression): boolean {
  return operand.type === "Literal" && typeof operand.value === "number";
}

function isString(operand: ESTree.Expression): boolean {
  return operand.type === "TemplateLiteral" || (operand.type === "Literal" && typeof operand.value === "string");
}
