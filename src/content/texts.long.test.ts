import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { projectRoot } from "../core/project-root.ts";
import "../core/current-language.server.ts";
import { setLanguageSource } from "./language.ts";

/** Files that are entry points or need a browser, and are never loaded by a page or the server. */
const APART = /\.test\.tsx?$|^src\/(?:cli|testing|content\/en\/sheets)\/|\/start\.ts$|\/entry\.client\.ts$/;

// All of them are compiled for it, which takes long on a busy machine.
test("no module reads a text while it loads: its language is not known by then", {
  timeout: 120_000,
}, async () => {
  const asking: string[] = [];
  let loading = "";
  const files = globSync("src/**/*.{ts,tsx}", { cwd: projectRoot() }).filter((file) => !APART.test(file));
  setLanguageSource(() => {
    asking.push(
      `${loading}: ${new Error().stack?.split("\n").find((l) => /\/src\//.test(l) && !/content\/(texts|language)/.test(l))}`,
    );
    return "en";
  });
  for (const file of files) {
    loading = file;
    await import(`${projectRoot()}/${file}`);
  }
  expect(files.length).toBeGreaterThan(1000);
  expect(asking).toEqual([]);
});
