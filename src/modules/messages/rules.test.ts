import { expect, test } from "vitest";
import { FILLING_MS, judgeSender } from "./rules.ts";

test("who filled the field that nobody sees is a bot, however long it took", () => {
  expect(judgeSender({ trap: "https://spam.example", took: "60000" })).toBe("bot");
  expect(judgeSender({ trap: " ", took: "" })).toBe("bot");
});

test("who claims a time that our script would have waited for, or no time at all but words, is a bot", () => {
  for (const took of ["0", String(FILLING_MS - 1), "-5000", "2e9", "5000.5", "soon", " ", "9".repeat(13)]) {
    expect(judgeSender({ trap: "", took }), took).toBe("bot");
  }
});

test("a person with scripts took their time, and one without says nothing of it", () => {
  expect(judgeSender({ trap: "", took: String(FILLING_MS) })).toBe("timed");
  // The form may stand open for days.
  expect(judgeSender({ trap: "", took: "604800000" })).toBe("timed");
  expect(judgeSender({ trap: "", took: "" })).toBe("plain");
});
