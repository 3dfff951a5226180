/** Worked examples of estimates, chances and decisions of an adaptive test, run through the product's own functions. */
import { z } from "zod/mini";
import { parseEntries, type WrongEntry } from "../../core/parse-entries.ts";
import {
  type Ability,
  chancesOfPoints,
  expectedAbility,
  meanOfPosterior,
  modalAbility,
  momentsAt,
  mostLikelyAbility,
  weightedAbility,
} from "./ability.ts";
import { stopAfter } from "./stopping.ts";

const Steps = z.array(z.array(z.number()).check(z.minLength(1))).check(z.minLength(1));
const Estimate = z.nullable(z.object({ theta: z.number(), se: z.optional(z.number()), sd: z.optional(z.number()) }));

/** What answers to questions with these thresholds say; without `responses` any that earn the raw score. */
const Estimated = z
  .object({
    id: z.string(),
    steps: Steps,
    responses: z.nullish(z.array(z.int())),
    rawScore: z.nullish(z.int()),
    ml: z.optional(Estimate),
    wle: z.optional(Estimate),
    map: z.optional(Estimate),
    eap: z.optional(Estimate),
  })
  .check(z.refine(({ responses, rawScore }) => responses != null || rawScore != null));
const Chances = z.object({
  id: z.string(),
  steps: Steps,
  theta: z.number(),
  probs: z.array(z.number()),
  info: z.number(),
});
/** A question of three parameters, its slope, difficulty and chance to guess, and the most that is reached. */
const Guessed = z.object({
  id: z.string(),
  items: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  responses: z.array(z.int().check(z.minimum(0), z.maximum(1))),
  eap: z.number(),
  grid: z.tuple([z.number(), z.number(), z.int()]),
  prior: z.nullish(z.templateLiteral(["unif[", z.number(), ",", z.number(), "]"])),
});
const Decided = z.object({
  id: z.string(),
  items: z.int(),
  theta: z.number(),
  se: z.number(),
  elapsedMin: z.number(),
  cut: z.number(),
  z: z.number(),
  expect: z.object({ stop: z.boolean(), rule: z.nullish(z.enum(["ci", "max", "time"])), pass: z.nullish(z.boolean()) }),
});

const LISTS = {
  rasch: z.union([Estimated, Chances]),
  pcm: z.union([Chances, Estimated]),
  threePL_published: Guessed,
  decision: Decided,
} as const;
const File = z.object({
  tolerance: z.number().check(z.positive()),
  rasch: z.array(z.unknown()),
  pcm: z.array(z.unknown()),
  threePL_published: z.array(z.unknown()),
  decision: z.array(z.unknown()),
});

export type AbilityVectors = { tolerance: number } & { [List in keyof typeof LISTS]: z.infer<(typeof LISTS)[List]>[] };

/** Reads a file of examples. An entry that is none is told and left out. Throws a ZodError for another kind of file. */
export function readAbilityVectors(content: unknown): { vectors: AbilityVectors; wrong: WrongEntry[] } {
  const file = File.parse(content);
  const wrong: WrongEntry[] = [];
  const read = <Entry>(list: keyof typeof LISTS, schema: z.ZodMiniType<Entry>): Entry[] => {
    const entries = parseEntries(file[list], schema, list);
    wrong.push(...entries.wrong);
    return entries.parsed;
  };
  const vectors = {
    tolerance: file.tolerance,
    rasch: read("rasch", LISTS.rasch),
    pcm: read("pcm", LISTS.pcm),
    threePL_published: read("threePL_published", LISTS.threePL_published),
    decision: read("decision", LISTS.decision),
  };
  return { vectors, wrong };
}

/** What is in the examples, and what is here; `null` where there is no estimate, or no stop. */
type Compared = { what: string; given: number | string | null; got: number | string | null };

/** The exam's own numbers: decisions in the file are those of NCLEX-RN. */
const NCLEX = { minimum: 85, maximum: 150, minutes: 300 };
const RULES = { confidence: "ci", maximum: "max", time: "time" } as const;

/** Each example with what differs from it by more than the file's tolerance; nothing when all agrees. */
export function checkAbilityVectors(vectors: AbilityVectors): { id: string; differences: string[] }[] {
  const near = ({ given, got }: Compared) =>
    typeof given === "number" && typeof got === "number" ? Math.abs(given - got) <= vectors.tolerance : given === got;
  const compared = [
    ...[...vectors.rasch, ...vectors.pcm].map((one) => ({
      ...{ id: one.id, parts: "probs" in one ? chancesIn(one) : estimatesIn(one) },
    })),
    ...vectors.threePL_published.map((one) => ({ id: one.id, parts: [guessedIn(one)] })),
    ...vectors.decision.map((one) => ({ id: one.id, parts: [decisionIn(one)] })),
  ];
  return compared.map(({ id, parts }) => ({
    ...{
      id,
      differences: parts.filter((part) => !near(part)).map(({ what, given, got }) => `${what} ${given}, here ${got}`),
    },
  }));
}

function chancesIn({ steps: [thresholds = []], theta, probs, info }: z.infer<typeof Chances>): Compared[] {
  const chances = chancesOfPoints(thresholds, theta);
  return [
    { what: "information", given: info, got: momentsAt(thresholds, theta).information },
    ...probs.map((given, points) => ({ what: `chance of ${points}`, given, got: chances[points] ?? null })),
  ];
}

function estimatesIn({ steps, responses, rawScore, ...given }: z.infer<typeof Estimated>): Compared[] {
  let left = rawScore ?? 0;
  const scored = steps.map((thresholds, index) => {
    const points = responses?.[index] ?? Math.min(left, thresholds.length);
    left -= points;
    return { thresholds, points };
  });
  return [
    ...comparedEstimate("ml", given.ml, mostLikelyAbility(scored)),
    ...comparedEstimate("wle", given.wle, weightedAbility(scored)),
    ...comparedEstimate("map", given.map, modalAbility(scored)),
    ...comparedEstimate("eap", given.eap, expectedAbility(scored)),
  ];
}

function comparedEstimate(what: string, given: z.infer<typeof Estimate> | undefined, got: Ability | null): Compared[] {
  if (given === undefined) return [];
  const error = given?.se ?? given?.sd;
  return [
    { what, given: given?.theta ?? null, got: got?.theta ?? null },
    ...(error === undefined ? [] : [{ what: `${what} error`, given: error, got: got?.error ?? null }]),
  ];
}

/** The product has no such questions; its posterior is the same for any. */
function guessedIn({ items, responses, eap, grid: [from, to, points], prior }: z.infer<typeof Guessed>): Compared {
  const logLikelihood = (theta: number) =>
    items.reduce((sum, [slope, difficulty, guess, most], index) => {
      const chance = guess + (most - guess) / (1 + Math.exp(-slope * (theta - difficulty)));
      return sum + Math.log(responses[index] === 1 ? chance : 1 - chance);
    }, 0);
  const [least, largest] =
    /unif\[([^,[\]]+),([^,[\]]+)\]/
      .exec(prior ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  const logPrior = (theta: number) => {
    if (least === undefined || largest === undefined) return -(theta ** 2) / 2;
    return theta >= least && theta <= largest ? 0 : Number.NEGATIVE_INFINITY;
  };
  return { what: "eap", given: eap, got: meanOfPosterior(logLikelihood, logPrior, { from, to, points }).theta };
}

function decisionIn({ items, theta, se, elapsedMin, cut, z: confidence, expect }: z.infer<typeof Decided>): Compared {
  const ability = { theta, error: se };
  const stop = stopAfter(
    { minimum: NCLEX.minimum, maximum: NCLEX.maximum, cut, confidence },
    { asked: items, ability, firm: ability, isOutOfTime: elapsedMin >= NCLEX.minutes, isInsideCase: false },
  );
  const told = (rule: string | null | undefined, isPassed: boolean | null | undefined) =>
    `${rule} ${isPassed ? "at or above" : "below"} the cut`;
  return {
    what: "decision",
    given: expect.stop ? told(expect.rule, expect.pass) : null,
    got: stop && told(RULES[stop.rule], stop.isAtOrAbove),
  };
}
