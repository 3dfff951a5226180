import { expect, test } from "vitest";
import { detectBot, FILLING_MS } from "./rules.ts";

test("a form with the hidden field filled in is from a bot, however long it took", () => {
  expect(detectBot({ honeypot: "https://spam.example", fillMs: "60000" })).toBe("bot");
  expect(detectBot({ honeypot: " ", fillMs: "" })).toBe("bot");
});

test("a form with a time that our script would not have sent, or that is not a number, is from a bot", () => {
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
