/**
 * The structure of rich text behind the sanitiser: complete tables, limited depth, and a gap where an element was that is not
 * allowed, so that the words on both sides of it stay two words.
 */

/** Names that the sanitiser gives to elements that go: blocks, and elements within a line. */
export const GONE = { line: "div", space: "object" } as const;

const BLOCKS = new Set(["h1", "h2", "h3", "p", "blockquote", "pre", "ul", "ol", "li", "table"]);
const SECTIONS = new Set(["thead", "tbody"]);
const CELLS = new Set(["td", "th"]);
/** Parts of a table that the structure may add, and that therefore do not count as depth. */
const ADDED = new Set(["thead", "tbody", "tr"]);
const FRAME = new Set(["table", ...ADDED]);

type Gap = { gap: "line" | "space" };
type Element = { name: string; open: string; children: Piece[] };
/** Text and empty elements are strings. */
type Piece = string | Gap | Element;

/** An element that is open while the text is read. `into` has its content: its own children, or those around it if it goes. */
type Frame = { name: string; element: Element | null; into: Piece[]; gap: Gap | null };

/**
 * The output of the sanitiser with its structure in order. `isFlattened` if elements were nested too deeply. `isMoved` if elements
 * have new neighbours, beside which a parser may read them differently: then the result has to be cleaned again.
 */
export function structured(html: string, depthMax: number): { html: string; isFlattened: boolean; isMoved: boolean } {
  const { pieces, ...found } = read(html, depthMax);
  return { html: flow(pieces).html, ...found };
}

function read(html: string, depthMax: number) {
  const root: Piece[] = [];
  let [isFlattened, isMoved] = [false, false];
  const frames: Frame[] = [];
  let depth = 0;
  for (const [token] of html.matchAll(/<[^<>]*>|[^<]+/g)) {
    const [, slash, name = ""] = /^<(\/?)([a-z][a-z\d]*)/.exec(token) ?? [];
    const into = frames.at(-1)?.into ?? root;
    if (name === "" || token.endsWith("/>")) {
      into.push(token);
    } else if (slash) {
      const frame = frames.at(-1);
      if (frame?.name !== name) continue;
      frames.pop();
      if (frame.gap) into.push(frame.gap);
      else if (!ADDED.has(name)) depth -= 1;
    } else {
      const isTooDeep = depth >= depthMax;
      const gap = gapFor(name, frames, isTooDeep);
      if (gap) {
        isFlattened ||= isTooDeep && name !== GONE.line && name !== GONE.space;
        isMoved = true;
        into.push(gap);
        frames.push({ name, element: null, into, gap });
      } else {
        const element: Element = { name, open: token, children: [] };
        isMoved ||= isStrange(name, frames.at(-1)?.name ?? "");
        into.push(element);
        frames.push({ name, element, into: element.children, gap: null });
        if (!ADDED.has(name)) depth += 1;
      }
    }
  }
  return { pieces: root, isFlattened, isMoved };
}

/** True for an element that a parser does not leave directly in the one around it: another element between them went. */
function isStrange(name: string, around: string): boolean {
  if (FRAME.has(around)) return !CELLS.has(name) && !FRAME.has(name);
  const isHeading = /^h\d$/.test(around);
  return ((around === "p" || isHeading) && BLOCKS.has(name)) || (around === name && (name === "li" || name === "a"));
}

/** The gap in place of an element that goes, or null for one that stays. */
function gapFor(name: string, frames: ReadonlyArray<Frame>, isTooDeep: boolean): Gap | null {
  if (name === GONE.line) return { gap: "line" };
  if (name === GONE.space) return { gap: "space" };
  if (isTooDeep) return { gap: BLOCKS.has(name) || FRAME.has(name) || CELLS.has(name) ? "line" : "space" };
  if (SECTIONS.has(name) || name === "tr" || CELLS.has(name)) {
    const around = frames.findLast(({ element }) => element !== null)?.name ?? "";
    const isPlaced =
      around === "table" ||
      (SECTIONS.has(around) && name !== "thead" && name !== "tbody") ||
      (around === "tr" && CELLS.has(name));
    if (!isPlaced) return { gap: "line" };
  }
  return null;
}

type Flow = { html: string; before: Gap | null; after: Gap | null };

/** The pieces one after the other; a gap at either end is left to the text around. */
function flow(pieces: ReadonlyArray<Piece>): Flow {
  let html = "";
  let before: Gap | null = null;
  let waiting: Gap | null = null;
  // Words in the line so far; null where nothing was written yet.
  let isInLine: boolean | null = null;
  const addGap = (gap: Gap | null) => {
    if (gap === null) return;
    if (isInLine === null) before = wider(before, gap);
    else if (isInLine) waiting = wider(waiting, gap);
  };
  const addWords = (words: string) => {
    if (words.trim() !== "") {
      html += isInLine ? writtenGap(waiting, html, words) : "";
      waiting = null;
      isInLine = !words.startsWith("<br");
    }
    html += words;
  };
  for (const piece of pieces) {
    if (typeof piece === "string") addWords(piece);
    else if ("gap" in piece) addGap(piece);
    else if (piece.name === "table") {
      const { outside, table } = tableOf(piece);
      if (outside !== "") {
        addGap({ gap: "line" });
        addWords(outside);
      }
      if (table !== "") [html, waiting, isInLine] = [html + table, null, false];
      else addGap({ gap: "line" });
    } else {
      const inside = flow(piece.children);
      const written = `${piece.open}${inside.html}</${piece.name}>`;
      if (BLOCKS.has(piece.name)) [html, waiting, isInLine] = [html + written, null, false];
      else {
        addGap(inside.before);
        if (inside.html === "") html += written;
        else addWords(written);
        addGap(inside.after);
      }
    }
  }
  return { html, before, after: waiting };
}

function wider(one: Gap | null, other: Gap): Gap {
  return one?.gap === "line" ? one : other;
}

function writtenGap(gap: Gap | null, before: string, after: string): string {
  if (gap === null) return "";
  if (gap.gap === "line") return "<br />";
  return /\s$/.test(before) || /^\s/.test(after) ? "" : " ";
}

/** A table with rows in sections and cells in rows; `outside` has what stood in it beside its cells. */
function tableOf({ open, children }: Element): { outside: string; table: string } {
  const outside: Piece[] = [];
  const head: string[] = [];
  const body: string[] = [];
  const readRows = (pieces: ReadonlyArray<Piece>, rows: string[], isSection: boolean) => {
    let loose: Element[] = [];
    const endLoose = () => {
      if (loose.length > 0) rows.push(rowOf(loose));
      loose = [];
    };
    for (const piece of pieces) {
      if (isElement(piece) && CELLS.has(piece.name)) {
        loose.push(piece);
        continue;
      }
      endLoose();
      if (isElement(piece) && piece.name === "tr") {
        const cells = piece.children.filter((child) => isElement(child) && CELLS.has(child.name));
        outside.push(...piece.children.filter((child) => !(isElement(child) && CELLS.has(child.name))));
        if (cells.length > 0) rows.push(rowOf(cells.filter(isElement)));
      } else if (isElement(piece) && SECTIONS.has(piece.name) && !isSection) {
        readRows(piece.children, piece.name === "thead" ? head : body, true);
      } else outside.push(piece);
    }
    endLoose();
  };
  readRows(children, body, false);
  const section = (name: string, rows: ReadonlyArray<string>) =>
    rows.length > 0 ? `<${name}>${rows.join("")}</${name}>` : "";
  const rows = section("thead", head) + section("tbody", body);
  return { outside: flow(outside).html.trim(), table: rows === "" ? "" : `${open}${rows}</table>` };
}

/** Headings say what they are headings of: a row of headings, of their columns, and one beside other cells, of its row. */
function rowOf(cells: ReadonlyArray<Element>): string {
  const scope = cells.every(({ name }) => name === "th") ? "col" : "row";
  const written = cells.map(({ name, open, children }) => {
    const isScopeMissing = name === "th" && !open.includes(" scope=");
    return `${isScopeMissing ? `${open.slice(0, -1)} scope="${scope}">` : open}${flow(children).html}</${name}>`;
  });
  return `<tr>${written.join("")}</tr>`;
}

function isElement(piece: Piece): piece is Element {
  return typeof piece !== "string" && !("gap" in piece);
}
