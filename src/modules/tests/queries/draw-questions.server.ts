import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { drawSome, type Random, seededRandom } from "../../../core/random.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { questions, stimuli, stimulusQuestions } from "../../../db/schema.ts";
import { unitsIn } from "../../stimuli/units.ts";
import { isQuestionOf } from "../../subjects/queries/subjects-of-course.server.ts";
import type { QuestionFilter, TestVersion } from "../test-version.ts";
import { type Asker, ofAsker, statusesFor } from "./question-status.server.ts";

/**
 * A question of a test, for its section and the rule of that section that asked for it; both are 1 for the first, and a list of named
 * questions is one rule.
 */
export type DrawnQuestion = {
  section: number;
  rule: number;
  versionId: Id<"version">;
  /** What it is asked with, beside its neighbours of the same one; null for a question that stands alone. */
  stimulusVersionId: Id<"stimulus-version"> | null;
};

type Draw = {
  seed: number;
  /** Come only where there are not enough others. */
  avoid?: ReadonlyArray<Id<"question">>;
  /** Are not drawn, with none of their questions, even where a section names these. */
  withoutStimuli?: ReadonlyArray<Id<"stimulus">>;
  /** Also questions that are reserved for tests of the institute. */
  withReserved?: boolean;
  /** Whose answers a rule asks about that wants only questions of some status. To nobody all questions are unused. */
  asker?: Asker | null;
  /** Only questions of subjects that belong to one of these courses; without any all questions. Named questions are asked all the same. */
  courses?: ReadonlyArray<string>;
};

const anyOf = (courses: SQL | ReturnType<typeof sql.param>): SQL => sql`any (${courses}::text[])`;

/** Numbers looked at anywhere in the bank, as shares of the questions wanted. What is missing then is seldom, and found by its index. */
const LOOKS = [1.25, 2.5];

/**
 * The questions in use that a version asks, in the order of its sections: those that a section names in their order, unless it is to
 * be mixed, and those that its rules draw mixed. The questions of a stimulus stay together, in its order. No question twice; where some
 * are withdrawn or the bank has too few, fewer. Each choice is equally likely, and the same seed draws the same from the same bank. The
 * cost does not grow with the bank, unless hardly any of its questions will do.
 */
export async function drawQuestions(
  db: Db | Tx,
  version: TestVersion,
  { seed, avoid = [], withoutStimuli = [], withReserved = false, asker = null, courses = [] }: Draw,
): Promise<DrawnQuestion[]> {
  const random = seededRandom(seed);
  const named = await readNamed(db, version, withoutStimuli);
  const wanted = wantedBy(version, new Set(namedIn(version)));
  await drawAnywhere(db, wanted, { avoided: new Set(avoid), withReserved, asker, courses, random });
  if (wanted.missing() > 0) {
    await drawByFilter(db, wanted, { seed, avoid, withoutStimuli, withReserved, asker, courses });
  }
  const namedStimuli = [...named.values()].flatMap(({ stimulusVersionId }) => stimulusVersionId ?? []);
  const units = await drawUnits(db, version, {
    ...{ seed, avoid, withoutStimuli, withReserved, courses },
    named: namedStimuli,
  });
  const drawn = [...wanted.drawn(), ...units];
  const ofNamed = await readUnits(db, namedStimuli);
  return version.sections.flatMap(({ source, shuffle }, index) => {
    const section = index + 1;
    if (source.kind !== "fixed") return mixed(drawn.filter((one) => one.section === section));
    const inOrder = new Set(source.questions.flatMap((id) => named.get(id) ?? []).flatMap(withNeighbours));
    const asked = [...inOrder].map((one) => ({ section, rule: 1, ...one }));
    return shuffle === "none" ? asked : mixed(asked);
  });

  function withNeighbours(question: Asked): ReadonlyArray<Asked> {
    return question.stimulusVersionId === null ? [question] : (ofNamed.get(question.stimulusVersionId) ?? []);
  }

  function mixed(ofSection: ReadonlyArray<DrawnQuestion>): DrawnQuestion[] {
    const together = unitsIn(ofSection, ({ stimulusVersionId }) => stimulusVersionId);
    return drawSome(together, together.length, random).flat();
  }
}

/** A question in the version that is asked. */
type Asked = Pick<DrawnQuestion, "versionId" | "stimulusVersionId">;

/** The questions that sections of a version name, in the order of the sections. */
function namedIn({ sections }: TestVersion): Id<"question">[] {
  return sections.flatMap(({ source }) => (source.kind === "fixed" ? source.questions : []));
}

/** What the named questions that are in use say now. */
async function readNamed(
  db: Db | Tx,
  version: TestVersion,
  withoutStimuli: ReadonlyArray<Id<"stimulus">>,
): Promise<ReadonlyMap<Id<"question">, Asked>> {
  const ids = namedIn(version);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: questions.id, versionId: questions.versionId, stimulusVersionId: stimuli.versionId })
    .from(questions)
    .leftJoin(stimuli, eq(stimuli.id, questions.stimulusId))
    .where(
      and(
        inArray(questions.id, ids),
        isNull(questions.withdrawnAt),
        or(isNull(questions.stimulusId), notInArray(questions.stimulusId, [...withoutStimuli])),
      ),
    );
  return new Map(found.map(({ id, ...asked }) => [id, asked]));
}

/** The questions of versions of stimuli, in the order in which they are asked. */
async function readUnits(
  db: Db | Tx,
  ids: ReadonlyArray<Id<"stimulus-version">>,
): Promise<ReadonlyMap<Id<"stimulus-version">, ReadonlyArray<Asked>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ stimulusVersionId: stimulusQuestions.stimulusVersionId, versionId: stimulusQuestions.versionId })
    .from(stimulusQuestions)
    .where(inArray(stimulusQuestions.stimulusVersionId, [...ids]))
    .orderBy(stimulusQuestions.stimulusVersionId, stimulusQuestions.position);
  return Map.groupBy(rows, ({ stimulusVersionId }) => stimulusVersionId);
}

/** A stimulus and a filter that lets it through. */
type FoundUnit = { stimulusVersionId: Id<"stimulus-version">; filter: number };

/** The stimuli that the rules of a version ask for, with their questions; no stimulus twice. There are few, so all are sorted. */
async function drawUnits(
  db: Db | Tx,
  { sections }: TestVersion,
  {
    seed,
    avoid,
    withoutStimuli,
    withReserved,
    courses,
    named,
  }: Pick<Required<Draw>, "seed" | "avoid" | "withoutStimuli" | "withReserved" | "courses"> & {
    named: ReadonlyArray<Id<"stimulus-version">>;
  },
): Promise<DrawnQuestion[]> {
  const rules = sections.flatMap(({ source }, index) =>
    (source.kind === "drawn" ? source.rules : []).flatMap(({ unit, ...rule }, nth) =>
      unit ? [{ section: index + 1, rule: nth + 1, unit, ...rule }] : [],
    ),
  );
  if (rules.length === 0) return [];
  const total = rules.reduce((sum, { count }) => sum + count, 0);
  const parts = rules.map(({ unit, from }, filter) => {
    const { lessons, areas, categories, difficulties } = from;
    const where = [
      sql`${stimuli.withdrawnAt} is null and ${stimuli.versionId} is not null`,
      sql`${stimuli.kind} = ${unit.kind} and ${stimuli.questionCount} = ${unit.questions}`,
      sql`${stimuli.versionId} <> all (${sql.param([...named])}::uuid[])`,
      sql`${stimuli.id} <> all (${sql.param([...withoutStimuli])}::uuid[])`,
      ...(withReserved ? [] : [sql`not ${stimuli.isReserved}`]),
      ...(courses.length > 0 ? [isQuestionOf(anyOf(sql.param([...courses])), stimuli.lessonId)] : []),
      ...(areas ? [sql`${stimuli.areas} && ${sql.param(areas)}::text[]`] : []),
      ...(lessons ? [sql`${stimuli.lessonId} = any (${sql.param(lessons)}::uuid[])`] : []),
      ...(categories ? [sql`${stimuli.categoryId} = any (${sql.param(categories)}::uuid[])`] : []),
      ...(difficulties ? [sql`${stimuli.difficultyId} = any (${sql.param(difficulties)}::uuid[])`] : []),
    ];
    return sql`(
      select ${stimuli.versionId} as "stimulusVersionId", ${filter}::int as filter,
        exists (select from ${questions}
          where ${questions.stimulusId} = ${stimuli.id} and ${questions.id} = any (${sql.param([...avoid])}::uuid[])) as avoided,
        uuid_hash_extended(${stimuli.id}, ${seed}) as chance
      from ${stimuli}
      where ${sql.join(where, sql` and `)}
      order by avoided, chance
      limit ${total}
    )`;
  });
  const { rows: found } = await db.execute<FoundUnit>(sql`
    select "stimulusVersionId", filter from (${sql.join(parts, sql` union all `)}) as picked
    order by filter, avoided, chance`);
  const takers = new Map<Id<"stimulus-version">, (typeof rules)[number]>();
  for (const [index, rule] of rules.entries()) {
    const free = found.filter(({ stimulusVersionId, filter }) => filter === index && !takers.has(stimulusVersionId));
    for (const { stimulusVersionId } of free.slice(0, rule.count)) takers.set(stimulusVersionId, rule);
  }
  const units = await readUnits(db, [...takers.keys()]);
  return [...takers].flatMap(([id, { section, rule }]) =>
    (units.get(id) ?? []).map((asked) => ({ section, rule, ...asked })),
  );
}

/** Looks at questions of the whole bank, by their numbers, until the rules have what they want or enough were seen. */
async function drawAnywhere(
  db: Db | Tx,
  wanted: Wanted,
  {
    avoided,
    withReserved,
    asker,
    courses,
    random,
  }: Pick<Required<Draw>, "withReserved" | "asker" | "courses"> & { avoided: ReadonlySet<string>; random: Random },
): Promise<void> {
  const [bank] = await readLastNumber(db, {});
  const sizes = LOOKS.map((share) => Math.ceil(share * wanted.missing()));
  const numbers = drawNumbers(
    bank?.last ?? 0,
    sizes.reduce((sum, size) => sum + size, 0),
    random,
  );
  for (const size of sizes) {
    const looked = numbers.splice(0, size);
    if (wanted.missing() === 0 || looked.length === 0) return;
    const found = await readNumbered(db, {
      filters: JSON.stringify(wanted.filters),
      numbers: looked,
      withReserved,
      studentId: asker?.studentId ?? null,
      withheld: asker?.withheld ?? [],
      courses,
    });
    wanted.take(found.filter(({ questionId }) => !avoided.has(questionId)));
  }
}

/** So many different numbers from 1 to `last` in random order, all of them when there are fewer. */
function drawNumbers(last: number, count: number, random: Random): number[] {
  const moved = new Map<number, number>();
  return Array.from({ length: Math.min(count, last) }, (_, index) => {
    const place = index + Math.floor(random() * (last - index));
    const number = moved.get(place) ?? place + 1;
    moved.set(place, moved.get(index) ?? index + 1);
    return number;
  });
}

/** Chooses, for the rules that still want some, among all questions that their filters let through. */
async function drawByFilter(db: Db | Tx, wanted: Wanted, draw: Required<Draw>): Promise<void> {
  const parts = wanted.missingFilters().map((filter) => pickBy(wanted, filter, draw));
  const { rows } = await db.execute<Found>(sql`
    select "questionId", "versionId", filter from (${sql.join(parts, sql` union all `)}) as picked
    order by filter, avoided, chance`);
  wanted.take(rows);
}

/** A question and a filter that lets it through, by its index; one for each such filter. */
type Found = { questionId: Id<"question">; versionId: Id<"version">; filter: number };

/**
 * What the rules of a version want, each with how many questions it still misses. A question goes to the first that misses one, and
 * a named one to none.
 */
function wantedBy({ sections }: TestVersion, named: ReadonlySet<Id<"question">>) {
  const filters: QuestionFilter[] = [];
  const indexes = new Map<string, number>();
  const rules = sections.flatMap(({ source }, index) =>
    (source.kind === "drawn" ? source.rules : []).flatMap(({ count, from, unit }, nth) => {
      if (unit) return [];
      const key = JSON.stringify(from);
      const filter = indexes.get(key) ?? filters.push(from) - 1;
      indexes.set(key, filter);
      return [{ section: index + 1, rule: nth + 1, filter, missing: count }];
    }),
  );
  const drawn = new Map<Id<"question">, DrawnQuestion>();
  const open = () => rules.filter(({ missing }) => missing > 0);
  return {
    filters,
    missing: () => open().reduce((sum, { missing }) => sum + missing, 0),
    missingFilters: () => [...new Set(open().map(({ filter }) => filter))],
    drawn: (): ReadonlyArray<DrawnQuestion> => [...drawn.values()],
    takenIds: () => [...named, ...drawn.keys()],
    take(found: ReadonlyArray<Found>) {
      for (const { questionId, versionId, filter } of found) {
        const taker = rules.find((rule) => rule.filter === filter && rule.missing > 0);
        if (!taker || drawn.has(questionId) || named.has(questionId)) continue;
        taker.missing -= 1;
        drawn.set(questionId, { section: taker.section, rule: taker.rule, versionId, stimulusVersionId: null });
      }
    },
  };
}
type Wanted = ReturnType<typeof wantedBy>;

const readLastNumber = nameStatement<{ last: number | null }>(
  "read_last_number_of_bank",
  sql`select max(${questions.displayId}) as last from ${questions}`,
);

const readNumbered = nameStatement<Found>(
  "read_numbered_questions",
  sql`
    select ${questions.id} as "questionId", ${questions.versionId} as "versionId", filters.nth::int - 1 as filter
    from unnest(${sql.placeholder("numbers")}::int[]) with ordinality as looked (number, nth)
    join ${questions} on ${questions.displayId} = looked.number
    left join ${ofAsker(sql`${sql.placeholder("studentId")}`)}
    join rows from (jsonb_to_recordset(${sql.placeholder("filters")}::jsonb)
        as (lessons uuid[], areas text[], types text[], categories uuid[], difficulties uuid[], "only" text[]))
      with ordinality as filters (lessons, areas, types, categories, difficulties, "only", nth)
      on (filters.areas is null or ${questions.areas} && filters.areas)
        and (filters.lessons is null or ${questions.lessonId} = any (filters.lessons))
        and (filters.types is null or ${questions.type} = any (filters.types))
        and (filters.categories is null or ${questions.categoryId} = any (filters.categories))
        and (filters.difficulties is null or ${questions.difficultyId} = any (filters.difficulties))
        and (filters.only is null or ${statusesFor(sql`${sql.placeholder("withheld")}`)} && filters.only)
    where ${questions.withdrawnAt} is null and ${questions.stimulusId} is null and (not ${questions.isReserved} or ${sql.placeholder("withReserved")}::boolean)
      and (cardinality(${sql.placeholder("courses")}::text[]) = 0 or ${isQuestionOf(anyOf(sql`${sql.placeholder("courses")}`))})
    order by looked.nth, filters.nth`,
);

/** As many questions as are missing of all that a filter lets through, those to avoid last. */
function pickBy(wanted: Wanted, filter: number, { seed, avoid, withReserved, asker, courses }: Required<Draw>): SQL {
  const { areas, lessons, types, categories, difficulties, only } = wanted.filters[filter] ?? {};
  // Few questions of the bank were asked, so whoever wants only such ones starts from them.
  const join = only?.includes("unused") ? sql`left join` : sql`join`;
  const statuses = statusesFor(sql`${sql.param(asker?.withheld ?? [])}`);
  const where = [
    sql`${questions.withdrawnAt} is null and ${questions.stimulusId} is null`,
    sql`${questions.id} <> all (${sql.param(wanted.takenIds())}::uuid[])`,
    ...(withReserved ? [] : [sql`not ${questions.isReserved}`]),
    ...(courses.length > 0 ? [isQuestionOf(anyOf(sql.param([...courses])))] : []),
    ...(areas ? [sql`${questions.areas} && ${sql.param(areas)}::text[]`] : []),
    ...(lessons ? [sql`${questions.lessonId} = any (${sql.param(lessons)}::uuid[])`] : []),
    ...(types ? [sql`${questions.type} = any (${sql.param(types)}::text[])`] : []),
    ...(categories ? [sql`${questions.categoryId} = any (${sql.param(categories)}::uuid[])`] : []),
    ...(difficulties ? [sql`${questions.difficultyId} = any (${sql.param(difficulties)}::uuid[])`] : []),
    ...(only ? [sql`${statuses} && ${sql.param(only)}::text[]`] : []),
  ];
  return sql`(
    select ${questions.id} as "questionId", ${questions.versionId} as "versionId", ${filter}::int as filter,
      ${questions.id} = any (${sql.param(avoid)}::uuid[]) as avoided, uuid_hash_extended(${questions.id}, ${seed}) as chance
    from ${questions} ${only ? sql`${join} ${ofAsker(sql`${asker?.studentId ?? null}`)}` : sql``}
    where ${sql.join(where, sql` and `)}
    order by avoided, chance
    limit ${wanted.missing()}
  )`;
}
