/** Rows as stored by release 0.8.0, of nine item types: stored rows are never rewritten, so they must keep their meaning. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { projectRoot } from "../core/project-root.ts";
import { ExchangeRow } from "./exchange-row.ts";
import { fromExchangeRow, toExchangeRow } from "./registry/exchange-formats.server.ts";
import {
  ITEM_TYPES,
  isItemType,
  parseAnswer,
  parseOpenItem,
  parseQuestionBody,
  parseSolvedItem,
  progressOf,
} from "./registry/models.ts";
import { scoreItem } from "./registry/scorers.server.ts";

const Row = z.strictObject({
  type: z.string(),
  content: z.unknown(),
  solution: z.unknown(),
  exported: ExchangeRow,
  answers: z.array(
    z.strictObject({ answer: z.unknown(), earned: z.int(), max: z.int(), rule: z.string(), progress: z.string() }),
  ),
});
const FILE = path.join(projectRoot(), "src/testing/fixtures/stored-questions.json");
const rows = z.array(Row).parse(JSON.parse(readFileSync(FILE, "utf8")));

test("the types of the stored rows are still item types", () => {
  expect(rows.map(({ type }) => type)).toEqual([
    "text",
    "multi-select",
    "location_based",
    "nursing_action",
    "prioritize_hypothesis",
    "clinical_decision",
    "sentence_completion",
    "recognize_cues",
    "matrix",
  ]);
  expect(ITEM_TYPES).toEqual(expect.arrayContaining(rows.map(({ type }) => type)));
});

test.each(rows)("a question of type $type is read as stored, and exported and imported unchanged", (row) => {
  const { type, content, solution, exported } = row;
  const body = parseQuestionBody(row);

  expect(body).toEqual({ type, content, solution });
  expect(toExchangeRow(body)).toEqual(exported);
  expect(isItemType(type) && fromExchangeRow(type, exported)).toEqual({ type, content, solution });
});

test.each(rows)("answers to a question of type $type are worth what they were, by the same rule", (row) => {
  expect(new Set(row.answers.map(({ progress }) => progress)).has("complete")).toBe(true);
  for (const { answer, progress, ...score } of row.answers) {
    if (answer !== null) expect(parseAnswer(row, answer)).toEqual(answer);
    expect(scoreItem(parseSolvedItem({ ...row, answer }))).toEqual(score);
    expect(progressOf(parseOpenItem({ ...row, answer }))).toBe(progress);
  }
});
