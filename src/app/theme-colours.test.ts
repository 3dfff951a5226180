import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "./theme-colours.ts";

const css = readFileSync(new URL("../ui/tokens.css", import.meta.url), "utf8");

test("the colours that a device shows around the product match its tokens", () => {
  expect(css).toContain(`--surface: light-dark(${themeColours.light}, ${themeColours.dark});`);
  expect(css).toContain(`--night: light-dark(${themeColours.brand}, `);
});
