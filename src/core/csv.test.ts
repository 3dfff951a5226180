import fc from "fast-check";
import { expect, test } from "vitest";
import { csvRow, safeCell, textOfCell } from "./csv.ts";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", '=HYPERLINK("http://x")', "'=1"])(
  "%j is no formula any more and comes back as it was",
  (text) => {
    expect(safeCell(text)).toBe(`'${text}`);
    expect(textOfCell(safeCell(text))).toBe(text);
  },
);

test("other text is left alone, also with an apostrophe in front", () => {
  for (const text of ["38 °C", "a=b", "'s-Hertogenbosch", "", "दवा"]) {
    expect(safeCell(text)).toBe(text);
    expect(textOfCell(text)).toBe(text);
  }
});

test("whatever the text, it begins no formula and comes back", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."'=+-@\t\ra 1") }), (text) => {
      expect(safeCell(text)).not.toMatch(/^[=+\-@\t\r]/);
      expect(textOfCell(safeCell(text))).toBe(text);
    }),
  );
});

test("a row keeps commas, quotation marks and line breaks inside its cells", () => {
  expect(csvRow(['Verma, "Asha"', "two\nlines", "=1+1", 12])).toBe('"Verma, ""Asha""","two\nlines",\'=1+1,12\r\n');
});
