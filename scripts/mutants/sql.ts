/** Faults in the text of an SQL statement. */

/** A replacement at an offset of the statement. */
type SqlEdit = { at: number; from: string; to: string };

const SWAPS: Readonly<Record<string, string>> = {
  asc: "desc",
  desc: "asc",
  and: "or",
  or: "and",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
};
/** Neither the `and` of `between` nor operators that only contain an angle bracket, such as `->>` and `<@`. */
const SWAPPABLE = /\b(?:asc|desc|(?<!\bbetween\b[^()]*)and|or(?! replace))\b|(?<![-<>@=!&|#])[<>]=?(?![-<>@=&|])/g;
const QUOTED = /'[^']*'|"[^"]*"|--.*/g;

/** The edits of a statement whose parameters are blanks. */
export function editsOfSql(statement: string): SqlEdit[] {
  const bare = statement.replace(QUOTED, (quoted) => " ".repeat(quoted.length));
  return [...bare.matchAll(SWAPPABLE)].map(({ 0: from, index }) => ({ at: index, from, to: SWAPS[from] ?? from }));
}
