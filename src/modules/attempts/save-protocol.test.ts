import { expect, test } from "vitest";
import { AnswerSaves } from "./save-protocol.ts";

const saving = (answer: unknown) => ({ saves: [{ position: 1, basedOn: 0, answer, ageMs: 0 }] });

test("an answer nested so deep that writing it overflows the stack is refused", () => {
  const deep: unknown = JSON.parse(`${"[".repeat(200_000)}${"]".repeat(200_000)}`);

  expect(AnswerSaves.safeParse(saving(deep)).success).toBe(false);
  expect(AnswerSaves.safeParse(saving({ rows: [{ marked: ["a"] }] })).success).toBe(true);
});
