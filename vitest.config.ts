import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "src/**/*.test.tsx"],
    exclude: ["**/*.{long,cost}.test.ts", "**/*.browser.test.tsx"],
    globalSetup: "./src/testing/global-setup.ts",
    pool: "forks",
    isolate: false,
    setupFiles: "./src/testing/fresh-modules.ts",
    // What no import shows to be part of a test.
    forceRerunTriggers: ["**/package-lock.json", "**/vitest.config.ts", "**/src/db/migrations/**", "**/src/testing/**"],
    // Two keep two cores busy; PostgreSQL has its share.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A machine that is busy with other tests may take longer than the second that is usual.
    expect: { poll: { timeout: 10_000 } },
  },
});
