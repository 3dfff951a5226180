/**
 * `npm run vectors -- FILE`: runs worked examples of the scoring rules through the product's own scorers. Prints each
 * difference and what does not apply, and ends with one line of counts that a script can read.
 */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { messageOf, OperatorError } from "../core/errors.ts";
import { checkVector, ScoringVector } from "../items/scoring-vectors.server.ts";

const USAGE = "Usage: npm run vectors -- FILE";

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** The exit code: 0 if nothing differed. */
async function run([file, ...more]: string[]): Promise<number> {
  if (!file || more.length > 0) throw new OperatorError(USAGE);
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
