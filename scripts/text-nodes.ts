/**
 * Text that changes, or that something is inserted before, needs an element of its own; part of `npm run check`. A browser's page
 * translation replaces text nodes: React then changes a node that nobody sees, or fails to insert before it (record 77).
 */
import path from "node:path";
import type { Expression, JsxChild, JsxElement, JsxFragment, Node, SourceFile } from "typescript/unstable/ast";
import {
  isBindingElement,
  isFunctionDeclaration,
  isIdentifier,
  isImportDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isNamedImports,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isVariableStatement,
} from "typescript/unstable/ast/is";
import { API, type Checker, type Type, TypeFlags } from "typescript/unstable/sync";
import { projectRoot } from "../src/core/project-root.ts";

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown;
/** Components whose children become children of the element around them. */
const TRANSPARENT = /^(?:Fragment|Suspense|StrictMode|\w*Context|\w*Provider)$/;
/** Components whose element never changes, so that nothing is inserted in their place. */
const CONSTANT = new Set(["Icon", "Link", "VisuallyHidden"]);
const NOT_CHECKED = /\.test\.tsx$|\/src\/(?:mail|testing)\//;

const MESSAGES = {
  changing: "this text can change and has siblings",
  following: "this text follows a sibling that can change",
  bare: "this text has no element of its own",
  returned: "this component can return text",
} as const;

type Parent = JsxElement | JsxFragment;

/** The places in a project's components where text shares its parent with what changes, a line each. */
export function findTextNodes(configFile: string): string[] {
  const root = path.dirname(configFile);
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [configFile] }).getProjects();
    if (!project) throw new Error(`TypeScript finds no project in ${configFile}`);
    const { checker, program } = project;
    return program
      .getSourceFileNames()
      .filter((name) => name.startsWith(`${root}/src/`) && name.endsWith(".tsx") && !NOT_CHECKED.test(name))
      .flatMap((name) => program.getSourceFile(name) ?? [])
      .flatMap((file) => findInFile(file, checker, path.relative(root, file.fileName)));
  } finally {
    api.close();
  }
}

function findInFile(file: SourceFile, checker: Checker, name: string): string[] {
  const found: string[] = [];
  const words = wordsIn(file);
  const add = (message: keyof typeof MESSAGES, node: Node) => {
    const line = file.text.slice(0, node.getStart(file)).split("\n").length;
    const excerpt = node.getText(file).trim().replace(/\s+/g, " ").slice(0, 80);
    found.push(`${name}:${line} ${MESSAGES[message]}: ${excerpt}`);
  };
  const checkChildren = (parent: Parent) => {
    const children = parent.children.filter((child) => !isLayout(child));
    const isBare = isTransparent(parent, file);
    let hasChanging = false;
    for (const child of children) {
      if (isBlank(child)) continue;
      if (isJsxText(child) || (isJsxExpression(child) && isConstantText(child.expression, words))) {
        if (isBare) add("bare", child);
        else if (hasChanging) add("following", child);
        continue;
      }
      if (isJsxExpression(child) && child.expression) {
        const type = checker.getTypeAtLocation(child.expression);
        // React sets the text of an element whose only child is a string as a whole. A list of strings is several nodes.
        const isAlone = children.length === 1 && !isBare;
        if (type && (isAlone ? isListOfText(type, checker) : isText(type, checker))) add("changing", child);
      }
      hasChanging ||= canChange(child, file);
    }
  };
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) checkChildren(node);
    if (isFunctionDeclaration(node) && node.name && /^[A-Z]/.test(node.name.text)) {
      const signature = checker.getSignatureFromDeclaration(node);
      const returned = signature && checker.getReturnTypeOfSignature(signature);
      if (returned && isText(returned, checker)) add("returned", node.name);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

/** Whether a value of this type can be text among the children of an element. */
function isText(type: Type, checker: Checker, seen = new Set<number>()): boolean {
  if (seen.has(type.id)) return false;
  seen.add(type.id);
  // The empty string is no node, and `0` comes from `&&` only.
  if (type.isStringLiteralType()) return type.value !== "";
  if (type.isNumberLiteralType()) return type.value !== 0;
  if (type.isBigIntLiteralType()) return false;
  if (type.flags & TEXT) return true;
  if (type.isUnionType()) return type.getTypes().some((part) => isText(part, checker, seen));
  if (type.isTypeParameter()) {
    const constraint = checker.getBaseConstraintOfType(type);
    return !constraint || isText(constraint, checker, seen);
  }
  return isListOfText(type, checker, seen);
}

function isListOfText(type: Type, checker: Checker, seen = new Set<number>()): boolean {
  if (type.isUnionType()) return type.getTypes().some((part) => isListOfText(part, checker, seen));
  if (!type.isObjectType() || !checker.isArrayType(type) || !type.isTypeReference()) return false;
  return checker.getTypeArguments(type).some((part) => isText(part, checker, seen));
}

/** Names of words of the product, which are the same as long as a page is open: imported from `content`, and parts of those. */
function wordsIn(file: SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (isImportDeclaration(statement)) {
      const { moduleSpecifier: from, importClause } = statement;
      const bindings = importClause?.namedBindings;
      if (!isStringLiteral(from) || !from.text.includes("/content/en/") || !bindings) continue;
      if (isNamedImports(bindings)) for (const { name } of bindings.elements) names.add(name.text);
    }
    if (!isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !isPartOf(initializer, names)) continue;
      if (isIdentifier(name)) names.add(name.text);
      else {
        for (const part of name.elements) {
          if (isBindingElement(part) && part.name && isIdentifier(part.name)) names.add(part.name.text);
        }
      }
    }
  }
  return names;
}

function isPartOf(expression: Expression, words: ReadonlySet<string>): boolean {
  let whole: Node = expression;
  while (isPropertyAccessExpression(whole)) whole = whole.expression;
  return isIdentifier(whole) && words.has(whole.text);
}

function isConstantText(expression: Expression | undefined, words: ReadonlySet<string>): boolean {
  if (!expression) return false;
  if (isStringLiteral(expression) || isNumericLiteral(expression)) return true;
  return isNoSubstitutionTemplateLiteral(expression) || isPartOf(expression, words);
}

/** Line breaks and comments between tags. */
function isLayout(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() === "" && (child.text === "" || child.text.includes("\n"));
  return isJsxExpression(child) && !child.expression;
}

/** Spaces alone are not translated. */
function isBlank(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() === "";
  return (
    isJsxExpression(child) &&
    child.expression !== undefined &&
    isStringLiteral(child.expression) &&
    child.expression.text.trim() === ""
  );
}

function isTransparent(parent: Parent, file: SourceFile): boolean {
  return isJsxFragment(parent) || TRANSPARENT.test(parent.openingElement.tagName.getText(file));
}

/** Whether React may insert, remove or replace an element in the place of this child. */
function canChange(child: JsxChild, file: SourceFile): boolean {
  if (!isJsxElement(child) && !isJsxSelfClosingElement(child)) return true;
  const { tagName } = isJsxElement(child) ? child.openingElement : child;
  const name = tagName.getText(file);
  return /^[A-Z]/.test(name) && !CONSTANT.has(name);
}

if (import.meta.main) {
  const found = findTextNodes(path.join(projectRoot(), "tsconfig.json"));
  for (const line of found) console.error(line);
  if (found.length > 0) console.error("Put the text into an element of its own (docs/style.md).");
  process.exit(found.length === 0 ? 0 : 1);
}
