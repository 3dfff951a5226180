/** Compares the sums of a version with its answers. */
import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Tx } from "../../db/client.ts";
import {
  measuredForms,
  measuredOptions,
  measuredPoints,
  measuredSeconds,
  measuredVersions,
  NO_FORM,
} from "../../db/schema.ts";
import { type Contribution, contributionsOf } from "./contributions.server.ts";

/** Which answers have been measured that are to this version now. */
export function measuredAnswersTo(versionId: Id<"version">) {
  return sql`result.is_measured and answer.version_id = ${versionId}
    and answer.question_id = (select question_id from question_versions where id = ${versionId})`;
}

/** True if the sums of this version are what its answers come to: nothing more, nothing less. */
export async function isRight(tx: Tx, versionId: Id<"version">): Promise<boolean> {
  return isDeepStrictEqual(
    await storedSums(tx, versionId),
    sumsOf(await contributionsOf(tx, measuredAnswersTo(versionId))),
  );
}

/** Numbers by what they count; what comes to nothing is left out. */
type Sums = Map<string, number[]>;

async function storedSums(tx: Tx, versionId: Id<"version">): Promise<Sums> {
  const sums: Sums = new Map();
  for (const one of await tx.select().from(measuredVersions).where(eq(measuredVersions.versionId, versionId))) {
    add(sums, "answers", [one.asked, one.earned, one.possible]);
  }
  for (const one of await tx.select().from(measuredPoints).where(eq(measuredPoints.versionId, versionId))) {
    add(sums, ["points", one.formId, one.max, one.points, one.criterion], [one.count]);
  }
  for (const one of await tx.select().from(measuredOptions).where(eq(measuredOptions.versionId, versionId))) {
    add(sums, ["option", one.formId, one.option], [one.chosen, one.judged, one.criterionSum]);
  }
  for (const one of await tx.select().from(measuredSeconds).where(eq(measuredSeconds.versionId, versionId))) {
    add(sums, ["seconds", one.formId, one.section, one.seconds], [one.count]);
  }
  for (const one of await tx.select().from(measuredForms).where(eq(measuredForms.versionId, versionId))) {
    const { takers, points, squares, totals, totalSquares, products } = one;
    add(sums, ["form", one.formId], [takers, points, squares, totals, totalSquares, products]);
  }
  return withoutNothing(sums);
}

/** The same sums from the answers: what the triggers do, said once more. */
function sumsOf(contributions: ReadonlyArray<Contribution>): Sums {
  const sums: Sums = new Map();
  for (const { isFirst, formId, section, points, max, criterion, seconds, options } of contributions) {
    if (formId !== NO_FORM) {
      const total = criterion ?? 0;
      add(sums, ["form", formId], [1, points, points ** 2, total, total ** 2, points * total]);
    }
    if (!isFirst) continue;
    add(sums, "answers", [1, points, max]);
    if (criterion !== null) add(sums, ["points", formId, max, points, criterion], [1]);
    for (const option of options)
      add(sums, ["option", formId, option], [1, Number(criterion !== null), criterion ?? 0]);
    if (seconds !== null) add(sums, ["seconds", formId, section, seconds], [1]);
  }
  return withoutNothing(sums);
}

function add(sums: Sums, of: string | ReadonlyArray<string | number>, numbers: ReadonlyArray<number>): void {
  const key = JSON.stringify(of);
  const before = sums.get(key);
  sums.set(
    key,
    numbers.map((number, index) => number + (before?.[index] ?? 0)),
  );
}

function withoutNothing(sums: Sums): Sums {
  return new Map([...sums].filter(([, numbers]) => numbers.some((number) => number !== 0)));
}
