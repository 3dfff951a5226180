/** Searching for text as it was typed: no character of it is a wildcard. */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The text as a pattern of LIKE, which only it fits. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** That a text in lower case contains what was typed in any case. */
export function contains(text: SQLWrapper, typed: string): SQL {
  return sql`${text} like lower(${`%${escapeLike(typed)}%`})`;
}
