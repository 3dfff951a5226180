/** Failed tests in the reports of Vitest and Playwright. */
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod/mini";
import { projectRoot } from "../src/core/project-root.ts";

/** Enough to see a failure on a machine of which only the end of the output is left. */
const MESSAGE_LINES = 10;

/** A failed test, named with its file, the beginning of its message, and the files that were kept of it. */
export type Failure = { name: string; message: string; kept: ReadonlyArray<string> };

export const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.nullish(z.array(z.string())) }),
      ),
    }),
  ),
});

export const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
  suites: z.array(z.unknown()),
});

const Suite = z.object({
  suites: z.optional(z.array(z.unknown())),
  specs: z.optional(
    z.array(
      z.object({
        title: z.string(),
        file: z.string(),
        tests: z.array(
          z.object({
            status: z.string(),
            results: z.array(
              z.object({
                attachments: z.array(z.object({ path: z.optional(z.string()) })),
                error: z.optional(z.object({ message: z.optional(z.string()) })),
              }),
            ),
          }),
        ),
      }),
    ),
  ),
});

/** Each failed test of a JSON report of Vitest, and each file that failed as a whole. */
export function failuresOfVitest(report: string): Failure[] {
  return VitestReport.parse(JSON.parse(report)).testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(projectRoot(), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [{ name: file, message: beginningOf(message), kept: [] }];
    return failed.map((test) => ({
      name: `${file}: ${test.fullName}`,
      message: beginningOf(test.failureMessages?.[0] ?? ""),
      kept: [],
    }));
  });
}

/** Each failed run of a test of a JSON report of Playwright, with screenshot, trace and log of the product. */
export function failuresOfPlaywright(report: string): Failure[] {
  return PlaywrightReport.parse(JSON.parse(report)).suites.flatMap(failuresIn);
}

function failuresIn(suite: unknown): Failure[] {
  const { suites = [], specs = [] } = Suite.parse(suite);
  const failed = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results }): Failure => {
        const paths = results.flatMap(({ attachments }) => attachments.flatMap(({ path: at }) => at ?? []));
        return {
          name: `tests/e2e/${file}: ${title}`,
          message: beginningOf(results.at(-1)?.error?.message ?? ""),
          kept: paths.map((at) => path.relative(projectRoot(), at)),
        };
      }),
  );
  return [...failed, ...suites.flatMap(failuresIn)];
}

/** First lines of a failure message, without colours and empty lines: expectation, finding, call log. */
function beginningOf(text: string): string {
  const lines = stripVTControlCharacters(text).split("\n");
  return lines
    .filter((line) => line.trim() !== "")
    .slice(0, MESSAGE_LINES)
    .join("\n  ");
}
