/** Where a question stands and what it is tagged with: all that changes without a new version. Pure, for both sides. */
import { z } from "zod";
import { type Id, parseId } from "../../core/id.ts";

export type QuestionPlace = {
  lessonId: Id<"lesson">;
  manualId: string | null;
  categoryId: Id<"label"> | null;
  difficultyId: Id<"label"> | null;
};

const PlaceText = z.tuple([z.string(), z.string(), z.string(), z.string()]);

/** The place as one field of a form holds it. */
export function textOfPlace({ lessonId, manualId, categoryId, difficultyId }: QuestionPlace): string {
  return JSON.stringify([lessonId, manualId ?? "", categoryId ?? "", difficultyId ?? ""]);
}

/** What `textOfPlace` wrote; null for anything else. */
export function placeIn(text: unknown): QuestionPlace | null {
  try {
    const [lesson, manualId, category, difficulty] = PlaceText.parse(JSON.parse(String(text)));
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
  seen: QuestionPlace,
  { now, wanted }: { now: QuestionPlace; wanted: QuestionPlace },
): (keyof QuestionPlace)[] {
  return PARTS.filter((part) => now[part] !== seen[part] && now[part] !== wanted[part]);
}
