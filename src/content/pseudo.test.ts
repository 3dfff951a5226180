import { expect, test } from "vitest";
import { withLanguage } from "../core/current-language.server.ts";
import { formats } from "./formats.ts";
import { currentLanguage, type Language } from "./language.ts";
import { disguised } from "./pseudo.ts";
import { localized } from "./texts.ts";

const texts = localized({
  title: "Results",
  mark: "–",
  link: "/privacy",
  steps: [{ id: "sign-in", label: "Sign in" }],
  parts: ["Please ", { label: "sign in" }],
  greeting: (name: string) => `Hello ${name}, welcome back`,
  waiting: (count: number) => `${formats().counted(count, { one: "test waits", other: "tests wait" })}`,
  listed: ({ names }: { names: ReadonlyArray<string> }) => `Chosen: ${names.join(", ")}`,
  statusOf: (status: "Active" | "Inactive") => (status === "Active" ? "May study" : "May not study"),
});
const inDisguise = <T>(read: () => T) => withLanguage("en-XA", read);

test("a text is accented, in brackets and some 40 % longer", () => {
  expect(texts.title).toBe("Results");
  expect(inDisguise(() => texts.title)).toBe("⟦Ŕéšûļţš öñé⟧");
  const long = "Every submitted test appears here, with its review.";
  expect(disguised(long).length / long.length).toBeGreaterThan(1.35);
  expect(disguised(long).length / long.length).toBeLessThan(1.5);
});

test("values inserted into a text stay unchanged", () => {
  expect(inDisguise(() => texts.greeting("Asha Verma"))).toContain(" Asha Verma, ŵéļçöɱé");
  expect(inDisguise(() => texts.waiting(1200))).toMatch(/^⟦1,200 ţéšţš ŵåîţ/);
  expect(inDisguise(() => texts.listed({ names: ["TEAS 7", "OET"] }))).toContain("TEAS 7, OET ");
  expect(inDisguise(() => texts.statusOf("Active"))).toMatch(/^⟦Ṁåý šţûðý/);
});

test("markup, addresses, placeholders and codes are kept", () => {
  expect(disguised('Read <a href="/terms">the terms</a> &amp; write to info@example.org at {time}')).toMatch(
    /^⟦Ŕéåð <a href="\/terms">ţĥé ţéŕɱš<\/a> &amp; ŵŕîţé ţö info@example\.org åţ \{time\} /,
  );
  expect(inDisguise(() => [texts.link, texts.mark, texts.steps[0].id])).toEqual(["/privacy", "–", "sign-in"]);
  expect(disguised("sample-test")).toBe("sample-test");
});

test("pseudo-localised text is not disguised again", () => {
  const inner = inDisguise(() => texts.title);
  expect(inDisguise(() => texts.greeting(inner))).toContain(` ${inner}, `);
  expect(disguised(inner)).toBe(inner);
});

test("lists and what is nested keep their shape", () => {
  inDisguise(() => expect([...texts.parts]).toEqual(["⟦Þļéåšé öñé⟧ ", { label: "⟦šîĝñ îñ öñé⟧" }]));
  expect(inDisguise(() => texts.steps.map(({ label }) => label))).toEqual(["⟦Šîĝñ îñ öñé⟧"]);
});

test("a group or function kept in a variable uses the language current at each use", () => {
  const { steps, greeting } = texts;
  const label = () => steps[0].label;
  expect([label(), greeting("Asha")]).toEqual(["Sign in", "Hello Asha, welcome back"]);
  expect(inDisguise(label)).toBe("⟦Šîĝñ îñ öñé⟧");
  expect(inDisguise(() => greeting("Asha"))).toContain("ŵéļçöɱé");
  expect(texts.steps).toBe(steps);
});

test("each piece of work has its own language, even when they are interleaved", async () => {
  const spoken = async (language: Language) =>
    withLanguage(language, async () => {
      await new Promise(setImmediate);
      return [currentLanguage(), texts.title];
    });
  expect(await Promise.all([spoken("en"), spoken("en-XA"), spoken("en")])).toEqual([
    ["en", "Results"],
    ["en-XA", "⟦Ŕéšûļţš öñé⟧"],
    ["en", "Results"],
  ]);
});
