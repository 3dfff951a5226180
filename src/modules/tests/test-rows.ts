/** The rows behind what students can start (record 48). */
import type { Id } from "../../core/id.ts";
import {
  CUSTOM_TEST_MINUTES,
  CUSTOM_TEST_SIZE,
  PRACTICE_TEST_MINUTES,
  PRACTICE_TEST_SIZE,
} from "../practice-tests/rules.ts";
import { type CustomChoices, REPETITION_TITLE, rulesOfChoices, settled } from "./custom-choices.ts";
import type { DeliveryRules } from "./delivery.ts";
import { ONE_MARK, type Preset, rulesOf, versionOf } from "./presets/preset.ts";
import { rowIdOf } from "./row-ids.ts";
import type { Section, Source, TestVersion } from "./test-version.ts";

/** What an attempt points at. Those of a test of the institute are stored when it is published, all others when they are started. */
export type TestRows = {
  test: {
    id: Id<"test">;
    kind: "practice" | "custom" | "preset" | "institute";
    ownerId: Id<"student"> | null;
    presetId: string | null;
  };
  version: { id: Id<"test-version">; content: TestVersion };
  /** `testId` is null for the one that all students' own tests share. */
  delivery: { id: Id<"delivery">; testId: Id<"test"> | null; rules: DeliveryRules };
};

const PRACTICE_TEST = rowIdOf<"test">("test", "practice");

/** All practice tests are one test; the attempt names which ten questions it asks. */
export const PRACTICE_ROWS: TestRows = rowsOf(
  { id: PRACTICE_TEST, kind: "practice", ownerId: null, presetId: null },
  everyday("Practice test", PRACTICE_TEST_MINUTES, { kind: "practice-test", count: PRACTICE_TEST_SIZE }),
  PRACTICE_TEST,
);

/** A student's own test of these choices. */
export function rowsOfCustomTest(ownerId: Id<"student">, choices: CustomChoices): TestRows {
  const asked = settled(choices);
  const version = customVersion(asked);
  return asked.explain ? rowsOfOwnTest(ownerId, explained(version), EXPLAINED) : rowsOfOwnTest(ownerId, version);
}

/** A student's own test of these questions, in mixed order, with as long for each as in a custom test as usual. */
export function rowsOfMistakes(ownerId: Id<"student">, questionIds: ReadonlyArray<Id<"question">>): TestRows {
  const minutes = Math.ceil((questionIds.length * CUSTOM_TEST_MINUTES) / CUSTOM_TEST_SIZE);
  const source: Source = { kind: "fixed", questions: [...questionIds] };
  return rowsOfOwnTest(ownerId, everyday("Custom test", minutes, source, "questions"));
}

/** A student's own test of these questions, in mixed order, each explained, without a clock. */
export function rowsOfExplained(
  ownerId: Id<"student">,
  questionIds: ReadonlyArray<Id<"question">>,
  title = "Custom test",
): TestRows {
  const source: Source = { kind: "fixed", questions: [...questionIds] };
  return rowsOfOwnTest(ownerId, explained(everyday(title, null, source, "questions")), EXPLAINED);
}

/** A piece of what is due: these questions, each explained, without a clock. Its title is where it is known by (`ownTestName`). */
export function rowsOfRepetition(ownerId: Id<"student">, questionIds: ReadonlyArray<Id<"question">>): TestRows {
  const source: Source = { kind: "fixed", questions: [...questionIds] };
  return rowsOfOwnTest(ownerId, explained(everyday(REPETITION_TITLE, null, source)), EXPLAINED);
}

/** An own test that explains each answer asks how sure one is: its version says so, and is another than that of the same test without. */
function explained(version: TestVersion): TestVersion {
  return { ...version, confidence: "ask" };
}

const EXPLAINED: Pick<DeliveryRules, "release"> = { release: { score: "each-answer", solutions: "each-answer" } };

function rowsOfOwnTest(ownerId: Id<"student">, version: TestVersion, release?: typeof EXPLAINED): TestRows {
  const id = rowIdOf<"test">("test", "custom", ownerId, version);
  return rowsOf({ id, kind: "custom", ownerId, presetId: null }, version, null, rulesOf(version, ONE_MARK, release));
}

/** A custom test of the usual size and length, from all lessons. */
export const USUAL_CUSTOM_ROWS: Omit<TestRows, "test"> = versionAndDelivery(
  customVersion({ count: CUSTOM_TEST_SIZE, minutes: CUSTOM_TEST_MINUTES, from: {}, units: [], explain: false }),
  null,
);

const EXPLAINED_DELIVERY = rowIdOf<"delivery">(
  "delivery",
  null,
  rulesOf(USUAL_CUSTOM_ROWS.version.content, ONE_MARK, EXPLAINED),
);

/** True where the score is all that is counted: nothing takes marks away, and nobody passes. */
export function isScoreOnly(deliveryId: Id<"delivery">): boolean {
  return (
    [PRACTICE_ROWS, USUAL_CUSTOM_ROWS].some(({ delivery }) => delivery.id === deliveryId) ||
    deliveryId === EXPLAINED_DELIVERY
  );
}

/** A preset, in the version given: the whole one, or a shorter one. */
export function rowsOfPreset({ id: presetId, rules }: Preset, version: TestVersion): TestRows {
  const id = rowIdOf<"test">("test", "preset", presetId);
  return rowsOf({ id, kind: "preset", ownerId: null, presetId }, version, id, rules);
}

function rowsOf(
  test: TestRows["test"],
  content: TestVersion,
  testId: Id<"test"> | null,
  rules?: DeliveryRules,
): TestRows {
  return { test, ...versionAndDelivery(content, testId, rules) };
}

function versionAndDelivery(
  content: TestVersion,
  testId: Id<"test"> | null,
  rules: DeliveryRules = rulesOf(content, ONE_MARK),
): Omit<TestRows, "test"> {
  return {
    version: { id: rowIdOf("test-version", content), content },
    delivery: { id: rowIdOf("delivery", testId, rules), testId, rules },
  };
}

function customVersion(choices: ReturnType<typeof settled>): TestVersion {
  return everyday("Custom test", choices.minutes, { kind: "drawn", rules: rulesOfChoices(choices) });
}

function everyday(
  title: string,
  minutes: number | null,
  source: Source,
  shuffle: Section["shuffle"] = "none",
): TestVersion {
  return versionOf({
    title,
    minutes,
    leavingASection: "may-return",
    sections: [
      {
        id: "questions",
        title,
        instructions: "",
        minutes: null,
        onEarlyEnd: "next",
        content: "all",
        source,
        navigation: "free",
        answerRequired: false,
        shuffle,
      },
    ],
  });
}
