/** The lesson, ID and labels of a question: all that changes without a new version. Pure, for both sides. */
import { z } from "zod";
import { type Id, parseId } from "../../core/id.ts";

export type QuestionMetadata = {
  lessonId: Id<"lesson">;
  manualId: string | null;
  categoryId: Id<"label"> | null;
  difficultyId: Id<"label"> | null;
};

const MetadataText = z.tuple([z.string(), z.string(), z.string(), z.string()]);

/** The metadata as one field of a form holds them. */
export function serializeMetadata({ lessonId, manualId, categoryId, difficultyId }: QuestionMetadata): string {
  return JSON.stringify([lessonId, manualId ?? "", categoryId ?? "", difficultyId ?? ""]);
}

/** What `textOfPlace` wrote; null for anything else. */
export function parseMetadata(text: unknown): QuestionMetadata | null {
  try {
    const [lesson, manualId, category, difficulty] = MetadataText.parse(JSON.parse(String(text)));
    const lessonId = parseId<"lesson">(lesson);
    return (
      lessonId && {
        lessonId,
        manualId: manualId || null,
        categoryId: parseId<"label">(category),
        difficultyId: parseId<"label">(difficulty),
      }
    );
  } catch {
    return null;
  }
}

const PARTS = ["lessonId", "manualId", "categoryId", "difficultyId"] as const;

/** The parts that somebody changed after `seen`, and that storing `wanted` would change back. */
export function overwrittenParts(
  seen: QuestionMetadata,
  { now, wanted }: { now: QuestionMetadata; wanted: QuestionMetadata },
): (keyof QuestionMetadata)[] {
  return PARTS.filter((part) => now[part] !== seen[part] && now[part] !== wanted[part]);
}
