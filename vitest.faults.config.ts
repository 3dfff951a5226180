/** The suite of faults: real processes that are killed, cut off and lied to; and every documented command, small. `FAULTS=long` makes faults thorough. */
import { defineConfig } from "vitest/config";

const isLong = process.env.FAULTS === "long";

export default defineConfig({
  test: {
    include: ["tests/faults/**/*.test.ts", "tests/commands/**/*.test.ts"],
    globalSetup: "./src/testing/global-setup.ts",
    pool: "forks",
    // Each file has a product of its own, and most of the time it waits.
    maxWorkers: 3,
    testTimeout: isLong ? 1_800_000 : 300_000,
    hookTimeout: 120_000,
  },
});
