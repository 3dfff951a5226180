/** A case study, a trend or a passage with its questions, as a line of JSON has it. */
import { z } from "zod/mini";
import { importTexts } from "../../../content/en/questions.ts";
import { stimulusTexts } from "../../../content/en/stimuli.ts";
import { type Id, newId } from "../../../core/id.ts";
import { isStorable, oneLine } from "../../../core/plain-text.ts";
import { mapRichTexts } from "../../../items/registry/authoring.ts";
import { toExchangeRow } from "../../../items/registry/exchange-formats.server.ts";
import { mapRecordTexts, StimulusContent } from "../../stimuli/content.ts";
import { StimulusDraft, type StimulusQuestion } from "../../stimuli/draft.ts";
import { problemsOfStimulus } from "../../stimuli/problems.ts";
import { STIMULUS_KINDS, STIMULUS_QUESTIONS_MAX, STIMULUS_TITLE_MAX } from "../../stimuli/rules.ts";
import { warningsOfMarkup } from "./literal-markup.ts";
import { warningsOfPictures } from "./named-pictures.ts";
import {
  type AddProblem,
  cleanText,
  DescriptionFields,
  plainTextsOf,
  QuestionRow,
  readBody,
  readDescription,
  readRowTaxonomy,
  TaxonomyFields,
  textsOf,
} from "./read-fields.server.ts";
import type { ReadRow, RowProblem } from "./read-question.ts";

const texts = importTexts.row;

const QuestionOf = z.object({
  row: QuestionRow,
  more: z.extend(TaxonomyFields, { id: z.nullish(z.string()) }),
});

const Line = z.extend(DescriptionFields, {
  stimulus: z.enum(STIMULUS_KINDS, { error: () => texts.stimulusUnknown }),
  title: z.string(),
  record: z.nullish(StimulusContent),
  questions: z.nullish(
    z
      .array(
        z.pipe(
          z.pipe(
            z.unknown(),
            z.transform((json) => ({ row: json, more: json })),
          ),
          QuestionOf,
        ),
      )
      .check(
        z.maxLength(STIMULUS_QUESTIONS_MAX, {
          error: () => stimulusTexts.limits.tooManyQuestions(STIMULUS_QUESTIONS_MAX),
        }),
      ),
  ),
  draft: z.nullish(StimulusDraft),
});

/**
 * The stimulus of a line, its questions with new ids. What is published has no errors, but for an explanation that is missing (P45); a
 * draft may be as it is.
 */
export function readStimulus(json: object): ReadRow {
  const line = Line.safeParse(json);
  if (!line.success) return { kind: "wrong", problems: line.error.issues.map(problemOfIssue) };
  const { stimulus, record, questions, draft: written } = line.data;
  const problems: RowProblem[] = [];
  const addProblem: AddProblem = (column, reason) => problems.push({ column, reason });
  const title = oneLine(line.data.title);
  if (title === "") addProblem("title", texts.missing);
  if (title.length > STIMULUS_TITLE_MAX) addProblem("title", texts.tooLong(STIMULUS_TITLE_MAX));
  const { lesson, judgmentStep: _, ...description } = readDescription(line.data, addProblem);
  const newIds = idsFor();
  const losses: RowProblem[] = [];
  const addLoss: AddProblem = (column, reason) => losses.push({ column, reason });
  const read = record
    ? {
        content: mapRecordTexts(record, (html, at) => cleanText(html, columnAt(`record.${at}`), addLoss)),
        questions: (questions ?? []).flatMap(
          (question, index) => readQuestion(question, index + 1, newIds, addProblem, addLoss) ?? [],
        ),
      }
    : null;
  if (!read && !written) addProblem("record", texts.missing);
  if (read && problems.length === 0) {
    for (const { level, at, message } of problemsOfStimulus(stimulus, read)) {
      if (level === "error" && !/^questions[.]/.test(at)) addProblem(columnAt(at), message);
    }
  }
  if (!lesson || problems.length > 0) return { kind: "wrong", problems };
  const draft = written ? cleanDraft(written, newIds, addLoss) : null;
  const markup = warningsOfMarkup([
    ["title", title],
    ...Object.entries(lesson),
    ...(read ? plainTextsIn(read, "") : []),
    ...(draft ? plainTextsIn(draft, "draft.") : []),
  ]);
  const pictures = warningsOfPictures([
    ...(read ? fieldsOf(read, "", textsOf) : []),
    ...(draft ? fieldsOf(draft, "draft.", textsOf) : []),
  ]);
  return {
    kind: "stimulus",
    stimulus,
    title,
    lesson,
    ...description,
    published: read,
    draft,
    warnings: [...losses, ...markup, ...pictures],
  };
}

/** The fields of a stimulus that hold no HTML, by their names in the file. */
function plainTextsIn({ content, questions }: StimulusDraft, prefix: string): [column: string, value: unknown][] {
  return fieldsOf({ content: mapRecordTexts(content, () => ""), questions }, prefix, plainTextsOf);
}

/** The fields of a stimulus by their names in the file, with those of its questions that `textsOfRow` chooses. */
function fieldsOf(
  { content: { client, exhibits }, questions }: StimulusDraft,
  prefix: string,
  textsOfRow: typeof textsOf,
): [column: string, value: unknown][] {
  return [
    [`${prefix}record.client`, client],
    ...exhibits.map((exhibit, index): [string, unknown] => [`${prefix}record.exhibits.${index + 1}`, exhibit]),
    ...questions.flatMap(({ body }, index) =>
      textsOfRow(toExchangeRow(body)).map(([column, value]): [string, unknown] => [
        `${prefix}questions.${index + 1}.${column}`,
        value,
      ]),
    ),
  ];
}

type NewIds = (id: string) => Id<"question">;

/** The same new id for the same id of the file: a draft changes the questions that are published. */
function idsFor(): NewIds {
  const ids = new Map<string, Id<"question">>();
  return (id) => {
    const made = ids.get(id) ?? newId<"question">();
    ids.set(id, made);
    return made;
  };
}

function readQuestion(
  { row, more }: z.infer<typeof QuestionOf>,
  number: number,
  newIds: NewIds,
  addProblem: AddProblem,
  addLoss: AddProblem,
): StimulusQuestion | null {
  const addToQuestion: AddProblem = (column, reason) => addProblem(`questions.${number}.${column}`, reason);
  const { areas, judgmentStep } = readRowTaxonomy(more, addToQuestion);
  const { body, problems } = readBody(row, (column, reason) => addLoss(`questions.${number}.${column}`, reason));
  for (const { column, reason } of problems) addToQuestion(column ?? "question_text", reason);
  return body && { questionId: newIds(more.id ?? `question ${number}`), areas, judgmentStep, body };
}

/** The draft with clean texts and new ids. */
function cleanDraft({ content, questions }: StimulusDraft, newIds: NewIds, addLoss: AddProblem): StimulusDraft {
  const cleanAt = (html: string, at: string) => cleanText(html, columnAt(`draft.${at}`), addLoss);
  return {
    content: mapRecordTexts(content, (html, at) => cleanAt(html, `record.${at}`)),
    questions: questions.map(({ questionId, body, ...question }, index) => ({
      ...question,
      questionId: newIds(questionId),
      body: mapRichTexts(body, (html, at) => cleanAt(html, `questions.${index}.${at}`)),
    })),
  };
}

function problemOfIssue({ path, code, message }: z.core.$ZodIssue): RowProblem {
  const isOurs = code === "custom" || code.startsWith("too_") || path[0] === "stimulus";
  const column = columnAt(path.filter((part) => part !== "row" && part !== "more").join("."));
  return { column: column || null, reason: isOurs && isStorable(message) ? message : texts.wrongForm };
}

/** As the file names it, numbered from 1. */
function columnAt(path: string): string {
  return path
    .replace(/^content\b/, "record")
    .split(".")
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .join(".");
}
