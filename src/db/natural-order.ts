import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/**
 * The order in which people list names: ignoring case, numbers by their value, "Lesson 2" before "Lesson 10". No index may
 * use it: its collation is that of the machine's ICU library, which may change with an upgrade.
 */
export function naturalOrder(name: AnyColumn): SQL {
  return sql`lower(${name}) collate natural_order`;
}
