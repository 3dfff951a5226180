import fc from "fast-check";
import { expect, test } from "vitest";
import { splitAtBrackets } from "../../core/brackets.ts";
import { bracketSelection, withoutBrackets } from "./selection-brackets.ts";

const NOTE = "Skin [clammy], severe pain.\nLungs clear";

test("marked words get brackets, without the spaces at their ends; without a mark the word at the cursor does", () => {
  const from = NOTE.indexOf(" severe");
  const done = { kind: "bracketed", text: "Skin [clammy], [severe] pain.\nLungs clear", words: "severe" };

  expect(bracketSelection(NOTE, from, from + " severe ".length)).toMatchObject(done);
  expect(bracketSelection(NOTE, from + 3, from + 3)).toMatchObject(done);
  expect(bracketSelection("Pain.", 4, 4)).toMatchObject({ text: "[Pain].", end: 6 });
});

test("nothing is bracketed twice, over a line's end, or where no word is", () => {
  expect(bracketSelection(NOTE, 0, NOTE.length)).toEqual({ kind: "not-possible" });
  expect(bracketSelection(NOTE, 7, 9)).toEqual({ kind: "not-possible" });
  expect(bracketSelection(NOTE, NOTE.indexOf("pain"), NOTE.length)).toEqual({ kind: "not-possible" });
  expect(bracketSelection("a  b", 2, 2)).toEqual({ kind: "nothing-marked" });
});

test("taking brackets away undoes setting them", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-c[\]\n ]{0,30}$/), fc.nat(30), fc.nat(30), (text, one, other) => {
      const [from, to] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
      const done = bracketSelection(text, from, to);
      if (done.kind !== "bracketed") return;
      const before = splitAtBrackets(done.text.slice(0, done.end)).filter(({ isBracket }) => isBracket).length;
      expect(withoutBrackets(done.text, before - 1)).toBe(text);
    }),
  );
});
