/** Published and derived worked examples of the NCSBN rules, from a file beside the repository that is not part of it. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { projectRoot } from "../core/project-root.ts";
import { optionsOf } from "./options.ts";
import { parseSolvedItem } from "./registry/models.ts";
import { scoreItem } from "./registry/scorers.server.ts";

const FILE = path.join(projectRoot(), "../shared/domain/scoring-vectors.json");

const Choice = z.object({
  id: z.string(),
  itemType: z.literal("multiple_choice"),
  key: z.string(),
  response: z.string().nullable(),
});
const SelectAll = z.object({
  id: z.string(),
  itemType: z.literal("multiple_response_sata"),
  key: z.array(z.string()),
  response: z.array(z.string()),
});
const Vector = z.intersection(
  z.object({ points: z.number(), max: z.number(), scoringRule: z.string() }),
  z.discriminatedUnion("itemType", [Choice, SelectAll]),
);

const rows = existsSync(FILE) ? z.array(z.looseObject({ itemType: z.string() })).parse(readJson()) : [];
const vectors = rows
  .filter(({ itemType }) => itemType === "multiple_choice" || itemType === "multiple_response_sata")
  .map((row) => Vector.parse(row));

if (existsSync(FILE)) {
  test("the file holds vectors of both types", () => {
    expect(new Set(vectors.map(({ itemType }) => itemType)).size).toBe(2);
  });
} else {
  test.skip(`skipped: there are no vectors at ${FILE}`, () => {});
}

test.each(vectors)("$id earns $points of $max", (vector) => {
  expect(scoreItem(solvedItemOf(vector))).toEqual({
    earned: vector.points,
    max: vector.max,
    rule: vector.scoringRule === "zero_one" ? "zero-one/1" : "plus-minus/1",
  });
});

/** The vector as a question of ours. The options it names get their names as ids. */
function solvedItemOf(vector: z.infer<typeof Vector>) {
  const named = [vector.key, vector.response].flat().filter((id) => id !== null);
  const ids = [...new Set([...named, "another", "yet another"])];
  const options = optionsOf(ids).map(({ text }) => ({ id: text, text }));
  const content = { v: 1, stem: "<p>A vector</p>", options };
  const solution = { correct: vector.key, rationale: "" };
  const type = vector.itemType === "multiple_choice" ? "text" : "multi-select";
  return parseSolvedItem({ type, content, solution, answer: { chosen: vector.response } });
}

function readJson(): unknown {
  return JSON.parse(readFileSync(FILE, "utf8"));
}
