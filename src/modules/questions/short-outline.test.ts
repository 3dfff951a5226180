import { expect, test } from "vitest";
import { shortOutlines } from "./short-outline.ts";

const choice = (text: string) => ({ text, isRight: false });
const huge = (letter: string) => ({
  scenario: letter.repeat(20_000),
  stem: `<p><strong>${letter.replace("<", "&lt;").repeat(25_000)}</strong></p>`,
  parts: Array.from({ length: 8 }, () => ({
    title: letter.repeat(2_000),
    choices: Array.from({ length: 50 }, () => choice(letter.repeat(2_000))),
  })),
});

test("questions of usual length stay as they are, and one that cannot be read stays none", () => {
  const outline = {
    scenario: "A client with a cough.\nTemperature 38.4 °C",
    stem: "<p>Which <em>one</em>?</p>",
    parts: [{ title: null, choices: [choice("this"), choice("that")] }],
  };

  expect(shortOutlines([outline, null])).toEqual([{ ...outline, isStemCut: false, moreChoices: 0 }, null]);
});

test.each(["x", "ह", "<", "😀", "word "])("whatever an author wrote, here %j, a page of it is small", (letter) => {
  const page = shortOutlines(Array.from({ length: 20 }, () => huge(letter)));

  expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(45_000);
  for (const short of page) {
    expect(short?.stem).not.toContain("<strong>");
    expect(short?.isStemCut).toBe(true);
    expect(short?.scenario).toMatch(/…$/);
    const kept = short?.parts.reduce((sum, { choices }) => sum + choices.length, 0) ?? 0;
    expect((short?.moreChoices ?? 0) + kept).toBe(400);
  }
});

test("one long question among short ones is shown longer than many", () => {
  const [alone] = shortOutlines([huge("word ")]);
  const [among] = shortOutlines(Array.from({ length: 20 }, () => huge("word ")));

  expect(alone?.stem.length).toBeGreaterThan(2 * (among?.stem.length ?? 0));
});

test("a text is cut between words, and never inside a letter", () => {
  const [short] = shortOutlines([{ scenario: null, stem: `<p>${"दवा 😀 ".repeat(400)}</p>`, parts: [] }]);

  expect(short?.stem).toMatch(/^<p>(दवा 😀 )+(दवा|दवा 😀)…<\/p>$/);
});
