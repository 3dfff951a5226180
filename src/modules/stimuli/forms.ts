/** The forms in which a stimulus is written, for both sides: what describes it, its record, a question of it. */
import { z } from "zod";
import { stimulusTexts } from "../../content/en/stimuli.ts";
import { requiredLine } from "../../core/form-fields.ts";
import { type Id, parseId } from "../../core/id.ts";
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
export const BasedOn = z.coerce.date().catch(new Date(0));

/** A lesson with its subject as one field holds them. */
export function placeText({ subjectId, lessonId }: { subjectId: string; lessonId: string }): string {
  return `${subjectId} ${lessonId}`;
}

type Place = { subjectId: Id<"subject">; lessonId: Id<"lesson"> };

const Place = z
  .string()
  .default("")
  .transform((text, context): Place => {
    const [subject = "", lesson = ""] = text.split(" ");
    const [subjectId, lessonId] = [parseId<"subject">(subject), parseId<"lesson">(lesson)];
    if (subjectId && lessonId) return { subjectId, lessonId };
    context.addIssue({ code: "custom", message: problems.lessonMissing });
    return z.NEVER;
  });

const Label = z
  .string()
  .default("")
  .transform((text) => parseId<"label">(text));

const aboutFields = {
  title: requiredLine(STIMULUS_TITLE_MAX, {
    missing: () => problems.titleMissing,
    tooLong: (most) => limits.titleTooLong(most),
  }),
  place: Place,
  categoryId: Label,
  difficultyId: Label,
  areas: z.string().default("").transform(areasIn).pipe(Areas),
  isReserved: z
    .string()
    .default("")
    .transform((text) => text === RESERVED),
};

type About = StimulusMetadata & Place;

/** What describes a stimulus. */
export const StimulusForm = z.object(aboutFields).transform(({ place, ...fields }): About => ({ ...fields, ...place }));

/** The same of a new one, which is of a kind from then on. */
export const NewStimulusForm = z
  .object({ kind: z.enum(STIMULUS_KINDS, { error: () => problems.kindMissing }), ...aboutFields })
  .transform(({ place, ...fields }) => ({ ...fields, ...place }));

/** The record as JSON text. What is missing in it does not keep it from being stored, only from being published. */
export const RecordForm = z
  .object({ content: z.string().default("") })
  .transform((fields, context): StimulusContent => {
    const parsed = StimulusContent.safeParse(parseJson(fields.content));
    const addProblem = problemAdder(context, fields);
    for (const { at, message } of problemsOfShape("content", parsed)) addProblem(at, message);
    return parsed.success ? parsed.data : z.NEVER;
  });

/** A question without errors, as all that a stimulus holds; its lesson and labels are those of the stimulus. */
export const StimulusQuestionForm = AskedFields.transform(
  (fields, context): Omit<StimulusQuestion, "questionId"> =>
    readAsked(fields, problemAdder(context, fields)) ?? z.NEVER,
);
