import { expect, test } from "vitest";
import { referenceValues } from "../../../../../content/en/sheets/reference-values.ts";
import { findValues } from "./values-found.ts";

const found = (asked: string) => findValues(referenceValues, asked).flatMap(({ rows }) => rows.map(([name]) => name));

test("everything is there at first, in conventional and in SI units, and nothing of what the sheet advises", () => {
  const tables = findValues(referenceValues, "");
  expect(tables.map(({ title }) => title)).toContain("Electrolytes");
  expect(tables.flatMap(({ rows }) => rows)).toContainEqual(["Potassium", "3.5–5.0 mEq/L", "3.5–5.0 mmol/L"]);
  expect(tables.flatMap(({ headers }) => headers)).not.toContain("Think of");
  expect(JSON.stringify(tables)).not.toContain("toxic");
  for (const { headers, rows } of tables) for (const row of rows) expect(row).toHaveLength(headers.length);
});

test.each([
  ["potass", ["Potassium"]],
  ["PaCO2", ["PaCO₂"]],
  ["HCO3", ["HCO₃⁻"]],
  [" haemoglobin  women ", ["Haemoglobin, women"]],
  ["vancomycin", ["Vancomycin trough"]],
  ["unobtainium", []],
])("%j finds %j", (asked, names) => {
  expect(found(asked)).toEqual(names);
});

test("the name of a table finds all its rows", () => {
  expect(found("electrolytes")).toContain("Sodium");
});
