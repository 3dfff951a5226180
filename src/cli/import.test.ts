/** The command line: a separate process, its exit code and its last line. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { projectRoot } from "../core/project-root.ts";
import { questions } from "../db/schema.ts";
import { unique } from "../testing/build.ts";
import { db, testConnection } from "../testing/test-db.ts";
import { inLongForm } from "../testing/test-form.ts";

const HEADER = "subject,lesson,question,option_a,option_b,option_c,option_d,answer,explanation";
const { host, port, user, password, database } = testConnection;
const login = password ? `${user}:${encodeURIComponent(password)}` : user;
const DATABASE_URL = `postgres://${login}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;

const folder = await mkdtemp(path.join(tmpdir(), "lamplight-import-"));
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, `${unique("questions")}.csv`);
  await writeFile(file, content);
  return file;
}

function line(answer = "B"): string {
  return `Import,One,${unique("Which?")},One,Two,Three,Four,${answer},`;
}

async function run(...args: string[]): Promise<{ code: number; lastLine: string; output: string; errors: string }> {
  const command = path.join(projectRoot(), "src/cli/import.ts");
  const environment = { ...process.env, DATABASE_URL, NODE_ENV: "production" };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...args], { env: environment }, (_error, output, errors) => {
      resolve({ code: child.exitCode ?? -1, lastLine: output.trimEnd().split("\n").at(-1) ?? "", output, errors });
    });
  });
}

test("a wrong row is located, nothing changes and the exit code is 1; --good-rows imports the others", async () => {
  const file = await fileOf([HEADER, line(), line("E")].join("\n"));
  const before = await db.$count(questions);

  const refused = await run(file, "--yes");
  expect(refused).toMatchObject({ code: 1, lastLine: "1 new, 0 already there, 0 duplicate, 1 wrong" });
  expect(refused.output).toContain("Line 3, answer: The right option is E, but there is no option E.");
  expect(refused.output).toContain("Nothing was imported.");
  expect(await db.$count(questions)).toBe(before);

  expect(await run(file, "--good-rows")).toMatchObject({
    code: 0,
    lastLine: "1 new, 0 already there, 0 duplicate, 1 wrong",
  });
  expect(await db.$count(questions)).toBe(before + 1);
}, 60_000);

inLongForm(() => {
  test("a dry run counts, an import stores, a second one adds nothing", async () => {
    const same = line();
    const file = await fileOf([HEADER, line(), same, same].join("\n"));
    const before = await db.$count(questions);

    expect(await run(file, "--dry-run")).toMatchObject({
      code: 0,
      lastLine: "2 new, 0 already there, 1 duplicate, 0 wrong",
    });
    expect(await db.$count(questions)).toBe(before);
    expect(await run(file)).toMatchObject({ code: 0, lastLine: "2 new, 0 already there, 1 duplicate, 0 wrong" });
    expect(await db.$count(questions)).toBe(before + 2);
    expect(await run(file, "--yes")).toMatchObject({
      code: 0,
      lastLine: "0 new, 2 already there, 1 duplicate, 0 wrong",
    });
    expect(await db.$count(questions)).toBe(before + 2);
  }, 60_000);

  test("a mistake is one line and exit 1", async () => {
    const cases = [
      [[], "Usage: npm run import -- FILE [--dry-run] [--good-rows] [--yes]"],
      [[path.join(folder, "nowhere.csv")], "nowhere.csv cannot be read"],
      [[folder], "is not a file."],
      [[await fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))], "This is not a text file."],
      [[await fileOf("question\nWhich?")], "The columns subject, lesson, option_a"],
      [[await fileOf(new Uint8Array(50 * 1024 * 1024 + 1).fill(97))], "The file is larger than 50 MB."],
    ] as const;

    for (const [args, message] of cases) {
      const { code, output, errors } = await run(...args);
      expect({ code, output }, message).toEqual({ code: 1, output: "" });
      expect(errors.trim().split("\n"), message).toEqual([expect.stringContaining(message)]);
    }
  }, 60_000);

  test("an option that does not exist is refused with the usage", async () => {
    const { code, errors } = await run("x.csv", "--force");

    expect(code).toBe(1);
    expect(errors).toContain("--force");
    expect(errors).toContain("Usage: npm run import");
  }, 60_000);
});
