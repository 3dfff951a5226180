/** A Chromium for the browser tests: the installed one, else one that is installed now. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { OperatorError } from "../src/core/errors.ts";

/** The browser without a window comes first: the same engine, at two thirds of the time for the whole run. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
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

/** The path of a browser. Installs Debian's package as root, else Playwright's own build; throws an OperatorError if neither works. */
export function findChromium(): string {
  const present = presentChromium();
  if (process.getuid?.() === 0 && (!present || hasOnlyFallback())) {
    run("apt-get", ["update"]);
    run("apt-get", ["install", "-y", "--no-install-recommends", FONTS]);
  }
  if (present) return present;
  console.log("Installing Chromium for the browser tests…");
  if (process.getuid?.() === 0) {
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (!presentChromium()) run("apt-get", ["install", "-y", "--no-install-recommends", name]);
    }
  } else {
    run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  }
  const installed = presentChromium();
  if (!installed) throw new OperatorError(NONE);
  return installed;
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
