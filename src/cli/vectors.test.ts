/** The command line: a separate process, its exit code and its last line. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { projectRoot } from "../core/project-root.ts";
import { inLongForm } from "../testing/test-form.ts";

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-vectors-"));
afterAll(() => rm(folder, { recursive: true }));

const RIGHT = { id: "one", itemType: "multiple_choice", key: "B", response: "B", points: 1, max: 1 };
const WRONG = { ...RIGHT, id: "two", response: "C" };
const FOREIGN = { id: "three", itemType: "essay", points: 0, max: 1 };

async function run(content: string): Promise<{ code: number; lines: string[]; errors: string }> {
  const file = path.join(folder, "vectors.json");
  await writeFile(file, content);
  return new Promise((resolve) => {
    const command = path.join(projectRoot(), "src/cli/vectors.ts");
    const child = execFile(process.execPath, [command, file], (_error, output, errors) => {
      resolve({ code: child.exitCode ?? -1, lines: output.trimEnd().split("\n"), errors });
    });
  });
}

test("a difference and an entry that cannot be read are named, the others run, and the exit code is 1", async () => {
  const unreadable = { ...RIGHT, id: "four", points: "1" };
  expect(await run(JSON.stringify([unreadable, RIGHT, WRONG, { ...RIGHT, id: "five", options: null }]))).toMatchObject({
    code: 1,
    lines: [
      "two: 1/1 in the file, here 0/1",
      expect.stringMatching(/^four: points: /),
      "2 matched, 2 differed, 0 not applicable",
    ],
  });
});

inLongForm(() => {
  test("agreements are counted, and what does not apply is named", async () => {
    expect(await run(JSON.stringify([RIGHT, FOREIGN]))).toEqual({
      code: 0,
      lines: ["not applicable: essay (three)", "1 matched, 0 differed, 1 not applicable"],
      errors: "",
    });
  });

  test("examples of what an exam accepts run by the same command", async () => {
    const refused = { itemType: "any", response: { optionIds: ["ZZZ"] }, expect: "reject" };
    expect(await run(JSON.stringify([refused, { ...refused, expect: "accept" }]))).toMatchObject({
      code: 1,
      lines: ["entry 2, any: accept in the file, here reject", "1 matched, 1 differed, 0 not applicable"],
    });
  });

  test("a file of another kind gives one clear line", async () => {
    expect(await run("{}")).toMatchObject({
      code: 1,
      lines: [""],
      errors: expect.stringContaining("holds no vectors"),
    });
    expect(await run("not json")).toMatchObject({ code: 1, errors: expect.stringContaining("holds no vectors") });
  });
});
