/** Fault tests in their short form: real processes that are killed, cut off and lied to. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/faults/**/*.test.ts"],
    exclude: ["**/*.cost.test.ts"],
    globalSetup: "./src/testing/global-setup.ts",
    pool: "forks",
    // Each file has a product of its own, and most of the time it waits.
    maxWorkers: 3,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
