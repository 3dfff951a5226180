/** Searching for text as it was typed: no character of it is a wildcard, and it is compared as record 13 says. */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The text as a pattern of LIKE, which only it fits. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** Condition: the text contains the typed text. */
export function contains(text: SQLWrapper, typed: string): SQL {
  return sql`search_folded(${text}) like '%' || search_literal(${typed}) || '%'`;
}

/** Condition: a word of the text begins with the typed text. */
export function containsBeginning(text: SQLWrapper, typed: string): SQL {
  const [folded, beginning] = [sql`search_folded(${text})`, sql`search_literal(${typed})`];
  return sql`(${folded} like ${beginning} || '%' or ${folded} like '% ' || ${beginning} || '%')`;
}
