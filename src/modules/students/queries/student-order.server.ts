/** The orders of the list: what each compares, one after the other, and how a place in it is written and read. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type Id, parseId } from "../../../core/id.ts";
import type { SortField } from "../student-filter.ts";

/** What an order may compare; a table's columns, or those of a subquery. */
export type OrderColumns = Record<"id" | "foldedName" | "course" | "progress" | "joinDate", SQL>;

/** The same of one student. */
export type OrderedRow = {
  id: Id<"student">;
  foldedName: string;
  course: string;
  progress: number;
  /** To the microsecond, as it is compared. */
  joinedText: string;
};

type Order = {
  columns: (columns: OrderColumns) => SQL[];
  /** The place of a student, as it stands in an address. */
  placeOf: (row: OrderedRow) => string;
  /** The place in an address, to be compared with the columns; null for nonsense. */
  parsePlace: (text: string | undefined) => SQL | null;
};

const Text = z
  .string()
  .max(300)
  .refine((text) => !text.includes("\0"));
const StudentId = z.string().refine((text) => parseId(text) !== null);
const Time = z.string().refine(isTime);

/** Each has an index, as the table says; the id makes it an order of all. */
export const ORDERS: { readonly [Field in SortField]: Order } = {
  name: {
    columns: ({ foldedName, id }) => [foldedName, id],
    placeOf: ({ foldedName, id }) => JSON.stringify([foldedName, id]),
    parsePlace: placeIn(z.tuple([Text, StudentId]), ([name, id]) => sql`(${name}::text, ${id}::uuid)`),
  },
  course: {
    columns: ({ course, foldedName, id }) => [course, foldedName, id],
    placeOf: ({ course, foldedName, id }) => JSON.stringify([course, foldedName, id]),
    parsePlace: placeIn(
      z.tuple([Text, Text, StudentId]),
      ([course, name, id]) => sql`(${course}::text, ${name}::text, ${id}::uuid)`,
    ),
  },
  progress: {
    columns: ({ progress, id }) => [progress, id],
    placeOf: ({ progress, id }) => JSON.stringify([progress, id]),
    parsePlace: placeIn(
      z.tuple([z.int().min(0).max(100), StudentId]),
      ([progress, id]) => sql`(${progress}::int, ${id}::uuid)`,
    ),
  },
  joined: {
    columns: ({ joinDate, id }) => [joinDate, id],
    placeOf: ({ joinedText, id }) => JSON.stringify([joinedText, id]),
    parsePlace: placeIn(z.tuple([Time, StudentId]), ([at, id]) => sql`(${at}::timestamptz, ${id}::uuid)`),
  },
};

function placeIn<Parts>(schema: z.ZodType<Parts>, write: (parts: Parts) => SQL): Order["parsePlace"] {
  return (text) => {
    if (text === undefined) return null;
    try {
      return write(schema.parse(JSON.parse(text)));
    } catch {
      return null;
    }
  };
}

/** False for a 31st of February, which JavaScript reads as a day in March and the database refuses. */
function isTime(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}
