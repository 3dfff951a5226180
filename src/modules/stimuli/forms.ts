/** The forms in which a stimulus is written, for both sides: what describes it, its record, a question of it. */
import { z } from "zod/mini";
import { stimulusTexts } from "../../content/en/stimuli.ts";
import { requiredLine } from "../../core/form-fields.ts";
import { type Id, parseId } from "../../core/id.ts";
import { refuse } from "../../core/schemas.ts";
import { AskedFields, parseJson, problemAdder, problemsOfShape, readAsked } from "../questions/forms.ts";
import { RESERVED } from "../questions/question-metadata.ts";
import { Areas, areasIn } from "../questions/taxonomy.ts";
import { StimulusContent } from "./content.ts";
import type { StimulusQuestion } from "./draft.ts";
import type { StimulusMetadata } from "./metadata.ts";
import { STIMULUS_KINDS, STIMULUS_TITLE_MAX } from "./rules.ts";

const { limits, problems } = stimulusTexts;

/** Every form says what it is based on: when the stimulus was saved last, before it was opened. */
export const BASED_ON = "basedOn";
/** What is no time is a save long ago: the form is refused, and says so. */
export const BasedOn = z.catch(z.coerce.date(), new Date(0));

/** A lesson with its subject as one field holds them. */
export function placeText({ subjectId, lessonId }: { subjectId: string; lessonId: string }): string {
  return `${subjectId} ${lessonId}`;
}

type Place = { subjectId: Id<"subject">; lessonId: Id<"lesson"> };

const Place = z.pipe(
  z._default(z.string(), ""),
  z.transform((text, context): Place => {
    const [subject = "", lesson = ""] = text.split(" ");
    const [subjectId, lessonId] = [parseId<"subject">(subject), parseId<"lesson">(lesson)];
    if (subjectId && lessonId) return { subjectId, lessonId };
    return refuse(context, problems.lessonMissing);
  }),
);

const Label = z.pipe(
  z._default(z.string(), ""),
  z.transform((text) => parseId<"label">(text)),
);

const aboutFields = {
  title: requiredLine(STIMULUS_TITLE_MAX, {
    missing: () => problems.titleMissing,
    tooLong: (most) => limits.titleTooLong(most),
  }),
  place: Place,
  categoryId: Label,
  difficultyId: Label,
  areas: z.pipe(z.pipe(z._default(z.string(), ""), z.transform(areasIn)), Areas),
  isReserved: z.pipe(
    z._default(z.string(), ""),
    z.transform((text) => text === RESERVED),
  ),
};

type About = StimulusMetadata & Place;

/** What describes a stimulus. */
export const StimulusForm = z.pipe(
  z.object(aboutFields),
  z.transform(({ place, ...fields }): About => ({ ...fields, ...place })),
);

/** The same of a new one, which is of a kind from then on. */
export const NewStimulusForm = z.pipe(
  z.object({ kind: z.enum(STIMULUS_KINDS, { error: () => problems.kindMissing }), ...aboutFields }),
  z.transform(({ place, ...fields }) => ({ ...fields, ...place })),
);

/** The record as JSON text. What is missing in it does not keep it from being stored, only from being published. */
export const RecordForm = z.pipe(
  z.object({ content: z._default(z.string(), "") }),
  z.transform((fields, context): StimulusContent => {
    const parsed = StimulusContent.safeParse(parseJson(fields.content));
    const addProblem = problemAdder(context);
    for (const { at, message } of problemsOfShape("content", parsed)) addProblem(at, message);
    return parsed.success ? parsed.data : z.NEVER;
  }),
);

/** A question without errors, as all that a stimulus holds; its lesson and labels are those of the stimulus. */
export const StimulusQuestionForm = z.pipe(
  AskedFields,
  z.transform(
    (fields, context): Omit<StimulusQuestion, "questionId"> => readAsked(fields, problemAdder(context)) ?? z.NEVER,
  ),
);
