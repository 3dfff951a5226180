/**
 * What Lighthouse reports for pages: its mobile preset with the slow 4G that it simulates. It has its own folder
 * with its own lock file, so that installing the product does not install it.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod/mini";
import { OperatorError } from "../../src/core/errors.ts";
import { findChromium } from "../find-chromium.ts";

const FOLDER = path.join(import.meta.dirname, "lighthouse");
/** Lighthouse drives a whole browser; the one for tests has no part that some of its audits ask. */
const WHOLE_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FLAGS = [
  "--headless=new",
  "--disable-gpu",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
};

const Report = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.record(
    z.string(),
    z.object({ score: z.nullable(z.number()), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.nullable(z.number()),
      numericValue: z.optional(z.number()),
      details: z.optional(z.object({ items: z.optional(z.unknown()) })),
    }),
  ),
});
type Report = z.infer<typeof Report>;

/** An entry of the audit `network-requests`. */
const Request = z.object({ resourceType: z.optional(z.string()), transferSize: z.number() });

/** What a figure of a page is at most, the score at least. */
const AIMS = { performance: 99, lcp: 1.3, blocking: 30, scripts: 15, all: 150 };
/** The page that shows pictures: its weight in all has an aim. */
const WITH_PICTURES = "home";

/** Prints the median of that many runs for each page, and what kept a score of the last run below 100. */
export async function measureWithLighthouse(
  url: string,
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<void> {
  install();
  const browser = wholeBrowser();
  console.log(`\n2. Lighthouse, mobile, simulated slow 4G, median of ${runs}`);
  const { performance, lcp, blocking, scripts } = AIMS;
  console.log(`   aims: performance ${performance}, LCP ${lcp} s, TBT ${blocking} ms, scripts ${scripts} kB`);
  for (const [name, address] of Object.entries(pages)) {
    const reports = Array.from({ length: runs }, () => measure(url + address, browser));
    const scores = Object.entries(CATEGORIES).map(
      ([id, label]) =>
        `${label} ${Math.round(median(reports.map((report) => (report.categories[id]?.score ?? 0) * 100)))}`,
    );
    const figure = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    const weight = (isMeant: (type: string | undefined) => boolean) =>
      median(reports.map((report) => kilobytesOf(report, isMeant)));
    const of = name === WITH_PICTURES ? ` (aim ${AIMS.all})` : "";
    console.log(
      `   ${name.padEnd(7)} ${scores.join(", ")}; LCP ${(figure("largest-contentful-paint") / 1000).toFixed(2)} s, ` +
        `CLS ${figure("cumulative-layout-shift").toFixed(3)}, TBT ${figure("total-blocking-time").toFixed(0)} ms, ` +
        `scripts ${weight((type) => type === "Script").toFixed(1)} kB, in all ${weight(() => true).toFixed(1)} kB${of}`,
    );
    for (const fault of faultsIn(reports.at(-1))) console.log(`           ${fault}`);
  }
}

function install(): void {
  console.log("Installing Lighthouse…");
  // It needs no browser of its own, so no installation script has to run.
  const arguments_ = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status, stderr } = spawnSync("npm", arguments_, { cwd: FOLDER, encoding: "utf8" });
  if (status !== 0) throw new OperatorError(`Lighthouse could not be installed:\n${stderr}`);
}

function wholeBrowser(): string {
  return WHOLE_BROWSERS.find((file) => existsSync(file)) ?? findChromium();
}

/** A run that the browser itself spoilt, which Lighthouse asks to repeat, is repeated. */
function measure(url: string, browser: string, triesLeft = 3): Report {
  const cli = path.join(FOLDER, "node_modules/lighthouse/cli/index.js");
  const asked = [cli, url, "--output=json", "--quiet", `--chrome-flags=${FLAGS.join(" ")}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, asked, {
    cwd: FOLDER,
    env: { ...process.env, CHROME_PATH: browser },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = status === 0 ? Report.parse(JSON.parse(stdout)) : null;
  if (report && !report.runtimeError) return report;
  const reason = report?.runtimeError?.message ?? stderr;
  if (triesLeft > 1 && reason.includes("run Lighthouse again")) return measure(url, browser, triesLeft - 1);
  throw new OperatorError(`Lighthouse failed at ${url}:\n${reason}`);
}

/** Over the wire, with headers. */
function kilobytesOf({ audits }: Report, isMeant: (type: string | undefined) => boolean): number {
  const requests = z.array(Request).parse(audits["network-requests"]?.details?.items ?? []);
  return requests.reduce((sum, one) => sum + (isMeant(one.resourceType) ? one.transferSize : 0), 0) / 1000;
}

/** The audits that count and are not passed, outside performance: there all figures count a little. */
function faultsIn(report: Report | undefined): string[] {
  if (!report) return [];
  const counted = Object.entries(report.categories).flatMap(([id, { auditRefs }]) =>
    id === "performance" ? [] : auditRefs.filter(({ weight }) => weight > 0),
  );
  return counted.flatMap(({ id }) => {
    const audit = report.audits[id];
    return audit && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
  });
}

function median(values: ReadonlyArray<number>): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
