/**
 * Mutants of a source tree, chosen by a seed. Hashes rank files and edits: a change of one file then leaves the mutants
 * of most others as they are.
 */
import { createHash } from "node:crypto";
import { parseSync } from "vite";
import { type Edit, findEdits, mutate } from "./mutators.ts";

export type Mutant = { id: string; file: string; line: number; edit: Edit; source: string };
type Choice = { seed: number; count: number; excluded: Readonly<Record<string, string>> };

const GROUPS = ["modules", "items", "app", "server", "ui"];
/** Files of tests, of data that tests read, and of texts. */
const NOT_MUTATED =
  /\.test[.-]|\.d\.ts$|\.generated\.|\/(?:content|generated|migrations|testing)\/|\/sample\.server\.ts$/;

/** Chooses at most one mutant of each file, and the same number in each group. */
export function chooseMutants(sources: ReadonlyMap<string, string>, choice: Choice): Mutant[] {
  return GROUPS.flatMap((group, index) => {
    const files = [...sources].filter(([file]) => file.startsWith(`src/${group}/`) && !NOT_MUTATED.test(file));
    const mutants = rank(files, ([file]) => hash(choice.seed, file))
      .values()
      .flatMap(([file, source]) => mutantsOf(file, source, choice).slice(0, 1));
    return [...mutants.take(Math.ceil((choice.count - index) / GROUPS.length))];
  });
}

/** The mutants of a file, best first: each kind has the same chance, however many places it has. */
function mutantsOf(file: string, source: string, { seed, excluded }: Choice): Mutant[] {
  const mutants = identify(file, source).filter(
    ({ id, edit }) => !(id in excluded) && parses(file, mutate(source, edit)),
  );
  return rank(mutants, ({ id, edit }) => hash(seed, file, edit.kind) + hash(seed, id));
}

/** All mutants of a file. An id is made of the line's text, so that it survives edits of other lines. */
export function identify(file: string, source: string): Mutant[] {
  const occurrences = new Map<string, number>();
  return findEdits(file, source).map((edit) => {
    const { start, end } = linesOf(source, { start: edit.start, end: edit.start });
    const name = `${file}:${edit.kind}:${hash(source.slice(start, end).trim()).slice(0, 8)}`;
    const occurrence = (occurrences.get(name) ?? 0) + 1;
    occurrences.set(name, occurrence);
    return { id: `${name}.${occurrence}`, file, line: source.slice(0, edit.start).split("\n").length, edit, source };
  });
}

/** The mutant as a diff of its lines. */
export function diffOf({ id, file, line, edit, source }: Mutant): string {
  const { start, end } = linesOf(source, edit);
  const before = source.slice(start, end);
  const after = mutate(before, { ...edit, start: edit.start - start, end: edit.end - start });
  const marked = (mark: string, lines: string) => lines.replace(/^/gm, mark);
  return `${id}\n@@ ${file}:${line}\n${marked("-", before)}\n${marked("+", after)}\n`;
}

/** The mutant in a few words. */
export function describe({ line, edit, source }: Mutant): string {
  const lines = linesOf(source, edit);
  const before = source.slice(Math.max(lines.start, edit.start - 20), edit.start);
  const after = source.slice(edit.end, Math.min(lines.end, edit.end + 20));
  const [from, to] = [source.slice(edit.start, edit.end), edit.text].map((part) => {
    const text = `${before}${part}${after}`.replace(/\s+/g, " ").trim();
    return text.length > 80 ? `${text.slice(0, 80)}…` : text;
  });
  return `line ${line}: ${from} → ${to}`;
}

function linesOf(source: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  const next = source.indexOf("\n", end);
  return { start: source.lastIndexOf("\n", start - 1) + 1, end: next < 0 ? source.length : next };
}

function parses(file: string, source: string): boolean {
  return parseSync(file, source).errors.length === 0;
}

function rank<Item>(items: ReadonlyArray<Item>, rankOf: (item: Item) => string): Item[] {
  const ranked = items.map((item) => ({ item, rank: rankOf(item) }));
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ item }) => item);
}

function hash(...parts: ReadonlyArray<string | number>): string {
  return createHash("sha256").update(parts.join("\0")).digest("hex");
}
