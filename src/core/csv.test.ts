import fc from "fast-check";
import { expect, test } from "vitest";
import { csvRow, safeCell, textOfCell } from "./csv.ts";

test.each([
  ...["=1+1", "+1", "-A1", "-1+1", "-1\n", "@SUM(A1)", '=HYPERLINK("http://x")', "'=1", '"=1"', "\ta", "\ra", "\na"],
  ...["＝1＋1", "＋1", "－1", "＠SUM(A1)"],
])("%j is no formula any more and comes back as it was", (text) => {
  expect(safeCell(text)).toBe(`'${text}`);
  expect(textOfCell(safeCell(text))).toBe(text);
});

test.each([
  ["Asha;=1+1", "Asha;'=1+1"],
  ["Asha;'=1+1;-2", "Asha;''=1+1;'-2"],
  ["\t=1", "'\t'=1"],
  ["Asha\t@SUM(A1)", "Asha\t'@SUM(A1)"],
  ["Asha\n=1+1", "Asha\n'=1+1"],
  ["Asha\r\n@SUM(A1)\r-2", "Asha\r\n'@SUM(A1)\r'-2"],
  ["\r=1", "'\r'=1"],
  ['Asha;"=1+1"', 'Asha;\'"=1+1"'],
  ["Asha;＝1\n＠2", "Asha;'＝1\n'＠2"],
])("%j is no formula where semicolons, tabs or line breaks end a cell", (text, safe) => {
  expect(safeCell(text)).toBe(safe);
  expect(textOfCell(safe)).toBe(text);
});

test("other text is unchanged, also with an apostrophe in front", () => {
  for (const text of ["38 °C", "a=b", "a; b", "a;b", "a,=b", "two\nlines", 'say "so"', "'s-Hertogenbosch", "", "दवा"]) {
    expect(safeCell(text)).toBe(text);
    expect(textOfCell(text)).toBe(text);
  }
});

test.each(["-1", "-0.67", "0", "12.5"])("the number %s is written as a number", (text) => {
  expect(safeCell(text)).toBe(text);
  expect(textOfCell(text)).toBe(text);
  expect(textOfCell(safeCell(`'${text}`))).toBe(`'${text}`);
});

test("no text begins a formula, and every text reads back unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."'\"=+-@＝＋－＠\t\r\n;,a 1") }), (text) => {
      const isNumber = /^-\d+(\.\d+)?$/.test(text);
      expect(isNumber ? "" : safeCell(text)).not.toMatch(/(^|[;\t\r\n])"*[=+\-@＝＋－＠]|^[\t\r\n]/);
      expect(textOfCell(safeCell(text))).toBe(text);
    }),
  );
});

test("a row preserves commas, quotation marks and line breaks inside its cells", () => {
  expect(csvRow(['Verma, "Asha"', "two\nlines", "=1+1", 12])).toBe('"Verma, ""Asha""","two\nlines",\'=1+1,12\r\n');
});
