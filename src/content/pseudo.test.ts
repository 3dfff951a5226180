import { afterAll, beforeAll, expect, test } from "vitest";
import { formatsOf } from "./formats.ts";
import { disguise, disguised } from "./pseudo.ts";
import { inLanguages, speakPseudo } from "./texts.ts";

beforeAll(() => speakPseudo(disguise));
afterAll(() => speakPseudo(null));

const { counted } = formatsOf("en");
const texts = inLanguages({
  en: {
    title: "Results",
    mark: "–",
    link: "/privacy",
    parts: ["Please ", { label: "sign in" }],
    greeting: (name: string) => `Hello ${name}, welcome back`,
    waiting: (count: number) => `${counted(count, { one: "test waits", other: "tests wait" })}`,
    listed: ({ names }: { names: ReadonlyArray<string> }) => `Chosen: ${names.join(", ")}`,
    statusOf: (status: "Active" | "Inactive") => (status === "Active" ? "May study" : "May not study"),
  },
});

test("a text is accented, in brackets and some 40 % longer", () => {
  expect(texts("en").title).toBe("Results");
  expect(texts("en-XA").title).toBe("⟦Ŕéšûļţš öñé⟧");
  const long = "Every submitted test appears here, with its review.";
  expect(disguised(long).length / long.length).toBeGreaterThan(1.35);
  expect(disguised(long).length / long.length).toBeLessThan(1.5);
});

test("what was given stands in it as it was", () => {
  expect(texts("en-XA").greeting("Asha Verma")).toContain(" Asha Verma, ŵéļçöɱé");
  expect(texts("en-XA").waiting(1200)).toMatch(/^⟦1,200 ţéšţš ŵåîţ/);
  expect(texts("en-XA").listed({ names: ["TEAS 7", "OET"] })).toContain("TEAS 7, OET ");
  expect(texts("en-XA").statusOf("Active")).toMatch(/^⟦Ṁåý šţûðý/);
});

test("markup, addresses and placeholders are kept", () => {
  expect(disguised('Read <a href="/terms">the terms</a> &amp; write to info@example.org at {time}')).toMatch(
    /^⟦Ŕéåð <a href="\/terms">ţĥé ţéŕɱš<\/a> &amp; ŵŕîţé ţö info@example\.org åţ \{time\} /,
  );
  expect(texts("en-XA").link).toBe("/privacy");
  expect(texts("en-XA").mark).toBe("–");
  expect(disguised("sample-test")).toBe("sample-test");
});

test("what is disguised already is not disguised again", () => {
  const inner = texts("en-XA").title;
  expect(texts("en-XA").greeting(inner)).toContain(` ${inner}, `);
  expect(disguised(inner)).toBe(inner);
});

test("lists and what is nested keep their shape", () => {
  expect(texts("en-XA").parts).toEqual(["⟦Þļéåšé öñé⟧ ", { label: "⟦šîĝñ îñ öñé⟧" }]);
});

test("the same texts come back for the same language", () => {
  expect(texts("en-XA")).toBe(texts("en-XA"));
  expect(texts("en")).toBe(texts("en"));
});
