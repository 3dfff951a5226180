import { privacyTexts } from "../../../content/en/privacy.ts";
import type { Db } from "../../../db/client.ts";
import type { Student } from "../../accounts/viewer.ts";
import { readOwnAttempts } from "./own-attempts.server.ts";
import { ownParts, type PartName } from "./own-parts.server.ts";

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
  for (const name of Object.keys(parts).filter(isPartName)) {
    yield `,\n  "${name}": `;
    if (name !== "attempts") yield written(await ownParts[name](db, student, now), 1);
    else yield* writeAttempts(db, student, now);
  }
  yield "\n}\n";
}

async function* writeAttempts(db: Db, { studentId }: Student, now: Date): AsyncGenerator<string, void> {
  let between = "[\n    ";
  for await (const page of readOwnAttempts(db, studentId, now)) {
    for (const attempt of page) {
      yield between + written(attempt, 2);
      between = ",\n    ";
    }
  }
  yield between.startsWith("[") ? "[]" : "\n  ]";
}

/** Values as they stand so deep in the file. */
function written(value: unknown, depth: number): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${"  ".repeat(depth)}`);
}

function isPartName(name: string): name is PartName | "attempts" {
  return name in texts.parts;
}
