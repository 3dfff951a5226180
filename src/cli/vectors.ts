/**
 * `npm run vectors -- FILE`: runs worked examples of the scoring rules through the product's own scorers. Prints each
 * difference and what does not apply, and ends with one line of counts that a script can read.
 */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { messageOf, OperatorError } from "../core/errors.ts";
import { checkVector, ScoringVector } from "../items/scoring-vectors.server.ts";
import { readArguments, runCommand } from "./run-command.ts";

const USAGE = "Usage: npm run vectors -- FILE";

await runCommand(run);

/** The exit code: 0 if nothing differed. */
async function run(): Promise<number> {
  const { given: file } = readArguments(USAGE, {});
  const counts = { matched: 0, differed: 0 };
  const notApplicable = new Map<string, string[]>();
  for (const vector of await readVectors(file)) {
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
  const rest = [...notApplicable.values()].flat().length;
  console.log(`${counts.matched} matched, ${counts.differed} differed, ${rest} not applicable`);
  return counts.differed === 0 ? 0 : 1;
}

async function readVectors(file: string): Promise<ScoringVector[]> {
  try {
    const parsed = z.array(ScoringVector).safeParse(JSON.parse(await readFile(file, "utf8")));
    if (parsed.success) return parsed.data;
    throw new Error(z.prettifyError(parsed.error));
  } catch (error) {
    throw new OperatorError(`${file} holds no scoring vectors: ${messageOf(error)}`);
  }
}
