/** The long tier: files of long tests, and the long form of tests that have two (`src/testing/test-form.ts`). */
import { defineConfig } from "vitest/config";
import { listLongTests } from "./scripts/changed-tests.ts";

export default defineConfig({
  test: {
    include: listLongTests(),
    env: { TEST_FORM: "long" },
    globalSetup: "./src/testing/global-setup.ts",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
