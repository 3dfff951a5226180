/**
 * A question while it is being written. Every item type has a draft of its own, so changing the type loses nothing; the
 * question text and the explanation belong to all of them.
 */
import { z } from "zod/mini";
import { type FieldErrors, fieldErrors } from "../../../../core/forms.ts";
import { blankDrafts, type Draft } from "../../../../items/registry/authoring.ts";
import {
  ITEM_TYPES,
  type ItemType,
  modelOf,
  type OpenItem,
  parseOpenItem,
  type QuestionBody,
} from "../../../../items/registry/models.ts";
import { QuestionForm } from "../../../../modules/questions/forms.ts";
import { metadataOf, type QuestionMetadata, RESERVED } from "../../../../modules/questions/question-metadata.ts";
import { textOfAreas } from "../../../../modules/questions/taxonomy.ts";
import { inPlanOrder } from "../../../../modules/tests/exam-plans.ts";
import type { DraftKind } from "../../shared/drafts/storage.ts";

export type QuestionDraft = {
  /** Empty while nothing is chosen. */
  subjectId: string;
  lessonId: string;
  manualId: string;
  categoryId: string;
  difficultyId: string;
  /** Codes. */
  areas: string[];
  judgmentStep: string;
  isReserved: boolean;
  type: ItemType;
  stem: string;
  rationale: string;
  drafts: { [T in ItemType]: Draft<T> };
};

/** What the form sends: `content` and `solution` are JSON text. */
export type QuestionFields = Readonly<Record<keyof z.input<typeof QuestionForm>, string>>;

/** The field that names the version which is edited; of a stimulus, the time of its last save, in ms. */
export const BASED_ON = "basedOnVersion";
/** The field that says where the question stood when it was opened. */
export const BASED_ON_PLACE = "basedOnPlace";

/** A new question of the first type. */
export function blankDraft(): QuestionDraft {
  return {
    subjectId: "",
    lessonId: "",
    manualId: "",
    categoryId: "",
    difficultyId: "",
    areas: [],
    judgmentStep: "",
    isReserved: false,
    type: "text",
    stem: "",
    rationale: "",
    drafts: blankDrafts(),
  };
}

/** A new question in the place, of the type and with the labels of another one. */
export function draftAfter(question: QuestionMetadata & { subjectId: string; type: ItemType }): QuestionDraft {
  const { subjectId, lessonId, categoryId, difficultyId, areas, isReserved, type } = question;
  return {
    ...blankDraft(),
    ...{ subjectId, lessonId, categoryId: categoryId ?? "", difficultyId: difficultyId ?? "" },
    ...{ areas: inPlanOrder(areas), isReserved, type },
  };
}

/** A new question that says the same as another one. Its Question ID is its own. */
export function copyOf(question: Parameters<typeof draftOf>[0]): QuestionDraft {
  return { ...draftOf(question), manualId: "" };
}

/** A question that is in use, to be edited. */
export function draftOf(question: QuestionMetadata & { subjectId: string; body: QuestionBody }): QuestionDraft {
  const { subjectId, body } = question;
  const { lessonId, manualId, categoryId, difficultyId, areas, judgmentStep, isReserved } = metadataOf(question);
  const { type, content, solution } = body;
  return {
    subjectId,
    lessonId,
    manualId: manualId ?? "",
    categoryId: categoryId ?? "",
    difficultyId: difficultyId ?? "",
    areas: inPlanOrder(areas),
    judgmentStep: judgmentStep ?? "",
    isReserved,
    type,
    stem: content.stem,
    rationale: solution.rationale,
    drafts: { ...blankDrafts(), [type]: { content, solution } },
  };
}

/** What the form stores: the draft, and what `BASED_ON` and `BASED_ON_PLACE` say, both null for a new question. */
export type WrittenQuestion = { draft: QuestionDraft; basedOn: number | null; basedOnPlace: string | null };

const StoredQuestionDraft = z.object({
  draft: z.unknown(),
  basedOn: z.nullable(z.number()),
  basedOnPlace: z.nullable(z.string()),
});

export const questionDrafts: DraftKind<WrittenQuestion> = {
  name: "question",
  parse: (stored) => {
    const parsed = StoredQuestionDraft.safeParse(stored);
    const draft = parsed.success ? parseDraft(parsed.data.draft) : null;
    return parsed.success && draft ? { ...parsed.data, draft } : null;
  },
  isChanged: ({ draft }, initial) => isChanged(draft, initial.draft),
  textOf: ({ draft }) => draft.stem,
  restore: ({ draft, basedOn, basedOnPlace }, now) => ({
    draft,
    basedOn: basedOn ?? now.basedOn,
    basedOnPlace: basedOnPlace ?? now.basedOnPlace,
  }),
};

const StoredFields = z.object({
  subjectId: z.string(),
  lessonId: z.string(),
  manualId: z.string(),
  categoryId: z.string(),
  difficultyId: z.string(),
  areas: z.array(z.string()),
  judgmentStep: z.string(),
  isReserved: z.boolean(),
  type: z.enum(ITEM_TYPES),
  stem: z.string(),
  rationale: z.string(),
  drafts: z.record(z.string(), z.unknown()),
});

/** A draft that was stored as JSON, maybe by an earlier version of the product; null when it is none. */
export function parseDraft(stored: unknown): QuestionDraft | null {
  const parsed = StoredFields.safeParse(stored);
  if (!parsed.success) return null;
  const { drafts, ...fields } = parsed.data;
  return { ...fields, drafts: ITEM_TYPES.reduce((all, type) => withStored(all, type, drafts[type]), blankDrafts()) };
}

type Drafts = QuestionDraft["drafts"];

/** What a type cannot read any more begins anew; the other types are not touched by that. */
function withStored<T extends ItemType>(drafts: Drafts, type: T, stored: unknown): Drafts {
  const { content, solution } = modelOf(type);
  const parsed = z.object({ content, solution }).safeParse(stored);
  return parsed.success ? { ...drafts, [type]: parsed.data } : drafts;
}

/** The form's fields for a draft. */
export function fieldsOf(draft: QuestionDraft): QuestionFields {
  const { areas, isReserved, stem, rationale, drafts, ...fields } = draft;
  const { content, solution } = drafts[draft.type];
  return {
    ...fields,
    areas: textOfAreas(areas),
    isReserved: isReserved ? RESERVED : "",
    content: JSON.stringify({ ...content, stem }),
    solution: JSON.stringify({ ...solution, rationale }),
  };
}

/** The problems of the fields now, by the schema of their form, in the order of display. */
export function errorsNow(fields: QuestionFields, schema: z.ZodMiniType = QuestionForm): FieldErrors {
  const parsed = schema.safeParse(fields);
  return parsed.success ? {} : fieldErrors(parsed.error);
}

/** True when there is something to lose. Looking at another type's section is not. */
export function isChanged(draft: QuestionDraft, initial: QuestionDraft): boolean {
  return JSON.stringify({ ...draft, type: "" }) !== JSON.stringify({ ...initial, type: "" });
}

/**
 * The question as a student would see it, dots for what is not written yet: an option without words could not be named. Null
 * while it cannot be read, for example with a text that is too long.
 */
export function previewOf(draft: QuestionDraft, withStem: boolean): OpenItem | null {
  const { type, drafts, stem } = draft;
  return previewIn(type, drafts[type], withStem ? stem : "");
}

function previewIn<T extends ItemType>(type: T, { content }: Draft<T>, stem: string): OpenItem | null {
  const written = modelOf(type).withOptions(content, ({ id, text }) => ({ id, text: text || "…" }));
  try {
    return parseOpenItem({ type, content: { ...written, stem } });
  } catch {
    return null;
  }
}
