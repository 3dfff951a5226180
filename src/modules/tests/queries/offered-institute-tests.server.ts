import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import type { Student } from "../../accounts/viewer.ts";
import { requireStimulusVersions } from "../../stimuli/queries/stimulus-versions.server.ts";
import { summedUnits, type UnitCount } from "../../stimuli/units.ts";
import { attemptsAllowed, type NotNow, whyNotNow } from "../institute.ts";
import { factsOf, type TestFacts } from "../presets/facts.ts";
import { questionsIn } from "../test-version.ts";
import { type DrawnQuestion, drawQuestions } from "./draw-questions.server.ts";
import { findInstituteTest, type InstituteTest, listInstituteTests } from "./institute-tests.server.ts";

/** A test of the institute as a student finds it in a list. */
export type OfferedTest = {
  id: Id<"test">;
  opensAt: Date | null;
  closesAt: Date | null;
  /** All attempts, those that were discarded among them (P65). */
  taken: number;
  /** Null for as many as the student likes. */
  allowed: number | null;
  /** Null where the student may start now. */
  notNow: NotNow["kind"] | null;
  facts: TestFacts;
};

/** All that a student reads of it before the start. */
export type TestToRead = OfferedTest &
  Pick<InstituteTest["version"], "instructions" | "leavingASection" | "breaks" | "tools"> &
  Pick<InstituteTest["rules"], "pass" | "release"> & {
    /** True where a question is missing, so that it does not start. */
    hasGap: boolean;
  };

type Reader = Pick<Student, "studentId" | "course" | "extraTimePercent">;

/** The tests that the institute gives the student: first those to take now, then those to come, then those that are over. */
export async function listOfferedTests(db: Db, student: Reader, now: Date): Promise<OfferedTest[]> {
  const found = await listInstituteTests(db, student);
  return found.map((test) => offeredOf(test, student, now)).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** One of them; null where the student has none of that id. */
export async function findOfferedTest(
  db: Db,
  student: Reader,
  testId: Id<"test">,
  now: Date,
): Promise<TestToRead | null> {
  const test = await findInstituteTest(db, student, testId);
  if (!test) return null;
  const { instructions, leavingASection, breaks, tools } = test.version;
  const { pass, release } = test.rules;
  const drawn = await drawQuestions(db, test.version, { seed: 0, withReserved: true });
  const offered = offeredOf(test, student, now);
  return {
    ...offered,
    facts: { ...offered.facts, units: await unitsAmong(db, drawn) },
    ...{ instructions, leavingASection, breaks, tools, pass, release },
    hasGap: drawn.length < questionsIn(test.version),
  };
}

/** What of the questions is asked together, also of those that a section names. */
async function unitsAmong(db: Db, drawn: ReadonlyArray<DrawnQuestion>): Promise<UnitCount[]> {
  const ids = drawn.flatMap(({ stimulusVersionId }) => stimulusVersionId ?? []);
  const versions = await requireStimulusVersions(db, ids);
  return summedUnits(
    [...versions].map(([id, { kind }]) => ({ kind, questions: ids.filter((each) => each === id).length, count: 1 })),
  );
}

function offeredOf(test: InstituteTest, { extraTimePercent }: Reader, now: Date): OfferedTest {
  const { id, opensAt, closesAt, attemptsMax, takings } = test;
  return {
    ...{ id, opensAt, closesAt, taken: takings.taken },
    allowed: attemptsAllowed(attemptsMax, takings.reopened),
    notNow: whyNotNow(test, takings, now)?.kind ?? null,
    facts: factsOf(test, extraTimePercent),
  };
}

/** Smaller for what is shown earlier: what closes next, then what opens next, then what was open last. */
function placeOf({ notNow, opensAt, closesAt }: OfferedTest): number {
  const FAR = 1e15;
  switch (notNow) {
    case null:
      return closesAt?.getTime() ?? FAR;
    case "not-open":
      return 2 * FAR + (opensAt?.getTime() ?? 0);
    case "attempts-used":
    case "closed":
      return 5 * FAR - (closesAt?.getTime() ?? FAR);
    default:
      return notNow satisfies never;
  }
}
