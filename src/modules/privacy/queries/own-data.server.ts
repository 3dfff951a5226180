import { privacyTexts } from "../../../content/en/privacy.ts";
import type { Db } from "../../../db/client.ts";
import type { Student } from "../../accounts/viewer.ts";
import { ownParts, pagedParts } from "./own-parts.server.ts";

const texts = privacyTexts.file;

/**
 * Everything that is kept about a student as one JSON file, in pieces: the next is read when the last one was taken, so
 * that a long life here needs no more memory than a short one.
 */
export async function* writeOwnData(
  db: Db,
  student: Student,
  { institute, now }: { institute: string; now: Date },
): AsyncGenerator<string, void> {
  const { parts, times } = texts;
  const about = { what: texts.what(institute), madeAt: now, times, parts, notInThisFile: texts.notHere };
  yield `{\n  "about": ${written(about, 1)}`;
  for (const name of Object.keys(parts)) {
    yield `,\n  "${name}": `;
    if (isIn(ownParts, name)) yield written(await ownParts[name](db, student, now), 1);
    if (isIn(pagedParts, name)) yield* writePages(pagedParts[name](db, student.studentId, now));
  }
  yield "\n}\n";
}

async function* writePages(pages: AsyncIterable<unknown[]>): AsyncGenerator<string, void> {
  let between = "[\n    ";
  for await (const page of pages) {
    for (const one of page) {
      yield between + written(one, 2);
      between = ",\n    ";
    }
  }
  yield between.startsWith("[") ? "[]" : "\n  ]";
}

/** Values, indented for their depth in the file. */
function written(value: unknown, depth: number): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${"  ".repeat(depth)}`);
}

function isIn<Name extends string>(parts: { readonly [Each in Name]: unknown }, name: string): name is Name {
  return name in parts;
}
