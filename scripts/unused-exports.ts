/**
 * Every exported value must be named in some other file; part of `npm run check`. Types may be exported for callers that need
 * what a function takes or returns. It reads words and not imports: a namesake elsewhere counts as a use.
 */
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../src/core/project-root.ts";

const NAMING = "{src,tests,scripts}/**/*.{ts,tsx}";
/** Found there by the libraries that read them: React Router's entries and routes, and Drizzle's tables. */
const READ_BY_LIBRARIES = /^src\/(app\/(root|entry\.server|routes)\.tsx?|db\/(tables\/.*|schema)\.ts)$/;
const OF_ROUTES = new Set([
  ..."action clientAction clientLoader ErrorBoundary handle headers HydrateFallback links loader meta".split(" "),
  ..."middleware shouldRevalidate".split(" "),
]);
const EXPORTED = /^export (?:async )?(?:const|let|function\*?|(?:abstract )?class) (\w+)/gm;

/** The values of these files that no other one names, a line each. */
export function findUnused(texts: ReadonlyMap<string, string>): string[] {
  const namedIn = new Map<string, number>();
  for (const text of texts.values()) {
    for (const word of new Set(text.match(/[\w$]+/g))) namedIn.set(word, (namedIn.get(word) ?? 0) + 1);
  }
  return [...texts].flatMap(([file, text]) =>
    READ_BY_LIBRARIES.test(file) || !file.startsWith("src/")
      ? []
      : [...text.matchAll(EXPORTED)].flatMap(([, name = ""]) =>
          OF_ROUTES.has(name) || namedIn.get(name) !== 1 ? [] : [`${file} exports ${name}, which nobody uses`],
        ),
  );
}

if (import.meta.main) {
  const root = projectRoot();
  const texts = new Map<string, string>();
  for await (const file of glob(NAMING, { cwd: root })) {
    texts.set(file, await readFile(path.join(root, file), "utf8"));
  }
  const unused = findUnused(texts);
  for (const line of unused) console.error(line);
  process.exit(unused.length === 0 ? 0 : 1);
}
