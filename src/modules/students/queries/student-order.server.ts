/** The orders of the list: what each compares, one after the other, and how a cursor in it is written and read. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod/mini";
import { type Id, parseId } from "../../../core/id.ts";
import { isTimestamp, type Keyset } from "../../../db/keyset.ts";
import type { SortField } from "../student-filter.ts";

/** What an order may compare; a table's columns, or those of a subquery. */
export type OrderColumns = Record<"id" | "foldedName" | "course" | "progress" | "joinDate", SQL>;

/** The same of one student. */
type OrderedRow = {
  id: Id<"student">;
  foldedName: string;
  course: string;
  progress: number;
  /** To the microsecond, as it is compared. */
  joinedText: string;
};

type Order = Pick<Keyset<OrderedRow>, "cursorOf" | "parseCursor"> & { columns: (columns: OrderColumns) => SQL[] };

const Text = z.string().check(
  z.maxLength(300),
  z.refine((text) => !text.includes("\0")),
);
const StudentId = z.string().check(z.refine((text) => parseId(text) !== null));
const Time = z.string().check(z.refine(isTimestamp));

/** Each has an index, as the table says; the id makes it an order of all. */
export const ORDERS: { readonly [Field in SortField]: Order } = {
  name: {
    columns: ({ foldedName, id }) => [foldedName, id],
    cursorOf: ({ foldedName, id }) => JSON.stringify([foldedName, id]),
    parseCursor: parseCursorAs(z.tuple([Text, StudentId]), ([name, id]) => sql`(${name}::text, ${id}::uuid)`),
  },
  course: {
    columns: ({ course, foldedName, id }) => [course, foldedName, id],
    cursorOf: ({ course, foldedName, id }) => JSON.stringify([course, foldedName, id]),
    parseCursor: parseCursorAs(
      z.tuple([Text, Text, StudentId]),
      ([course, name, id]) => sql`(${course}::text, ${name}::text, ${id}::uuid)`,
    ),
  },
  progress: {
    columns: ({ progress, id }) => [progress, id],
    cursorOf: ({ progress, id }) => JSON.stringify([progress, id]),
    parseCursor: parseCursorAs(
      z.tuple([z.int().check(z.minimum(0), z.maximum(100)), StudentId]),
      ([progress, id]) => sql`(${progress}::int, ${id}::uuid)`,
    ),
  },
  joined: {
    columns: ({ joinDate, id }) => [joinDate, id],
    cursorOf: ({ joinedText, id }) => JSON.stringify([joinedText, id]),
    parseCursor: parseCursorAs(z.tuple([Time, StudentId]), ([at, id]) => sql`(${at}::timestamptz, ${id}::uuid)`),
  },
};

function parseCursorAs<Parts>(schema: z.ZodMiniType<Parts>, write: (parts: Parts) => SQL): Order["parseCursor"] {
  return (text) => {
    try {
      return write(schema.parse(JSON.parse(text)));
    } catch {
      return null;
    }
  };
}
