/**
 * `npm run vectors -- FILE`: runs worked examples of the scoring rules, of what an exam accepts, or of an adaptive test's estimates and
 * decisions, through the product's own functions. Prints each difference and what does not apply, and ends with one line of counts that a script can read.
 */
import { readFile } from "node:fs/promises";
import { messageOf, OperatorError } from "../core/errors.ts";
import { parseEntries, type WrongEntry } from "../core/parse-entries.ts";
import { checkVector, ScoringVector } from "../items/scoring-vectors.server.ts";
import { checkValidationVector, ValidationVector } from "../items/validation-vectors.server.ts";
import { checkAbilityVectors, readAbilityVectors } from "../modules/adaptive/vectors.ts";
import { readArguments, runCommand } from "./run-command.ts";

const USAGE = "Usage: npm run vectors -- FILE";

await runCommand(run);

/** The exit code: 0 if nothing differed and each entry could be read. */
async function run(): Promise<number> {
  const { given: file } = readArguments(USAGE, {});
  const { matched, differed, rest, wrong } = check(file, await readJson(file));
  for (const { id, problem } of wrong) console.log(`${id}: ${problem}`);
  console.log(`${matched} matched, ${differed + wrong.length} differed, ${rest} not applicable`);
  return differed + wrong.length === 0 ? 0 : 1;
}

type Counts = { matched: number; differed: number; rest: number; wrong: ReadonlyArray<WrongEntry> };

function check(file: string, content: unknown): Counts {
  if (Array.isArray(content)) return content.some(isOfValidation) ? checkValidation(content) : checkScoring(content);
  try {
    return checkAbilities(content);
  } catch (error) {
    throw new OperatorError(`${file} holds no vectors: ${messageOf(error)}`);
  }
}

function checkScoring(entries: ReadonlyArray<unknown>): Counts {
  const { parsed, wrong } = parseEntries(entries, ScoringVector);
  const counts = { matched: 0, differed: 0 };
  const notApplicable = new Map<string, string[]>();
  for (const vector of parsed) {
    const outcome = checkVector(vector);
    switch (outcome.kind) {
      case "matched":
        counts.matched += 1;
        break;
      case "differed":
        counts.differed += 1;
        console.log(`${vector.id}: ${vector.points}/${vector.max} in the file, here ${outcome.got}`);
        break;
      case "not-applicable":
        notApplicable.set(vector.itemType, [...(notApplicable.get(vector.itemType) ?? []), vector.id]);
        break;
      default:
        outcome satisfies never;
    }
  }
  for (const [itemType, ids] of notApplicable) console.log(`not applicable: ${itemType} (${ids.join(", ")})`);
  return { ...counts, rest: [...notApplicable.values()].flat().length, wrong };
}

function isOfValidation(entry: unknown): boolean {
  return typeof entry === "object" && entry !== null && "expect" in entry;
}

function checkValidation(entries: ReadonlyArray<unknown>): Counts {
  const counts = { matched: 0, differed: 0, rest: 0 };
  const { parsed, wrong } = parseEntries(entries, ValidationVector);
  for (const [index, vector] of parsed.entries()) {
    const name = `entry ${index + 1}, ${vector.itemType}`;
    const outcome = checkValidationVector(vector);
    switch (outcome.kind) {
      case "matched":
        counts.matched += 1;
        break;
      case "differed":
        counts.differed += 1;
        console.log(`${name}: ${vector.expect} in the file, here ${outcome.got}`);
        break;
      case "not-applicable":
        counts.rest += 1;
        console.log(`not applicable: ${name}`);
        break;
      default:
        outcome satisfies never;
    }
  }
  return { ...counts, wrong };
}

function checkAbilities(content: unknown): Counts {
  const { vectors, wrong } = readAbilityVectors(content);
  const checked = checkAbilityVectors(vectors);
  const differing = checked.filter(({ differences }) => differences.length > 0);
  for (const { id, differences } of differing) console.log(`${id}: ${differences.join("; ")}`);
  return { matched: checked.length - differing.length, differed: differing.length, rest: 0, wrong };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new OperatorError(`${file} holds no vectors: ${messageOf(error)}`);
  }
}
