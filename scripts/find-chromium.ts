/** A Chromium for the browser tests: the installed one, else one that is installed now. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";
import { OperatorError } from "../src/core/errors.ts";

/** The browser without a window: the same engine, at two thirds of the time for the whole run. */
const SHELL = "/usr/bin/chromium-headless-shell";
const PLACES = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

const NONE =
  "The browser tests need Chromium, and it could not be installed. Install the package 'chromium' of your system, or name the path of a Chromium or Chrome in CHROMIUM_PATH, then run them again: npx playwright test.";

/** As wide as what phones and desks have, and named by the pages. What Debian falls back to is a sixth wider than any of them. */
const FONTS = "fonts-liberation";
const FALLBACK = "DejaVu";

/**
 * The path of a browser. As root it installs Debian's headless shell where that is missing, else Playwright's own build where there is
 * none; throws an OperatorError if no browser can be had. CHROMIUM_PATH is taken as it is.
 */
export function findChromium(): string {
  const present = presentChromium();
  const isChosen = present !== undefined && present === process.env.CHROMIUM_PATH;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && ((!isChosen && present !== SHELL) || hasOnlyFallback())) {
    run("apt-get", ["update"]);
    run("apt-get", ["install", "-y", "--no-install-recommends", FONTS]);
    if (!isChosen && present !== SHELL) {
      run("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]);
    }
    if (!presentChromium()) run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  } else if (!present) {
    console.log("Installing Chromium for the browser tests…");
    run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  }
  const installed = presentChromium();
  if (!installed) throw new OperatorError(NONE);
  return installed;
}

/** How tests start their browser. */
export const launchOptions = launchOptionsOf(presentChromium());

function launchOptionsOf(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-quic",
      // A page of a test is too short-lived to earn back what compiling it twice and a process for drawing cost.
      "--js-flags=--no-opt --no-maglev",
      "--in-process-gpu",
      // The empty tab that a test begins with and the page it opens share a process, which saves the start of one.
      "--renderer-process-limit=1",
    ],
  };
}

/** The path of a browser that is already installed. */
export function presentChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? "", ...PLACES, chromium.executablePath()].find(
    (path) => path !== "" && existsSync(path),
  );
}

/** False also where nothing tells. */
function hasOnlyFallback(): boolean {
  return spawnSync("fc-match", ["Arial"], { encoding: "utf8" }).stdout?.includes(FALLBACK) ?? false;
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
