import { expect, test } from "vitest";
import { detectBot, FILLING_MS } from "./rules.ts";

test("who filled the field that nobody sees is a bot, however long it took", () => {
  expect(detectBot({ honeypot: "https://spam.example", fillMs: "60000" })).toBe("bot");
  expect(detectBot({ honeypot: " ", fillMs: "" })).toBe("bot");
});

test("who claims a time that our script would have waited for, or no time at all but words, is a bot", () => {
  for (const took of ["0", String(FILLING_MS - 1), "-5000", "2e9", "5000.5", "soon", " ", "9".repeat(13)]) {
    expect(detectBot({ honeypot: "", fillMs: took }), took).toBe("bot");
  }
});

test("a person with scripts took their time, and one without says nothing of it", () => {
  expect(detectBot({ honeypot: "", fillMs: String(FILLING_MS) })).toBe("timed");
  // The form may stand open for days.
  expect(detectBot({ honeypot: "", fillMs: "604800000" })).toBe("timed");
  expect(detectBot({ honeypot: "", fillMs: "" })).toBe("plain");
});
