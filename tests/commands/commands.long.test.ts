/** Every command of the README as it is typed, with little to do: it ends well and says what it is for. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod/mini";
import { sharedAddresses } from "../../src/app/shared-addresses.ts";
import { projectRoot } from "../../src/core/project-root.ts";
import { ensureAdmin } from "../../src/modules/accounts/commands/ensure-admin.server.ts";
import { buildLesson, unique } from "../../src/testing/build.ts";
import { buildAdaptiveBank } from "../../src/testing/build-adaptive.ts";
import { buildQuestion } from "../../src/testing/build-attempts.ts";
import { createDatabase, urlOf } from "../../src/testing/other-databases.ts";
import { db, testConnection } from "../../src/testing/test-db.ts";

const root = projectRoot();
const folder = await mkdtemp(path.join(tmpdir(), "lamplight-documented-"));
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Commands of the table that are proved elsewhere, or cannot be proved here. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  start: "tests/faults/npm-start.test.ts",
  dev: "tests/faults/npm-start.test.ts",
  "test:long": "the run that this test is part of",
  "test:flakes": "repeats other tests",
  "test:mutants": "src/testing/mutants.test.ts",
  check: "npm test begins with it",
  audit: "asks the registry over the network",
};

/** What it prints; fails with all that it said when it does not end well. */
async function npmRun(name: string, args: ReadonlyArray<string> = [], environment: Record<string, string> = {}) {
  const { VITEST: _, NODE_ENV: __, ...surroundings } = process.env;
  const child = spawn("npm", ["run", "--silent", name, ...(args.length > 0 ? ["--", ...args] : [])], {
    cwd: root,
    env: { ...surroundings, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = { out: "", error: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed.out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    printed.error += text;
  });
  const [code] = await once(child, "close");
  expect(code, `${name}: ${printed.error}${printed.out}`).toBe(0);
  return printed.out;
}

const onTestDatabase = {
  DATABASE_URL: urlOf(testConnection.database),
  DATA_DIR: path.join(folder, "unused"),
  SESSION_SECRET: "s".repeat(32),
};

const Bom = z.object({ bomFormat: z.literal("CycloneDX"), components: z.array(z.object({ purl: z.string() })) });
const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/** What is made of sources that have not changed is as it was. */
async function expectUnchanged(file: string, command: string): Promise<void> {
  const before = await readFile(path.join(root, file));
  await npmRun(command);
  expect((await readFile(path.join(root, file))).equals(before)).toBe(true);
}

const proved = {
  async import() {
    const file = path.join(folder, "questions.csv");
    const row = `Import,One,${unique("Which?")},1,2,3,4,A,`;
    await writeFile(file, `subject,lesson,question,option_a,option_b,option_c,option_d,answer,explanation\n${row}\n`);
    const counts = "1 new, 0 already there, 0 duplicate, 0 wrong";
    expect(await npmRun("import", [file, "--dry-run"], onTestDatabase)).toContain(counts);
    expect(await npmRun("import", [file, "--yes"], onTestDatabase)).toContain(counts);
  },
  async vectors() {
    const output = await npmRun("vectors", ["src/testing/fixtures/scoring-vectors.json"]);
    expect(output).toMatch(/[1-9]\d* matched, 0 differed/);
    const abilities = await npmRun("vectors", ["src/testing/fixtures/ability-vectors.json"]);
    expect(abilities).toMatch(/[1-9]\d* matched, 0 differed, 0 not applicable/);
  },
  async simulate() {
    const output = await npmRun("simulate", ["--students", "2", "--preset", "nclex-pn"]);
    expect(output).toContain("nclex-pn: 2 students of each ability, 1650 questions that stand alone");
    expect(output).toMatch(/never asked \d+\.\d %, two tests share \d+\.\d % of their questions/);
    expect(output).not.toContain("NaN");
    await buildAdaptiveBank(db, 6, new Date());
    const own = await npmRun("simulate", ["--students", "1", "--own-bank"], onTestDatabase);
    expect(own).toMatch(/^nclex-rn, shorter form of \d+ questions: 1 students of each ability, \d+ questions/);
    expect(own).not.toContain("NaN");
  },
  async "check:questions"() {
    await buildQuestion(db, (await buildLesson(db)).lessonId);
    expect(await npmRun("check:questions", [], onTestDatabase)).toMatch(/[1-9]\d* checked, 0 broken/);
  },
  async "check:content"() {
    expect(await npmRun("check:content")).toMatch(/[1-9]\d* checked, 0 to mend/);
  },
  async "admin:reset"() {
    await ensureAdmin(db, { adminEmail: "admin@example.org", adminPassword: undefined });
    expect(await npmRun("admin:reset", [], onTestDatabase)).toMatch(/admin@example\.org[\s\S]*\S{12,}/);
    expect(await npmRun("admin:reset", ["--two-factor"], onTestDatabase)).toContain("admin@example.org");
  },
  async backup() {
    const output = await npmRun("backup", [path.join(folder, "only.zip")], onTestDatabase);
    expect(output).toMatch(/[1-9]\d* rows of [1-9]\d* tables/);
  },
  async restore() {
    const [file, { url }] = [path.join(folder, "restored.zip"), await createDatabase()];
    await npmRun("backup", [file], onTestDatabase);
    const output = await npmRun("restore", [file], { ...onTestDatabase, DATABASE_URL: url });
    expect(output).toContain("Restored, and compared with the backup");
  },
  async "move-to"() {
    const { url } = await createDatabase();
    const embedded = { DATA_DIR: path.join(folder, "moved"), DATABASE_URL: "", DEMO: "0" };
    expect(await npmRun("check:questions", [], embedded)).toContain("0 checked, 0 broken");
    expect(await npmRun("move-to", [url], embedded)).toMatch(/Moved and compared: [1-9]\d* rows/);
  },
  async bench() {
    const sizes = {
      QUESTIONS: "2500",
      RESULTS: "400",
      SEATS: "4",
      STUDENTS: "1",
      SECONDS: "0.5",
      PAUSE_MS: "20",
      ROUNDS: "2",
    };
    const output = await npmRun("bench", [], benchOf(sizes));
    expect(output).toMatch(/product [1-9]\d* saves\/s, raw driver [1-9]\d*\/s/);
    expect(output).toMatch(/attempts\/s, 0 errors, Node at most [1-9]\d* MB/);
    expect(output).toMatch(/1 student: \d+\.\d attempts\/s, .* 0 errors/);
    expect(output).toMatch(/next question p50 \d/);
    expect(output).toMatch(/filter: withdrawn +p50 \d/);
    expect(output).toMatch(/counted [1-9][\d,]* rows, 400 of them results/);
    expect(output).toMatch(/students: inactive +p50 \d/);
    expect(output).not.toContain("NaN");
  },
  async "bench:exam"() {
    const sizes = { STUDENTS: "6", SECONDS: "8", SOAK_MINUTES: "0", QUESTIONS: "400" };
    const output = await npmRun("bench:exam", [], benchOf(sizes));
    expect(output).toMatch(/[1-9]\d* acknowledged answers compared: 0 lost, 0 double results, 0 without a result/);
    expect(output).toContain("errors: 0");
  },
  async "bench:web"() {
    const output = await npmRun("bench:web", [], benchOf({ PARTS: "1", SECONDS: "0.02" }));
    const measured = output.match(/product +[1-9]\d*\/s .* bare +[1-9]\d*\/s .* ratio \d/g) ?? [];
    // Of courses and of posts one each; Lighthouse, the other part, is installed over the network.
    expect(measured).toHaveLength(sharedAddresses.length);
  },
  sheets: () => expectUnchanged("src/content/made-sheets.ts", "sheets"),
  favicon: () => expectUnchanged("public/favicon.ico", "favicon"),
  async previews() {
    const made = path.join(folder, "previews");
    await npmRun("previews", [made]);
    expect(await readdir(made)).toEqual(await readdir(path.join(root, "public/previews")));
  },
  async pictures() {
    const made = path.join(folder, "pictures");
    await npmRun("pictures", [made, "kinds"]);
    const kept = await readdir(path.join(root, "src/app/public/screens"));
    expect(await readdir(made)).toEqual(kept.filter((file) => file.startsWith("kinds-")));
  },
  async licences() {
    expect(await npmRun("licences")).toMatch(/[1-9]\d* packages, 0 refused/);
  },
  async sbom() {
    const bom = Bom.parse(JSON.parse(await npmRun("sbom")));
    const { dependencies } = Manifest.parse(JSON.parse(await readFile(path.join(root, "package.json"), "utf8")));
    const named = new Set(bom.components.map(({ purl }) => decodeURIComponent(purl)));
    const missing = Object.entries(dependencies).filter(([name, version]) => !named.has(`pkg:npm/${name}@${version}`));
    expect(missing).toEqual([]);
  },
  async "db:generate"() {
    expect(await npmRun("db:generate")).toContain("No schema changes");
  },
};

function benchOf(sizes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(sizes).map(([name, value]) => [`BENCH_${name}`, value]));
}

test.for(Object.entries(proved))("npm run %s", ([, prove]) => prove());

test("no command of the README is left out", async () => {
  const readme = await readFile(path.join(root, "README.md"), "utf8");
  const table = readme.slice(readme.indexOf("## Commands"), readme.indexOf("/healthz"));
  const documented = [...table.matchAll(/^\| `npm (?:run (?:-s )?)?([\w:-]+)/gm)].map(([, name]) => name);

  expect(documented.toSorted()).toEqual([...Object.keys(proved), ...Object.keys(ELSEWHERE)].toSorted());
});
