import { defineConfig } from "@playwright/test";
import { launchOptions } from "./scripts/find-chromium.ts";
import { inForm } from "./src/testing/test-form.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/global-setup.ts",
  grepInvert: inForm({ short: [/@long/], long: [] }),
  // A worker has a product of its own, which its tests share; each test makes its own student.
  fullyParallel: false,
  // Two keep two cores busy.
  workers: 2,
  forbidOnly: true,
  // A second try would hide what is wrong the first time.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    launchOptions,
  },
});
