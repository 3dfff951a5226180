/** Tests that measure cost: one at a time, with nothing beside them. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,tests}/**/*.cost.test.ts"],
    globalSetup: "./src/testing/global-setup.ts",
    pool: "forks",
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
