/**
 * `npm run import -- FILE [--dry-run] [--good-rows] [--yes]`: questions from a CSV, JSON Lines or text file. First says what would
 * happen, asks for confirmation on a terminal, and ends with one line of counts that a script can read.
 */
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { inWords } from "../content/coded-text.ts";
import { importTexts } from "../content/en/questions.ts";
import { messageOf, OperatorError } from "../core/errors.ts";
import type { Operator } from "../modules/accounts/viewer.ts";
import {
  checkImport,
  type ImportReport,
  importQuestions,
} from "../modules/questions/commands/import-questions.server.ts";
import { IMPORT_MEGABYTES_MAX, LOCAL_MEGABYTES_MAX } from "../modules/questions/rules.ts";
import { readSettings } from "../server/env.ts";
import { readArguments, runCommand, withDatabase } from "./run-command.ts";

const USAGE = "Usage: npm run import -- FILE [--dry-run] [--good-rows] [--yes]";
const OPERATOR: Operator = { kind: "operator" };

await runCommand(run);

/** The exit code: 0 if everything requested was done. */
async function run(): Promise<number> {
  const { given: file, values: options } = readArguments(USAGE, {
    "dry-run": { type: "boolean", default: false },
    "good-rows": { type: "boolean", default: false },
    yes: { type: "boolean", default: false },
  });
  const settings = readSettings(process.env);
  await requireFile(file);
  return withDatabase(settings, async ({ db }) => {
    const check = await checkImport(db, OPERATOR, createReadStream(file), showProgress("Checked"));
    if (check.kind === "unreadable") throw new OperatorError(inWords(importTexts.file, check.problem));
    printReport(check.report);
    const isRefused = check.report.wrong > 0 && !options["good-rows"];
    if (isRefused) console.log(importTexts.refused);
    if (isRefused || options["dry-run"] || check.report.new === 0) {
      console.log(importTexts.counts(check.report));
      return isRefused ? 1 : 0;
    }
    if (!options.yes && !(await confirm(`Import ${check.report.new} questions? [y/N] `))) {
      console.log("Nothing was imported.");
      console.log(importTexts.counts(check.report));
      return 1;
    }
    const chosen = { source: createReadStream(file), goodRowsOnly: options["good-rows"] };
    const result = await importQuestions(db, OPERATOR, chosen, new Date(), showProgress("Imported"));
    if (result.kind === "unreadable") throw new OperatorError(inWords(importTexts.file, result.problem));
    if (result.kind === "refused") console.log(importTexts.refused);
    console.log(importTexts.counts(result.report));
    return result.kind === "imported" ? 0 : 1;
  });
}

async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    throw new OperatorError(`The file ${file} cannot be read (${messageOf(error)}).`);
  });
  if (!found.isFile()) throw new OperatorError(`${file} is not a file.`);
  // The whole bank, written by our own export, may be larger than files made by hand.
  const megabytesMax = (await isJsonLines(file)) ? LOCAL_MEGABYTES_MAX : IMPORT_MEGABYTES_MAX;
  if (found.size > megabytesMax * 1024 * 1024) throw new OperatorError(importTexts.file.tooLarge(megabytesMax));
}

async function isJsonLines(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(1_024) });
    return buffer
      .toString("utf8", 0, bytesRead)
      .replace(/^\uFEFF/, "")
      .trimStart()
      .startsWith("{");
  } finally {
    await handle.close();
  }
}

function printReport(report: ImportReport): void {
  for (const { line, column, reason } of report.problems) console.log(`${importTexts.place(line, column)}: ${reason}`);
  if (report.moreProblems > 0) console.log(importTexts.moreProblems(report.moreProblems));
  for (const { line, column, reason } of report.warnings) {
    console.log(importTexts.warning(importTexts.place(line, column), reason));
  }
  if (report.moreWarnings > 0) console.log(importTexts.moreProblems(report.moreWarnings));
  if (report.new > 0) console.log(importTexts.newPlaces(report.newSubjects, report.newLessons));
  if (Object.values(report.newStimuli).some((count) => count > 0))
    console.log(importTexts.newStimuli(report.newStimuli));
  if (report.newLabels > 0) console.log(importTexts.newLabels(report.newLabels));
  if (report.withoutRationale > 0) console.log(importTexts.withoutRationale(report.withoutRationale));
}

/** A line that is overwritten on a terminal, and left out of a log. */
function showProgress(done: string): (rows: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (rows) => process.stderr.write(`\r${done} ${rows} rows\r`);
}

/** True without asking if there is no terminal: a script has decided already. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}
