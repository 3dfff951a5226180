/** The lesson, ID, labels and areas of a question: all that changes without a new version. Pure, for both sides. */
import { z } from "zod/mini";
import { type Id, parseId } from "../../core/id.ts";
import { areasIn, type JudgmentStep, judgmentStepIn, textOfAreas } from "./taxonomy.ts";

export type QuestionMetadata = {
  lessonId: Id<"lesson">;
  manualId: string | null;
  categoryId: Id<"label"> | null;
  difficultyId: Id<"label"> | null;
  /** Codes, at most one of each exam plan. */
  areas: string[];
  judgmentStep: JudgmentStep | null;
  /** For tests of the institute alone. */
  isReserved: boolean;
};

/** Only the metadata of something that has more. */
export function metadataOf(question: QuestionMetadata): QuestionMetadata {
  const { lessonId, manualId, categoryId, difficultyId, areas, judgmentStep, isReserved } = question;
  return { lessonId, manualId, categoryId, difficultyId, areas, judgmentStep, isReserved };
}

/** What the form sends for a question that is reserved. */
export const RESERVED = "yes";

const MetadataText = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.string(), z.string()]);

/** The metadata as one field of a form holds them. */
export function serializeMetadata(metadata: QuestionMetadata): string {
  const { lessonId, manualId, categoryId, difficultyId, areas, judgmentStep, isReserved } = metadata;
  return JSON.stringify([
    lessonId,
    manualId ?? "",
    categoryId ?? "",
    difficultyId ?? "",
    textOfAreas(areas),
    judgmentStep ?? "",
    isReserved ? RESERVED : "",
  ]);
}

/** Reads a text of `serializeMetadata`; null for any other text. */
export function parseMetadata(text: unknown): QuestionMetadata | null {
  try {
    const [lesson, manualId, category, difficulty, areas, step, reserved] = MetadataText.parse(
      JSON.parse(String(text)),
    );
    const lessonId = parseId<"lesson">(lesson);
    return (
      lessonId && {
        lessonId,
        manualId: manualId || null,
        categoryId: parseId<"label">(category),
        difficultyId: parseId<"label">(difficulty),
        areas: areasIn(areas),
        judgmentStep: judgmentStepIn(step),
        isReserved: reserved === RESERVED,
      }
    );
  } catch {
    return null;
  }
}

const PARTS = [
  "lessonId",
  "manualId",
  "categoryId",
  "difficultyId",
  "areas",
  "judgmentStep",
  "isReserved",
] as const satisfies (keyof QuestionMetadata)[];

/** The parts that were changed after `seen` and that storing `wanted` would overwrite. */
export function overwrittenParts(
  seen: QuestionMetadata,
  { now, wanted }: { now: QuestionMetadata; wanted: QuestionMetadata },
): (keyof QuestionMetadata)[] {
  const isOther = (part: keyof QuestionMetadata, one: QuestionMetadata, other: QuestionMetadata) =>
    part === "areas" ? textOfAreas(one.areas) !== textOfAreas(other.areas) : one[part] !== other[part];
  return PARTS.filter((part) => isOther(part, now, seen) && isOther(part, now, wanted));
}
