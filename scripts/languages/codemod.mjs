// biome-ignore-all lint: runs once, and goes with the commit that holds its work
// Turns all texts of src/content/en into functions of a language, and every use into a use at call time, in place. Started by
// run.sh: the TypeScript of the product (7) has no JavaScript API, so TS_PATH names the package.json of a folder that has 5.9.

import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(process.env.TS_PATH);
const ts = require("typescript");
const root = path.resolve(process.argv[2] ?? ".");
const config = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
const parsed = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
const program = ts.createProgram(parsed.fileNames, { ...parsed.options, skipLibCheck: true });
const checker = program.getTypeChecker();
const rel = (f) => path.relative(root, f);
const files = program
  .getSourceFiles()
  .filter(
    (f) =>
      !f.isDeclarationFile &&
      f.fileName.startsWith(`${root}/`) &&
      !f.fileName.includes("node_modules") &&
      !f.fileName.includes(".react-router"),
  );
const K = ts.SyntaxKind;
const isLeaf = (f) => /^(tests|scripts)\/|^src\/(testing|cli)\/|\.test\.tsx?$|^[^/]+$/.test(rel(f.fileName));
const isContentEn = (f) =>
  /^src\/content\/en\//.test(rel(f.fileName)) &&
  !isLeaf(f) &&
  !/content\/en\/sheets\/|content\/en\/consent\.ts/.test(f.fileName);
const NOT_TEXT = new Set(["sheets", "NO_DATA"]);
const notes = [];
const note = (node, what) => {
  const f = node.getSourceFile();
  const { line } = f.getLineAndCharacterOfPosition(node.getStart());
  notes.push(`${rel(f.fileName)}:${line + 1} ${what}`);
};

// ---- units: top-level declarations
const units = new Map(); // declaration node -> unit
const unitsOf = new Map(); // file -> units
for (const f of files) {
  const list = [];
  for (const s of f.statements) {
    const add = (decl, name, init) => {
      const u = { f, s, decl, name, init, refs: [], users: [] };
      units.set(decl, u);
      list.push(u);
    };
    if (ts.isVariableStatement(s))
      for (const d of s.declarationList.declarations) {
        if (ts.isIdentifier(d.name)) add(d, d.name.text, d.initializer);
        else if (ts.isObjectBindingPattern(d.name)) {
          const dig = (pattern, at) => {
            for (const e of pattern.elements) {
              const on = e.dotDotDotToken ? at : [...at, (e.propertyName ?? e.name).text];
              if (ts.isIdentifier(e.name)) {
                add(e, e.name.text, d.initializer);
                list.at(-1).prop = on;
              } else if (ts.isObjectBindingPattern(e.name)) dig(e.name, on);
            }
          };
          dig(d.name, []);
          add(d, "", d.initializer);
          list.at(-1).isPattern = true;
        } else add(d, "", d.initializer);
      }
    else if (ts.isFunctionDeclaration(s)) add(s, s.name?.text ?? "default", s);
    else if (ts.isClassDeclaration(s)) add(s, s.name?.text ?? "default", s);
    else if (ts.isExportAssignment(s)) add(s, "default", s.expression);
  }
  unitsOf.set(f, list);
}
const isFn = (n) =>
  n && (ts.isArrowFunction(n) || ts.isFunctionExpression(n) || (ts.isFunctionDeclaration(n) && n.body));
const exported = (u) => ts.canHaveModifiers(u.s) && ts.getModifiers(u.s)?.some((m) => m.kind === K.ExportKeyword);
const isText = (u) =>
  isContentEn(u.f) &&
  exported(u) &&
  !NOT_TEXT.has(u.name) &&
  (ts.isFunctionDeclaration(u.decl) || ts.isVariableDeclaration(u.decl));
const overloads = (u) => u.decl.kind === K.FunctionDeclaration && !u.decl.body;

function unitOfSymbol(id) {
  let sym =
    ts.isShorthandPropertyAssignment(id.parent) && id.parent.name === id
      ? checker.getShorthandAssignmentValueSymbol(id.parent)
      : checker.getSymbolAtLocation(id);
  if (!sym) return null;
  if (sym.flags & ts.SymbolFlags.Alias) sym = checker.getAliasedSymbol(sym);
  for (const d of sym.declarations ?? [])
    if (units.has(d)) {
      const u = units.get(d);
      if (!overloads(u)) return u;
    }
  for (const d of sym.declarations ?? []) if (units.has(d)) return units.get(d);
  return null;
}
const enclosingUnit = (node) => {
  for (let n = node; n; n = n.parent) if (units.has(n)) return units.get(n);
  return null;
};
const inType = (id) => {
  for (let n = id.parent; n; n = n.parent) {
    if (ts.isTypeQueryNode(n)) return n;
    if (ts.isExpression(n) && !ts.isPropertyAccessExpression(n) && !ts.isIdentifier(n)) return null;
    if (ts.isStatement(n)) return null;
  }
  return null;
};

// ---- references
const refs = []; // {id, to, from, typeQuery}
for (const f of files) {
  const walk = (n) => {
    if (ts.isImportDeclaration(n)) return;
    if (ts.isIdentifier(n)) {
      const p = n.parent;
      const isName =
        (ts.isPropertyAccessExpression(p) && p.name === n) ||
        (ts.isPropertyAssignment(p) && p.name === n) ||
        (ts.isQualifiedName(p) && p.right === n) ||
        (p.name === n && !ts.isShorthandPropertyAssignment(p)) ||
        ts.isJsxAttribute(p) ||
        (ts.isBindingElement(p) && (p.propertyName === n || p.name === n)) ||
        ts.isTypeReferenceNode(p) ||
        ts.isExportSpecifier(p);
      if (!isName) {
        const to = unitOfSymbol(n);
        if (to) {
          const from = enclosingUnit(n);
          if (from !== to || isFn(to.init) || isText(to)) {
            const r = { id: n, to, from, typeQuery: inType(n) };
            refs.push(r);
            to.users.push(r);
            from?.refs.push(r);
          }
        }
      }
      return;
    }
    ts.forEachChild(n, walk);
  };
  walk(f);
}
// formatsOf(DEFAULT_LANGUAGE) outside of content
const formatCalls = [];
for (const f of files) {
  if (isLeaf(f) || /src\/content\//.test(f.fileName)) continue;
  const walk = (n) => {
    if (
      ts.isCallExpression(n) &&
      n.expression.getText() === "formatsOf" &&
      n.arguments[0]?.getText() === "DEFAULT_LANGUAGE"
    )
      formatCalls.push({ node: n, from: enclosingUnit(n) });
    ts.forEachChild(n, walk);
  };
  walk(f);
}

// ---- kinds
const ENTRY = new Set(["loader", "action", "clientAction", "clientLoader", "meta", "middleware", "clientMiddleware"]);
const isRoute = (f) => /^src\/app\//.test(rel(f.fileName)) && /\+types\//.test(f.text);
function innerFn(u) {
  // the function whose body runs as the component
  if (isFn(u.init)) {
    const last = ts.isBlock(u.init.body) && u.init.body.statements.at(-1); // a factory of components
    if (
      last &&
      ts.isReturnStatement(last) &&
      last.expression &&
      ts.isFunctionExpression(last.expression) &&
      /^[A-Z]/.test(last.expression.name?.text ?? "")
    )
      return last.expression;
    return u.init;
  }
  if (u.init && ts.isCallExpression(u.init)) return u.init.arguments.find(isFn) ?? null;
  return null;
}
// What says English for now and is to return codes instead, by hand.
const CUT = /^src\/(items\/(?!.*[.]tsx$)|core\/forms[.]ts|server\/|db\/|jobs\/|modules\/backup\/|modules\/demo\/)/;
const cut = new Set();
function kindOf(u) {
  if (u.kind) return u.kind;
  const name = u.name;
  if (isText(u)) return (u.kind = "text");
  if (isLeaf(u.f)) return (u.kind = "leaf");
  if (isContentEn(u.f)) return (u.kind = "english");
  if (/^src\/mail\/registry[.]ts$/.test(rel(u.f.fileName))) return (u.kind = "raw");
  if (CUT.test(rel(u.f.fileName))) {
    if (!cut.has(u)) cut.add(u);
    return (u.kind = "cut");
  }
  if (ts.isClassDeclaration(u.decl)) return (u.kind = "class");
  const isDefault = u.s && ts.canHaveModifiers(u.s) && ts.getModifiers(u.s)?.some((m) => m.kind === K.DefaultKeyword);
  const fn = innerFn(u);
  if (fn && u.f.fileName.endsWith(".tsx") && (isDefault || /^[A-Z]/.test(name)) && !/^[A-Z_\d]+$/.test(name))
    return (u.kind = "component");
  if (fn && fn !== u.init && isFn(u.init)) return (u.kind = "component");
  if (!fn && u.init && ts.isCallExpression(u.init) && u.f.fileName.endsWith(".tsx") && /^[A-Z][a-z]/.test(name))
    return (u.kind = "factory");
  if (fn && /^use[A-Z]/.test(name) && isFn(u.init)) return (u.kind = "component");
  if (isFn(u.init) && isRoute(u.f) && ENTRY.has(name) && exported(u)) return (u.kind = "entry");
  if (isFn(u.init)) {
    u.given = languageGiven(u);
    return (u.kind = u.given ? "given" : "function");
  }
  if (u.init && isAliasInit(u.init) && !exported(u)) return (u.kind = "alias");
  if (u.prop) {
    note(u.decl, "pattern of something else");
    return (u.kind = "other");
  }
  if (u.init) return (u.kind = "const");
  return (u.kind = "other");
}
function isAliasInit(n) {
  let x = n;
  while (ts.isPropertyAccessExpression(x)) x = x.expression;
  if (!ts.isIdentifier(x)) return false;
  const u = unitOfSymbol(x);
  return !!u && (isText(u) || kindOf(u) === "alias");
}
// a parameter that carries the language: viewer, student, accounts …
function languageGiven(u) {
  const fn = u.init;
  if (
    ts.isBlock(fn.body) &&
    fn.body.statements.some(
      (s) =>
        ts.isVariableStatement(s) &&
        s.declarationList.declarations.some((d) => d.name.getText().match(/^language$|^\{[^}]*\blanguage\b[^}]*\}$/)),
    )
  )
    return { expr: "language" };
  for (const p of fn.parameters) {
    if (ts.isIdentifier(p.name) && p.name.text === "language") return { expr: "language" };
    if (ts.isObjectBindingPattern(p.name) && p.name.elements.some((e) => e.name.getText() === "language"))
      return { expr: "language" };
  }
  for (const p of fn.parameters) {
    if (p.questionToken || p.initializer) continue;
    const t = checker.getTypeAtLocation(p);
    if (t.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) continue;
    if (t.isUnion() && t.types.some((x) => x.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined))) continue;
    const prop = checker.getPropertyOfType(t, "language");
    if (!prop) {
      const ctx = checker.getPropertyOfType(t, "get"); // the router's context
      if (
        ts.isIdentifier(p.name) &&
        ctx &&
        /RouterContextProvider/.test(checker.typeToString(t)) &&
        /src\/app\//.test(u.f.fileName)
      )
        return { expr: `${p.name.text}.get(languageContext)`, imports: ["languageContext"] };
      continue;
    }
    if (!/^Language$|^"en" \| "en-XA"$/.test(checker.typeToString(checker.getTypeOfSymbolAtLocation(prop, p))))
      continue;
    if (ts.isIdentifier(p.name)) return { expr: `${p.name.text}.language` };
    if (ts.isObjectBindingPattern(p.name)) return { expr: "language", pattern: p.name };
  }
  return null;
}

// ---- what depends on a language
const tainted = new Set();
const queue = [];
const taint = (u, why) => {
  if (!u || tainted.has(u)) return;
  tainted.add(u);
  u.why = why;
  queue.push(u);
};
for (const u of units.values()) if (isText(u)) taint(u, "text");
for (const { from } of formatCalls) if (from) taint(from, "formats");
const CARRIES = new Set(["text", "alias", "const", "function"]); // whose users need a language, too
while (queue.length) {
  const u = queue.pop();
  if (u.isPattern) for (const e of unitsOf.get(u.f)) if (e.prop && e.s === u.s) taint(e, u.why);
  if (!CARRIES.has(kindOf(u))) continue;
  for (const r of u.users)
    if (!r.typeQuery && r.from) {
      const k = kindOf(r.from);
      if (k !== "leaf" && k !== "english" && k !== "text") taint(r.from, u.name);
    }
}
// ---- edits
const edits = new Map();
const imports = new Map();
const edit = (f, start, end, text, order = 0) => {
  if (!edits.has(f)) edits.set(f, []);
  edits.get(f).push({ start, end, text, order, n: edits.get(f).length });
};
const need = (f, name) => {
  if (!imports.has(f)) imports.set(f, new Set());
  imports.get(f).add(name);
};
const HOME = {
  useLanguage: "src/core/use-language.ts",
  LanguageContext: "src/core/use-language.ts",
  byLanguage: "src/content/texts.ts",
  inLanguages: "src/content/texts.ts",
  "type Language": "src/content/language.ts",
  DEFAULT_LANGUAGE: "src/content/language.ts",
  languageContext: "src/app/context.ts",
  languageIn: "src/app/page-language.ts",
  pageLanguage: "src/app/page-language.ts",
};
const langAt = new Map(); // unit -> {usesName, aliases:Set}
const planOf = (u) => {
  if (!langAt.has(u)) langAt.set(u, { names: 0, aliases: new Map() });
  return langAt.get(u);
};

/** `{ label = uiTexts.close }` of a component: the default is taken in its body. True when that was done. */
function movedDefault(id, from) {
  if (kindOf(from) !== "component" || !inParams(id, innerFn(from))) return false;
  let e = id;
  while (e && !ts.isBindingElement(e) && !ts.isParameter(e)) e = e.parent;
  if (!ts.isBindingElement(e) || !ts.isIdentifier(e.name)) return false;
  const u = unitOfSymbol(id);
  const f = id.getSourceFile();
  const plan = planOf(from);
  const name = e.name.text;
  const given = `given${name[0].toUpperCase()}${name.slice(1)}`;
  const base = kindOf(u) === "alias" ? aliasExpr(u, "language") : `${id.text}(language)`;
  const init = e.initializer.getText();
  const at = e.initializer.getStart();
  edit(f, e.getStart(), e.getEnd(), `${e.propertyName?.text ?? name}: ${given}`);
  plan.defaults = [
    ...(plan.defaults ?? []),
    `const ${name} = ${given} ?? ${init.slice(0, id.getStart() - at)}${base}${init.slice(id.getEnd() - at)};`,
  ];
  plan.names++;
  return true;
}
function aliasExpr(u, lang) {
  // accountsTexts(lang).login
  const chain = [...(u.prop ?? [])];
  let x = u.init;
  while (ts.isPropertyAccessExpression(x)) {
    chain.unshift(x.name.text);
    x = x.expression;
  }
  const to = unitOfSymbol(x);
  const base = kindOf(to) === "alias" ? aliasExpr(to, lang) : `${x.text}(${lang})`;
  return [base, ...chain].join(".");
}
function aliasType(u) {
  const chain = [...(u.prop ?? [])];
  let x = u.init;
  while (ts.isPropertyAccessExpression(x)) {
    chain.unshift(x.name.text);
    x = x.expression;
  }
  const to = unitOfSymbol(x);
  const base = kindOf(to) === "alias" ? aliasType(to) : `ReturnType<typeof ${x.text}>`;
  return base + chain.map((c) => `["${c}"]`).join("");
}
function typeText(node) {
  // with typeof texts as what they return
  let text = node.getText();
  const at = node.getStart();
  const found = [];
  const walk = (n) => {
    if (ts.isTypeQueryNode(n)) {
      let q = n.exprName;
      const names = [];
      while (ts.isQualifiedName(q)) {
        names.unshift(q.right.text);
        q = q.left;
      }
      const to = unitOfSymbol(q);
      if (to && tainted.has(to) && CARRIES.has(kindOf(to)) && kindOf(to) !== "function")
        found.push([
          n,
          (kindOf(to) === "alias" ? aliasType(to) : `ReturnType<typeof ${q.text}>`) +
            names.map((x) => `["${x}"]`).join(""),
        ]);
      return;
    }
    ts.forEachChild(n, walk);
  };
  walk(node);
  for (const [n, by] of found.reverse()) text = text.slice(0, n.getStart() - at) + by + text.slice(n.getEnd() - at);
  return text;
}
const inParams = (node, fn) => {
  for (let n = node; n && n !== fn; n = n.parent) if (ts.isParameter(n) && n.parent === fn) return true;
  return false;
};

/** The expression for the language at a node inside of a unit. */
function languageFor(from, node, f) {
  if (!from || kindOf(from) === "leaf" || isLeaf(f))
    return isLeaf(f) || isContentEn(f) ? '"en"' : (need(f, "DEFAULT_LANGUAGE"), "DEFAULT_LANGUAGE");
  switch (kindOf(from)) {
    case "english":
    case "text":
      return '"en"';
    case "component":
      if (inParams(node, innerFn(from))) {
        need(f, "useLanguage");
        return "useLanguage()";
      }
      planOf(from).names++;
      return "language";
    case "entry":
    case "given":
    case "function":
    case "const":
      planOf(from).names++;
      return "language";
    case "cut":
      need(f, "DEFAULT_LANGUAGE");
      return "DEFAULT_LANGUAGE";
    default:
      note(node, `no language at hand in ${from.kind} ${from.name}`);
      need(f, "DEFAULT_LANGUAGE");
      return "DEFAULT_LANGUAGE";
  }
}

for (const r of refs) {
  const { id, to, from, typeQuery } = r;
  const f = id.getSourceFile();
  if (!tainted.has(to)) continue;
  const k = kindOf(to);
  if (!CARRIES.has(k)) continue;
  if (from && kindOf(from) === "raw") continue;
  if (from && kindOf(from) === "factory" && !typeQuery) {
    let x = id;
    while (ts.isPropertyAccessExpression(x.parent) && x.parent.expression === x) x = x.parent;
    edit(
      f,
      id.getStart(),
      id.getEnd(),
      `(language) => ${k === "alias" ? aliasExpr(to, "language") : `${id.text}(language)`}`,
    );
    note(id, `the factory is given a function of a language: ${from.name}`);
    continue;
  }
  if (from === to && k === "text" && !typeQuery) {
    const many = unitsOf.get(f).filter((x) => isText(x) && !overloads(x)).length > 1;
    edit(f, id.getStart(), id.getEnd(), many ? `${to.name}InEnglish` : "en");
    continue;
  }
  if (from && kindOf(from) === "alias" && tainted.has(from)) continue; // its own declaration goes
  if (typeQuery) {
    if (
      from &&
      kindOf(from) === "const" &&
      tainted.has(from) &&
      from.decl.type &&
      typeQuery.pos >= from.decl.type.pos &&
      typeQuery.end <= from.decl.type.end
    )
      continue;
    if (k === "function") {
      if (!/ReturnType/.test(typeQuery.parent.getText().slice(0, 12))) note(id, `typeof function ${to.name}`);
      continue;
    }
    const names = [];
    let q = typeQuery.exprName;
    while (ts.isQualifiedName(q)) {
      names.unshift(q.right.text);
      q = q.left;
    }
    const base = k === "alias" && !isLeaf(f) ? aliasType(to) : `ReturnType<typeof ${id.text}>`;
    if (k === "alias" && isLeaf(f)) continue;
    edit(f, typeQuery.getStart(), typeQuery.getEnd(), base + names.map((n) => `["${n}"]`).join(""));
    continue;
  }
  if (from && (k === "alias" || k === "text" || k === "const") && !isLeaf(f) && movedDefault(id, from)) continue;
  if (k === "alias") {
    if (isLeaf(f)) continue;
    if (!from) {
      const l = languageFor(null, id, f);
      edit(f, id.getStart(), id.getEnd(), aliasExpr(to, l));
      continue;
    }
    const fn = innerFn(from);
    if (kindOf(from) === "cut") {
      edit(f, id.getStart(), id.getEnd(), aliasExpr(to, languageFor(from, id, f)));
      continue;
    }
    if (kindOf(from) === "component" && inParams(id, fn)) {
      need(f, "useLanguage");
      edit(f, id.getStart(), id.getEnd(), aliasExpr(to, "useLanguage()"));
      continue;
    }
    if ((kindOf(from) === "function" || kindOf(from) === "given" || kindOf(from) === "entry") && inParams(id, fn)) {
      planOf(from);
      edit(f, id.getStart(), id.getEnd(), aliasExpr(to, from.given?.expr ?? "language"));
      continue;
    }
    planOf(from).aliases.set(to.name, to); // declared at the head of the unit
    continue;
  }
  const l = languageFor(from, id, f);
  const isShort = ts.isShorthandPropertyAssignment(id.parent);
  if (k === "text" || k === "const") {
    edit(f, id.getEnd(), id.getEnd(), isShort ? `: ${id.text}(${l})` : `(${l})`);
    continue;
  }
  // function
  const p = id.parent;
  if (ts.isCallExpression(p) && p.expression === id) {
    edit(f, p.arguments.pos, p.arguments.pos, p.arguments.length ? `${l}, ` : l);
    if (p.arguments.length === 0 && false) 0;
    continue;
  }
  const params = to.init.parameters.map((x, i) =>
    ts.isIdentifier(x.name) && x.name.text !== "language" ? x.name.text : `one${i || ""}`,
  );
  const wrapped = `(${params.join(", ")}) => ${to.name === "default" ? id.text : id.text}(${[l, ...params].join(", ")})`;
  if (isShort) edit(f, id.getEnd(), id.getEnd(), `: ${wrapped}`);
  else
    edit(
      f,
      id.getStart(),
      id.getEnd(),
      ts.isCallExpression(p) || ts.isPropertyAssignment(p) || ts.isJsxExpression(p) || ts.isVariableDeclaration(p)
        ? wrapped
        : `(${wrapped})`,
    );
}
for (const { node, from } of formatCalls) {
  const f = node.getSourceFile();
  const l = languageFor(from, node, f);
  edit(f, node.arguments[0].getStart(), node.arguments[0].getEnd(), l);
}

// ---- declarations
const removed = new Set();
for (const u of tainted) {
  const f = u.f;
  const k = kindOf(u);
  if (k === "text") {
    need(f, "inLanguages");
    const many = unitsOf.get(f).filter((x) => isText(x) && !overloads(x)).length > 1;
    const en = many ? `${u.name}InEnglish` : "en";
    const call = `\n\nexport const ${u.name} = inLanguages({ ${many ? `en: ${en}` : "en"} });`;
    if (ts.isFunctionDeclaration(u.decl)) {
      edit(f, u.decl.getStart(), u.decl.name.getEnd(), `function ${en}`);
      edit(f, u.decl.getEnd(), u.decl.getEnd(), call, 2);
    } else {
      edit(f, u.s.getStart(), u.decl.name.getEnd(), `const ${en}`);
      edit(f, u.s.getEnd(), u.s.getEnd(), call, 2);
    }
    continue;
  }
  if (k === "alias") {
    if (isLeaf(f) || removed.has(u.s)) continue;
    removed.add(u.s);
    const end = f.text[u.s.getEnd()] === "\n" ? u.s.getEnd() + 1 : u.s.getEnd();
    edit(f, u.s.getStart(), end, "");
    continue;
  }
  const plan = planOf(u);
  if (k === "const") {
    need(f, "byLanguage");
    const type = u.decl.type && typeText(u.decl.type);
    if (u.decl.type) edit(f, u.decl.name.getEnd(), u.decl.type.getEnd(), "");
    const al = [...plan.aliases.values()];
    const head = `byLanguage${type ? `<${type}>` : ""}((language) => `;
    if (al.length) {
      edit(
        f,
        u.init.getStart(),
        u.init.getStart(),
        `${head}{ ${al.map((a) => `const ${a.name} = ${aliasExpr(a, "language")}; `).join("")}return `,
        -1,
      );
      edit(f, u.init.getEnd(), u.init.getEnd(), "; })", 1);
    } else {
      const obj = ts.isObjectLiteralExpression(u.init);
      edit(f, u.init.getStart(), u.init.getStart(), head + (obj ? "(" : ""), -1);
      edit(f, u.init.getEnd(), u.init.getEnd(), obj ? "))" : ")", 1);
    }
    if (ts.isExportAssignment(u.decl)) note(u.decl, "default export depends on a language");
    continue;
  }
  if (k === "class" || k === "other") {
    note(u.decl, `${k} ${u.name} depends on a language`);
    continue;
  }
  if (k === "leaf" || k === "english" || k === "raw" || k === "factory") continue;
  if (k === "cut") {
    note(u.decl, `speaks the default language for now: ${u.name}`);
    continue;
  }
  const fn = k === "component" ? innerFn(u) : u.init;
  const aliases = [...plan.aliases.values()];
  const head = [];
  let expr = "language",
    inline = false;
  if (k === "component") {
    need(f, "useLanguage");
    expr = "useLanguage()";
    inline = aliases.length === 1 && plan.names === 0;
  }
  if (k === "given") {
    expr = u.given.expr;
    for (const i of u.given.imports ?? []) need(f, i);
    if (u.given.pattern)
      edit(f, u.given.pattern.elements.at(-1).getEnd(), u.given.pattern.elements.at(-1).getEnd(), ", language");
    inline = expr === "language" || (aliases.length === 1 && plan.names === 0);
  }
  if (k === "entry") {
    const [p] = fn.parameters;
    const name = u.name;
    if (name === "clientAction" || name === "clientLoader") {
      need(f, "pageLanguage");
      expr = "pageLanguage()";
    } else {
      const key = name === "meta" ? "matches" : "context";
      if (name === "meta") need(f, "languageIn");
      else need(f, "languageContext");
      let at;
      if (!p) {
        const type = { loader: "LoaderArgs", action: "ActionArgs", meta: "MetaArgs" }[name];
        edit(f, fn.parameters.pos, fn.parameters.pos, `{ ${key} }: Route.${type}`);
        at = key;
      } else if (ts.isIdentifier(p.name)) at = `${p.name.text}.${key}`;
      else {
        at = key;
        if (!p.name.elements.some((e) => (e.propertyName ?? e.name).getText() === key)) {
          if (p.name.elements.length) edit(f, p.name.elements[0].getStart(), p.name.elements[0].getStart(), `${key}, `);
          else edit(f, p.name.getStart(), p.name.getEnd(), `{ ${key} }`);
        }
      }
      expr = name === "meta" ? `languageIn(${at})` : `${at}.get(languageContext)`;
    }
    inline = aliases.length === 1 && plan.names === 0;
  }
  if (k === "function") {
    need(f, "type Language");
    const open = fn.parameters;
    if (ts.isArrowFunction(fn) && !fn.getChildren().some((c) => c.kind === K.OpenParenToken)) {
      edit(f, open[0].getStart(), open[0].getStart(), "(language: Language, ");
      edit(f, open[0].getEnd(), open[0].getEnd(), ")");
    } else edit(f, open.pos, open.pos, open.length ? "language: Language, " : "language: Language", -1);
    // overloads
    if (ts.isFunctionDeclaration(u.decl))
      for (const o of unitsOf.get(f))
        if (overloads(o) && o.name === u.name)
          edit(f, o.decl.parameters.pos, o.decl.parameters.pos, "language: Language, ");
    inline = true;
  } else if (!inline && (plan.names > 0 || aliases.length > 0)) head.push(`const language = ${expr};`);
  const at = inline && k !== "function" ? expr : "language";
  for (const a of aliases) head.push(`const ${a.name} = ${aliasExpr(a, at)};`);
  head.push(...(plan.defaults ?? []));
  if (!head.length) continue;
  if (ts.isBlock(fn.body)) {
    edit(f, fn.body.getStart() + 1, fn.body.getStart() + 1, `\n${head.join("\n")}`, -1);
  } else {
    const b = fn.body;
    const [s, e] = [b.getStart(), b.getEnd()];
    edit(f, s, s, `{ ${head.join(" ")} return `, -1);
    edit(f, e, e, "; }", 1);
  }
}
// aliases that stay (leaf files): the text is asked in English by the rule for references above
// ---- English in content: numbers by the formats of English
for (const f of files)
  if (isContentEn(f)) {
    let used = false;
    const walk = (n) => {
      if (
        ts.isCallExpression(n) &&
        ts.isPropertyAccessExpression(n.expression) &&
        n.expression.name.text === "toLocaleString"
      ) {
        const r = n.expression.expression;
        used = true;
        edit(f, r.getStart(), r.getStart(), 'formatsOf("en").number(', -1);
        edit(f, r.getEnd(), n.getEnd(), ")", 1);
        return;
      }
      ts.forEachChild(n, walk);
    };
    walk(f);
    if (used) {
      HOME.formatsOf = "src/content/formats.ts";
      need(f, "formatsOf");
    }
  }
// ---- imports
for (const [f, names] of imports) {
  const by = new Map();
  for (const n of names) {
    const h = HOME[n];
    by.set(h, [...(by.get(h) ?? []), n]);
  }
  const decls = f.statements.filter(ts.isImportDeclaration);
  for (const [home, list] of by) {
    if (path.join(root, home) === f.fileName) continue;
    const found = decls.find(
      (d) =>
        path.resolve(path.dirname(f.fileName), d.moduleSpecifier.text) === path.join(root, home) &&
        d.importClause?.namedBindings &&
        ts.isNamedImports(d.importClause.namedBindings) &&
        !d.importClause.isTypeOnly,
    );
    const had = decls.flatMap((d) =>
      path.resolve(path.dirname(f.fileName), d.moduleSpecifier.text) === path.join(root, home) &&
      d.importClause?.namedBindings?.elements
        ? d.importClause.namedBindings.elements.map((e) => e.name.text)
        : [],
    );
    const missing = list.filter((n) => !had.includes(n.replace("type ", "")));
    if (!missing.length) continue;
    if (found) {
      const first = found.importClause.namedBindings.elements[0];
      edit(f, first.getStart(), first.getStart(), missing.map((m) => `${m}, `).join(""));
      continue;
    }
    let spec = path.relative(path.dirname(f.fileName), path.join(root, home));
    if (!spec.startsWith(".")) spec = `./${spec}`;
    const line = missing.every((m) => m.startsWith("type "))
      ? `import type { ${missing.map((m) => m.slice(5)).join(", ")} } from "${spec}";\n`
      : `import { ${missing.join(", ")} } from "${spec}";\n`;
    const rels = decls.filter((d) => d.moduleSpecifier.text.startsWith("."));
    const pos = rels.length
      ? rels[0].getStart()
      : decls.length
        ? decls.at(-1).getEnd() + 1
        : (f.statements[0]?.getFullStart() ?? 0) +
          ((ts.getLeadingCommentRanges(f.text, f.statements[0].getFullStart()) ?? []).length > 1 || isContentEn(f)
            ? Math.max(
                0,
                ((ts.getLeadingCommentRanges(f.text, f.statements[0].getFullStart()) ?? [])[0]?.end ?? -1) + 1,
              )
            : 0);
    edit(f, pos, pos, line, -5);
  }
}
let count = 0;
for (const [f, list] of edits) {
  list.sort((a, b) => b.start - a.start || b.end - a.end || b.order - a.order || b.n - a.n);
  let text = f.text;
  let last = Infinity;
  for (const e of list) {
    if (e.end > last) {
      notes.push(`${rel(f.fileName)} overlapping edit at ${e.start}: ${e.text.slice(0, 40)}`);
      continue;
    }
    text = text.slice(0, e.start) + e.text + text.slice(e.end);
    last = e.start;
  }
  writeFileSync(f.fileName, text);
  count++;
}
const page = path.join(root, "src/app/page-language.ts");
if (!existsSync(page))
  writeFileSync(
    page,
    `/** The language of the page, where neither a request nor a component is at hand. */
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../content/language.ts";

type Root = { loaderData: { language: Language } | undefined };

/** In \`meta\`: what the root's loader says. */
export function languageIn([root]: readonly [Root, ...unknown[]]): Language {
  return root.loaderData?.language ?? DEFAULT_LANGUAGE;
}

/** In the browser: what the document says. */
export function pageLanguage(): Language {
  return LANGUAGES.find((one) => one === document.documentElement.lang) ?? DEFAULT_LANGUAGE;
}
`,
  );
const stat = {};
for (const u of tainted) stat[u.kind] = (stat[u.kind] ?? 0) + 1;
console.log(count, "files", stat);
writeFileSync(
  process.env.REPORT,
  [
    ...notes,
    "",
    ...[...tainted]
      .filter((u) => ["function", "const"].includes(u.kind))
      .map((u) => `${u.kind} ${rel(u.f.fileName)} ${u.name} because of ${u.why}`),
  ].join("\n"),
);
console.log(notes.length, "notes");
