/** The questions of the course that went wrong for a student, were guessed or flagged, or are asked again: the error list. */
import { type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { beginningOf, foldForSearch } from "../../../core/plain-text.ts";
import type { Db } from "../../../db/client.ts";
import { escapeLike } from "../../../db/like.ts";
import { naturalOrder } from "../../../db/natural-order.ts";
import {
  isAskedAlone,
  lessons,
  questions,
  questionVersions,
  studentQuestions,
  subjects,
  testAnswers,
  testResults,
} from "../../../db/schema.ts";
import { readContent } from "../../../items/registry/authoring.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findWithheldQuestions } from "../../attempts/queries/withheld.server.ts";
import { isSubjectOf } from "../../subjects/queries/subjects-of-course.server.ts";
import { MISTAKES_PER_PAGE, type MistakeFilter, type MistakeKind } from "../mistake-filter.ts";
import type { Reason } from "../reason.ts";

/** Enough to know the question by. */
const QUESTION_MAX = 160;

/** What the latest answer was; `repeated` was right, and is asked again until it is known. */
export type MistakeState = "surely-wrong" | "wrong" | "partly" | "guessed" | "unanswered" | "flagged" | "repeated";

export type Mistake = {
  questionId: Id<"question">;
  question: string;
  subject: string;
  lesson: string;
  state: MistakeState;
  /** A first answer was right and was changed. */
  wasRight: boolean;
  exposures: number;
  lastAt: Date;
  /** The day on which it is asked again; null for one that is not. */
  dueOn: string | null;
  whyWrong: Reason | null;
  /** Where its latest answer can be looked at. */
  review: { attemptId: Id<"attempt">; position: number };
};

export type MistakePage = {
  mistakes: Mistake[];
  total: number;
  /** How many of each kind there would be, with the other filters. */
  counts: Readonly<Record<MistakeKind, number>>;
  /** Those that have any, by name. */
  subjects: { id: Id<"subject">; name: string }[];
  /** How many of them a test can ask. */
  askable: number;
  /** From 1; the last page if a later one was requested. */
  page: number;
  hasNext: boolean;
};

const known = studentQuestions;
const isFaulty = sql`${known.isAnswered} and ${known.earned} < ${known.max}`;
const isSure = sql`${known.confidence} is not distinct from 'sure'`;
const isGuessed = sql`${known.earned} = ${known.max} and ${known.confidence} is not distinct from 'guess'`;

const isOfKind: { readonly [Kind in MistakeKind]: SQL } = {
  all: sql`(${isFaulty} or ${isGuessed} or ${known.flagged} or ${known.dueOn} is not null)`,
  "surely-wrong": sql`(${isFaulty} and ${isSure})`,
  wrong: sql`(${isFaulty} and ${known.earned} = 0)`,
  partly: sql`(${isFaulty} and ${known.earned} > 0)`,
  guessed: sql`(${isGuessed})`,
  changed: sql`(${isFaulty} and ${known.wasRight})`,
  unanswered: sql`not ${known.isAnswered}`,
  flagged: sql`${known.flagged}`,
};

/** The confidently wrong first: these are corrected best, and are the most dangerous in practice. */
const STATES: ReadonlyArray<readonly [MistakeState, SQL]> = [
  ["surely-wrong", isOfKind["surely-wrong"]],
  ["wrong", isOfKind.wrong],
  ["partly", isOfKind.partly],
  ["guessed", isOfKind.guessed],
  ["unanswered", isOfKind.unanswered],
  ["flagged", isOfKind.flagged],
];
const rank = sql`case ${sql.join(
  STATES.map(([, is], index) => sql`when ${is} then ${sql.raw(String(index))}`),
  sql` `,
)} else ${sql.raw(String(STATES.length))} end`;

function mineWhere(
  { studentId, course }: Pick<Student, "studentId" | "course">,
  withheld: ReadonlyArray<Id<"question">>,
  { subject, find }: MistakeFilter,
) {
  const words = foldForSearch(find).split(" ").filter(Boolean);
  const conditions = [
    sql`${known.studentId} = ${studentId}::uuid and ${isOfKind.all}`,
    sql`${known.questionId} <> all (${sql.param(withheld)}::uuid[])`,
    isSubjectOf(course, lessons.subjectId),
    ...(subject ? [sql`${lessons.subjectId} = ${subject}::uuid`] : []),
    ...words.map((word) => sql`${questions.searchText} like ${`%${escapeLike(word)}%`}`),
  ];
  return sql`from ${known}
    join ${questions} on ${questions.id} = ${known.questionId}
    join ${lessons} on ${lessons.id} = ${questions.lessonId}
    where ${sql.join(conditions, sql` and `)}`;
}

type Row = Omit<Mistake, "question" | "state" | "lastAt" | "review"> & {
  rank: number;
  lastAt: string;
  type: string;
  content: unknown;
  attemptId: Id<"attempt">;
  position: number;
};

/** One page of the list, with what can be told of it now. */
export async function listMistakes(
  db: Db,
  student: Student,
  { page: requested, ...filter }: MistakeFilter & { page: number },
  now: Date,
): Promise<MistakePage> {
  const { studentId } = student;
  const withheld = await findWithheldQuestions(db, studentId, now);
  const mine = mineWhere(student, withheld, filter);
  const [[counted], subjectsOfMine] = await Promise.all([
    readCounts(db, mine, filter.kind),
    readSubjects(db, student, withheld),
  ]);
  const { askable = 0, ...counts } = counted ?? { askable: 0 };
  const of = (kind: MistakeKind) => Number(Object.entries(counts).find(([name]) => name === kind)?.[1] ?? 0);
  const total = of(filter.kind);
  const page = Math.min(requested, Math.max(1, Math.ceil(total / MISTAKES_PER_PAGE)));
  const { rows } = await db.execute<Row>(sql`
    select shown.*, ${questionVersions.type}, ${questionVersions.content}, ${subjects.name} as subject, latest.*
    from (
      select ${known.questionId} as "questionId", ${questions.versionId} as "versionId", ${lessons.title} as lesson,
        ${lessons.subjectId} as "subjectId", ${rank} as rank, ${known.wasRight} and ${isFaulty} as "wasRight", ${known.exposures},
        ${known.lastAt} as "lastAt", ${known.dueOn} as "dueOn", ${known.whyWrong} as "whyWrong"
      ${mine} and ${isOfKind[filter.kind]}
      order by rank, ${known.lastAt} desc, ${known.questionId}
      limit ${MISTAKES_PER_PAGE} offset ${(page - 1) * MISTAKES_PER_PAGE}
    ) as shown
    join ${questionVersions} on ${questionVersions.id} = shown."versionId"
    join ${subjects} on ${subjects.id} = shown."subjectId"
    cross join lateral (
      select ${testResults.attemptId} as "attemptId", ${testAnswers.position}
      from ${testAnswers} join ${testResults} on ${testResults.id} = ${testAnswers.testResultId}
      where ${testAnswers.studentId} = ${studentId}::uuid and ${testAnswers.questionId} = shown."questionId"
      order by ${testAnswers.completedAt} desc limit 1
    ) as latest
    order by rank, shown."lastAt" desc, shown."questionId"`);
  return {
    mistakes: rows.map(({ type, content, rank, lastAt, attemptId, position, ...row }) => ({
      ...row,
      question: beginningOf(readContent(content, type)?.question ?? "", QUESTION_MAX),
      state: STATES[rank]?.[0] ?? "repeated",
      lastAt: new Date(lastAt),
      review: { attemptId, position },
    })),
    total,
    counts: {
      ...{ all: of("all"), "surely-wrong": of("surely-wrong"), wrong: of("wrong"), partly: of("partly") },
      ...{ guessed: of("guessed"), changed: of("changed"), unanswered: of("unanswered"), flagged: of("flagged") },
    },
    subjects: subjectsOfMine,
    askable: Number(askable),
    page,
    hasNext: page * MISTAKES_PER_PAGE < total,
  };
}

async function readCounts(db: Db, mine: SQL, kind: MistakeKind) {
  const columns = Object.entries(isOfKind).map(
    ([name, is]) => sql`count(*) filter (where ${is})::int as ${sql.identifier(name)}`,
  );
  const askable = sql`count(*) filter (where ${isOfKind[kind]} and ${isAskedAlone})::int as askable`;
  const { rows } = await db.execute<Record<string, number>>(
    sql`select ${sql.join([...columns, askable], sql`, `)} ${mine}`,
  );
  return rows;
}

async function readSubjects(db: Db, student: Student, withheld: ReadonlyArray<Id<"question">>) {
  const everything = mineWhere(student, withheld, { kind: "all", subject: null, find: "" });
  const { rows } = await db.execute<{ id: Id<"subject">; name: string }>(sql`
    select ${subjects.id}, ${subjects.name} from ${subjects}
    where ${subjects.id} in (select ${lessons.subjectId} ${everything}) order by ${naturalOrder(subjects.name)}`);
  return rows;
}

/** The first of the list that a test can ask, so many at most. */
export async function chooseMistakes(
  db: Db,
  student: Student,
  filter: MistakeFilter,
  count: number,
  now: Date,
): Promise<Id<"question">[]> {
  const withheld = await findWithheldQuestions(db, student.studentId, now);
  const { rows } = await db.execute<{ id: Id<"question"> }>(sql`
    select ${known.questionId} as id ${mineWhere(student, withheld, filter)} and ${isOfKind[filter.kind]} and ${isAskedAlone}
    order by ${rank}, ${known.lastAt} desc, ${known.questionId} limit ${count}`);
  return rows.map(({ id }) => id);
}
