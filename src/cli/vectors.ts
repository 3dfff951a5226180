/**
 * `npm run vectors -- FILE`: runs worked examples of the scoring rules, or of an adaptive test's estimates and decisions, through the
 * product's own functions. Prints each difference and what does not apply, and ends with one line of counts that a script can read.
 */
import { readFile } from "node:fs/promises";
import { z } from "zod/mini";
import { messageOf, OperatorError } from "../core/errors.ts";
import { checkVector, ScoringVector } from "../items/scoring-vectors.server.ts";
import { AbilityVectors, checkAbilityVectors } from "../modules/adaptive/vectors.ts";
import { readArguments, runCommand } from "./run-command.ts";

const USAGE = "Usage: npm run vectors -- FILE";

await runCommand(run);

/** The exit code: 0 if nothing differed. */
async function run(): Promise<number> {
  const { given: file } = readArguments(USAGE, {});
  const vectors = await readVectors(file);
  const { matched, differed, rest } = Array.isArray(vectors) ? checkScoring(vectors) : checkAbilities(vectors);
  console.log(`${matched} matched, ${differed} differed, ${rest} not applicable`);
  return differed === 0 ? 0 : 1;
}

type Counts = { matched: number; differed: number; rest: number };

function checkScoring(vectors: ReadonlyArray<ScoringVector>): Counts {
  const counts = { matched: 0, differed: 0 };
  const notApplicable = new Map<string, string[]>();
  for (const vector of vectors) {
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
  return { ...counts, rest: [...notApplicable.values()].flat().length };
}

function checkAbilities(vectors: AbilityVectors): Counts {
  const checked = checkAbilityVectors(vectors);
  const differing = checked.filter(({ differences }) => differences.length > 0);
  for (const { id, differences } of differing) console.log(`${id}: ${differences.join("; ")}`);
  return { matched: checked.length - differing.length, differed: differing.length, rest: 0 };
}

async function readVectors(file: string): Promise<ScoringVector[] | AbilityVectors> {
  try {
    const schema = z.union([z.array(ScoringVector), AbilityVectors]);
    const parsed = schema.safeParse(JSON.parse(await readFile(file, "utf8")));
    if (parsed.success) return parsed.data;
    throw new Error(z.prettifyError(parsed.error));
  } catch (error) {
    throw new OperatorError(`${file} holds no vectors: ${messageOf(error)}`);
  }
}
