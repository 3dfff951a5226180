import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findTextNodes } from "../../scripts/text-nodes.ts";
import { projectRoot } from "../core/project-root.ts";

/** The body of a component for each name, and whether its text is on its own. */
const COMPONENTS: ReadonlyArray<{ name: string; body: string; isFound: boolean }> = [
  { name: "Inserted", body: "<p>{isOn && <b />}{text}</p>", isFound: true },
  { name: "InsertedBeforeWords", body: "<p>{isOn && <b />}always</p>", isFound: true },
  { name: "InsertedBeforeContent", body: "<p>{isOn && <b />}{words.title}</p>", isFound: true },
  { name: "TwoTexts", body: "<p>{text}{count}</p>", isFound: true },
  { name: "ConditionalText", body: '<p><b />{isOn ? "on" : "off"}</p>', isFound: true },
  { name: "OptionalText", body: "<p><b />{isOn && text}</p>", isFound: true },
  { name: "Children", body: "<p><b />{children}</p>", isFound: true },
  { name: "InFragment", body: "<>{text}</>", isFound: true },
  { name: "WordsInFragment", body: "<>always</>", isFound: true },
  { name: "ListOfTexts", body: "<p>{texts}</p>", isFound: true },
  { name: "Bare", body: "text", isFound: true },
  { name: "Alone", body: "<p>{text}</p>", isFound: false },
  { name: "OneOfTwoTexts", body: '<p>{isOn ? text : "off"}</p>', isFound: false },
  { name: "Template", body: `<p>{\`\${text} \${count}\`}</p>`, isFound: false },
  { name: "InElement", body: "<p>{isOn && <b />}<span>{text}</span></p>", isFound: false },
  { name: "WordsBefore", body: "<p>always {isOn && <b />}</p>", isFound: false },
  { name: "ContentBefore", body: "<p>{words.title} {isOn && <b />}</p>", isFound: false },
  { name: "WordsBesideElement", body: "<p><b>{text}</b> always</p>", isFound: false },
  { name: "EmptyText", body: "<p>{text && <b />} <i /></p>", isFound: false },
  { name: "OnlyElements", body: "<p><b />{elements}</p>", isFound: false },
];

let folder = "";

beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), "text-nodes-")));
  await symlink(path.join(projectRoot(), "node_modules"), path.join(folder, "node_modules"));
  await mkdir(path.join(folder, "src/content/en"), { recursive: true });
  await writeFile(path.join(folder, "src/content/en/words.ts"), 'export const words = { title: String("Title") };\n');
  const props =
    "{ text, count, isOn, texts, children, elements }: { text: string; count: number; isOn: boolean; texts: string[]; children: ReactNode; elements: ReactElement | ReactElement[] | null }";
  const functions = COMPONENTS.map(({ name, body }) => `export function ${name}(${props}) { return ${body}; }\n`);
  await writeFile(
    path.join(folder, "src/all.tsx"),
    `import type { ReactElement, ReactNode } from "react"; import { words } from "./content/en/words.ts";\n${functions.join("")}`,
  );
  await writeFile(
    path.join(folder, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        ...{ jsx: "react-jsx", strict: true, module: "ESNext", moduleResolution: "bundler", noEmit: true },
        ...{ types: [], skipLibCheck: true, allowImportingTsExtensions: true },
      },
      include: ["src"],
    }),
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("text that changes, or that follows what changes, is found unless it has an element of its own", () => {
  const linesFound = new Set(
    findTextNodes(path.join(folder, "tsconfig.json")).map((line) => Number(/:(\d+) /.exec(line)?.[1])),
  );
  const found = COMPONENTS.filter((_component, index) => linesFound.has(index + 2)).map(({ name }) => name);

  expect(found).toEqual(COMPONENTS.filter(({ isFound }) => isFound).map(({ name }) => name));
});
