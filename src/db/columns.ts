/** Columns of kinds that many tables have. */
import { timestamp, uuid } from "drizzle-orm/pg-core";
import type { Id } from "../core/id.ts";

/** An id of what `Of` names. */
export function idColumn<Of extends string>(name: string) {
  return uuid(name).$type<Id<Of>>();
}

/** A moment, in whichever time zone it is read. */
export function timestamptz(name: string) {
  return timestamp(name, { withTimezone: true });
}
