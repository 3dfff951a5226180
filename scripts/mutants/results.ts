/** Results of mutants: a file with a line of JSON for each run, and the table of them. */
import { existsSync } from "node:fs";
import { appendFile, readFile } from "node:fs/promises";
import { z } from "zod/mini";
import { TIERS } from "./tiers.ts";

const Result = z.object({
  id: z.string(),
  mutation: z.string(),
  run: z.enum(["changed", "whole"]),
  /** Null for a survivor. */
  tier: z.nullable(z.enum(TIERS)),
  /** The test that failed, or how the run ended without one. */
  test: z.string(),
  seconds: z.number(),
});
export type Result = z.infer<typeof Result>;

/** The results of earlier runs of this script; none without the file. */
export async function readResults(file: string): Promise<Result[]> {
  if (!existsSync(file)) return [];
  const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  return lines.map((line) => Result.parse(JSON.parse(line)));
}

export async function appendResult(file: string, result: Result): Promise<void> {
  await appendFile(file, `${JSON.stringify(result)}\n`);
}

/** A row for each mutant with its last result, the counts of the tiers and the survivors, in Markdown. */
export function tableOf(results: ReadonlyArray<Result>): string {
  const last = [...new Map(results.map((result) => [result.id, result])).values()];
  const survivors = last.filter(({ tier }) => tier === null);
  const rows = last.map(({ id, mutation, tier, test, seconds }) =>
    [id, mutation, tier ?? "–", test, String(seconds)].map((cell) => cell.replaceAll("|", "\\|")).join(" | "),
  );
  const counts = TIERS.map((tier) => `${last.filter((result) => result.tier === tier).length} ${tier}`);
  return [
    "| mutant | mutation | found by | test | seconds |",
    "| --- | --- | --- | --- | ---: |",
    ...rows.map((row) => `| ${row} |`),
    "",
    `Found ${last.length - survivors.length} of ${last.length}: ${counts.join(", ")}`,
    ...(survivors.length > 0 ? ["", "Survivors:", ""] : []),
    ...survivors.map(({ id }) => `- ${id}`),
  ].join("\n");
}
