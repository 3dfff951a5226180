/** Component tests: component files in a real DOM, without the product, in the Chromium that the journeys use. */
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "./scripts/find-chromium.ts";

export default defineConfig({
  // Packages that are found while tests run would load every page once more.
  optimizeDeps: {
    entries: ["src/**/*.browser.test.tsx", "src/ui/authoring/*.tsx"],
    include: ["axe-core", "react-dom/client", "react-dom/server", "html-dom-parser/lib/server/html-to-dom"],
  },
  test: {
    include: ["src/**/*.browser.test.tsx"],
    setupFiles: "./src/testing/component-setup.ts",
    attachmentsDir: "test-results/components",
    testTimeout: 30_000,
    // Most of the time a page waits for frames and for the browser's replies.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions,
        contextOptions: { locale: "en-IN", timezoneId: "Asia/Kolkata", reducedMotion: "reduce", hasTouch: true },
      }),
      instances: [{ browser: "chromium" }],
      viewport: { width: 1280, height: 800 },
      // Playwright does the same.
      locators: { exact: false },
    },
  },
});
