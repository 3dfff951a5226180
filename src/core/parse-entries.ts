/** Lists of a file in which one wrong entry must not hold up the others. */
import { z } from "zod/mini";

/** An entry that does not parse, by its id or its place in the file, and the first problem with its field. */
export type WrongEntry = { id: string; problem: string };

const Named = z.object({ id: z.string() });

/** Parses each entry by itself. `list` names the list where the file has several. */
export function parseEntries<Entry>(
  entries: ReadonlyArray<unknown>,
  schema: z.ZodMiniType<Entry>,
  list?: string,
): { parsed: Entry[]; wrong: WrongEntry[] } {
  const parsed: Entry[] = [];
  const wrong: WrongEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const { data, error } = schema.safeParse(entry);
    if (error) {
      const place = [list, `entry ${index + 1}`].filter(Boolean).join(", ");
      wrong.push({ id: Named.safeParse(entry).data?.id ?? place, problem: problemIn(error) });
    } else parsed.push(data);
  }
  return { parsed, wrong };
}

function problemIn({ issues }: z.core.$ZodError): string {
  const [first] = issues;
  return first ? `${first.path.join(".") || "the entry"}: ${first.message}` : "";
}
