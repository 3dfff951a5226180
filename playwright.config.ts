import { defineConfig } from "@playwright/test";
import { presentChromium } from "./scripts/find-chromium.ts";

const isRoot = process.getuid?.() === 0;
const executablePath = presentChromium();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/global-setup.ts",
  // One server with one database serves all tests; each test makes its own student.
  fullyParallel: false,
  // One more than the cores that there are at least: half of a test is waiting.
  workers: 3,
  forbidOnly: true,
  // A second try would hide what is wrong the first time.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-quic",
        // A page of a test is too short-lived to earn back what compiling it twice and a process for drawing cost.
        "--js-flags=--no-opt --no-maglev",
        "--in-process-gpu",
        // The empty tab that a test begins with and the page it opens share a process, which saves the start of one.
        "--renderer-process-limit=1",
      ],
    },
  },
});
