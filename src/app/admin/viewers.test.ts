/** Every query of the administration takes who asks, so that a role can narrow what it returns. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const HERE = import.meta.dirname;

/** What needs no viewer: everybody sees it on public pages, nothing stored is read, or it is no query. */
const WITHOUT_VIEWER = [
  ...["findInstituteAddress", "loadRetentionPeriods", "loadSite"],
  ...["settingsIn", "tryAnswer", "versionOfPart", "countsOfTabs"],
  ...["EXPORT_FORMATS", "SIGN_INS_SHOWN", "TriedAnswer"],
];

/** The queries that a file imports, by file and name. */
function queriesIn(file: string): { query: string; name: string }[] {
  const { staticImports } = parseSync(file, readFileSync(file, "utf8")).module;
  return staticImports
    .map(({ moduleRequest, entries }) => ({ query: path.resolve(path.dirname(file), moduleRequest.value), entries }))
    .filter(({ query }) => /\/modules\/[^/]+\/queries\//.test(query))
    .flatMap(({ query, entries }) =>
      entries.filter(({ isType }) => !isType).map(({ importName }) => ({ query, name: importName.name ?? "*" })),
    );
}

/** Whether the second parameter, behind the database, is a viewer. Of what is no function, false. */
function takesViewer({ query, name }: { query: string; name: string }): boolean {
  const source = readFileSync(query, "utf8");
  for (const statement of parseSync(query, source).program.body) {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "FunctionDeclaration") continue;
    const { id, params } = statement.declaration;
    const viewer = params[1];
    if (id?.name === name && viewer) return /: (Admin|Viewer)\b/.test(source.slice(viewer.start, viewer.end));
  }
  return false;
}

test("every query that the administration asks takes the viewer behind the database", () => {
  const files = readdirSync(HERE, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const queries = files.flatMap((file) => queriesIn(path.join(HERE, file)));
  const without = new Set(queries.filter((query) => !takesViewer(query)).map(({ name }) => name));

  expect([...without].toSorted()).toEqual(WITHOUT_VIEWER.toSorted());
});
