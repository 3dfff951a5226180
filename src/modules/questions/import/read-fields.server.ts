/** What the lines of questions and of stimuli have in common: where they belong, what describes them, and a question itself. */
import { z } from "zod/mini";
import { importTexts, questionTexts } from "../../../content/en/questions.ts";
import { lossTexts } from "../../../content/en/rich-text-losses.ts";
import { parseId } from "../../../core/id.ts";
import { isStorable, oneLine } from "../../../core/plain-text.ts";
import { cleanRichText } from "../../../core/rich-text.server.ts";
import { refuse } from "../../../core/schemas.ts";
import type { Problem } from "../../../items/contract.ts";
import { ExchangeRow } from "../../../items/exchange-row.ts";
import { mapRichTexts } from "../../../items/registry/authoring.ts";
import { fieldAt, fromExchangeRow } from "../../../items/registry/exchange-formats.server.ts";
import { type ItemType, isItemType, parseQuestionBody, type QuestionBody } from "../../../items/registry/models.ts";
import { LESSON_TITLE_MAX, SUBJECT_NAME_MAX } from "../../subjects/rules.ts";
import { errorsIn } from "../forms.ts";
import { LABEL_NAME_MAX } from "../rules.ts";
import type { GoodQuestion, RowProblem } from "./read-question.ts";
import { readTaxonomy } from "./read-taxonomy.ts";

const texts = importTexts.row;

const Named = z.object({ name: z.string() });
/** A lesson embeds its title and the name of its subject; a database's own client calls both by their tables. */
const Embedded = z.object({
  title: z.string(),
  subject: z.nullish(Named),
  subjects: z.nullish(Named),
  subject_name: z.nullish(z.string()),
});

/** What a question says, in a row of whichever origin. */
export const QuestionRow = z.extend(ExchangeRow, {
  explanation: z.pipe(
    z.nullish(z.string()),
    z.transform((text) => text ?? ""),
  ),
  options: z.pipe(
    z.nullish(z.array(z.string())),
    z.transform((options) => options ?? []),
  ),
  // Text, or the JSON itself.
  correct_answer: z.pipe(
    z.unknown(),
    z.transform((answer, context) => textOfJson(answer) ?? refuse(context, texts.wrongForm)),
  ),
});

/** Null for lists nested so deep that writing them overflows the stack. */
function textOfJson(value: unknown): string | null {
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value ?? "");
  } catch {
    return null;
  }
}

/** What a question is to exams. */
export const TaxonomyFields = z.object({
  areas: z.nullish(z.array(z.string())),
  judgment_step: z.nullish(z.string()),
});

/** Where something belongs and what describes it. */
export const DescriptionFields = z.extend(TaxonomyFields, {
  lesson_id: z.nullish(z.string()),
  lesson: z.nullish(Embedded),
  lessons: z.nullish(Embedded),
  category: z.nullish(z.string()),
  difficulty: z.nullish(z.string()),
  reserved: z.nullish(z.union([z.boolean(), z.string()])),
  created_at: z.nullish(z.string()),
  withdrawn_at: z.nullish(z.string()),
});

/** Told which field is wrong, and why. */
export type AddProblem = (column: string, reason: string) => void;

/** What these fields say; null for a lesson that they do not name. */
export function readDescription(
  fields: z.infer<typeof DescriptionFields>,
  addProblem: AddProblem,
): Pick<
  GoodQuestion,
  "category" | "difficulty" | "areas" | "judgmentStep" | "isReserved" | "createdAt" | "withdrawnAt"
> & { lesson: GoodQuestion["lesson"] | null } {
  const lesson = readLesson(fields, addProblem);
  const label = (column: "category" | "difficulty") => {
    const name = oneLine(fields[column] ?? "");
    if (name.length > LABEL_NAME_MAX) addProblem(column, texts.tooLong(LABEL_NAME_MAX));
    return name || null;
  };
  const [category, difficulty] = [label("category"), label("difficulty")];
  const taxonomy = readRowTaxonomy(fields, addProblem);
  const withdrawnAt = timeOf(fields.withdrawn_at);
  // Taken for one in use, it would be asked again.
  if (fields.withdrawn_at && !withdrawnAt) addProblem("withdrawn_at", texts.wrongForm);
  return { lesson, category, difficulty, ...taxonomy, createdAt: timeOf(fields.created_at), withdrawnAt };
}

/** What a question is to exams, as its row says it. */
export function readRowTaxonomy(
  {
    areas,
    judgment_step: step,
    reserved,
  }: z.infer<typeof TaxonomyFields> & { reserved?: boolean | string | null | undefined },
  addProblem: AddProblem,
) {
  return readTaxonomy({ areas: areas ?? [], judgment_step: step ?? "", reserved: String(reserved ?? "") }, addProblem);
}

/** The fields of a row; `correct_answer` repeats the texts of others. */
export function textsOf({ correct_answer: _, ...fields }: ExchangeRow): [column: string, value: unknown][] {
  return Object.entries(fields);
}

/** Those that hold no HTML. */
export function plainTextsOf(row: ExchangeRow): [column: string, value: unknown][] {
  return textsOf(row).filter(([column]) => column !== "question_text" && column !== "explanation");
}

/** The question of a row, or its problems; `addLoss` is told about content that cannot be kept. */
export function readBody(row: ExchangeRow, addLoss: AddProblem): { body: QuestionBody | null; problems: RowProblem[] } {
  const type = row.question_type;
  if (!isItemType(type)) {
    return { body: null, problems: [{ column: "question_type", reason: texts.typeUnknown(type) }] };
  }
  try {
    const body = mapRichTexts(parseQuestionBody(fromExchangeRow(type, row)), (html, at) =>
      cleanText(html, fieldAt(type, at) ?? "question_text", addLoss),
    );
    // P45: only an import may leave the explanation empty.
    const problems = errorsIn(body).filter(({ at }) => at !== "solution.rationale");
    return { body, problems: problems.map((problem) => problemOfItem(type, problem)) };
  } catch (error) {
    if (error instanceof z.core.$ZodError)
      return { body: null, problems: error.issues.map((issue) => problemOfBodyIssue(type, issue)) };
    const message = error instanceof Error ? error.message : texts.wrongForm;
    // The message begins with the name of the field.
    return { body: null, problems: [{ column: /^[a-z]+(?:_[a-z]+)+/.exec(message)?.[0] ?? null, reason: message }] };
  }
}

/** A clean rich text of a file; `addLoss` is told about content that cannot be kept. */
export function cleanText(written: string, column: string, addLoss: AddProblem): string {
  const { html, losses } = cleanRichText(written);
  if (losses.length > 0) addLoss(column, lossTexts.leftOut(losses));
  return html;
}

function readLesson(
  metadata: z.infer<typeof DescriptionFields>,
  addProblem: AddProblem,
): GoodQuestion["lesson"] | null {
  const embedded = metadata.lesson ?? metadata.lessons;
  const lessonId = parseId<"lesson">(metadata.lesson_id);
  if (!embedded && lessonId) return { lessonId };
  const title = embedded?.title ?? "";
  const name = embedded?.subject?.name ?? embedded?.subjects?.name ?? embedded?.subject_name ?? "";
  const subject = readName("subject", name, SUBJECT_NAME_MAX, addProblem);
  const lesson = readName("lesson", title, LESSON_TITLE_MAX, addProblem);
  return { subject, lesson };
}

/** The name of a subject or a lesson on one line. */
export function readName(column: string, text: string, limit: number, addProblem: AddProblem): string {
  const name = oneLine(text);
  if (name === "") addProblem(column, texts.missing);
  else if (name.length > limit) addProblem(column, texts.tooLong(limit));
  return name;
}

/** Null for what is no time, and for times that PostgreSQL and people do not mean. */
function timeOf(text: string | null | undefined): Date | null {
  const time = new Date(text ?? "");
  const year = time.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? time : null;
}

function problemOfBodyIssue(type: ItemType, issue: z.core.$ZodIssue): RowProblem {
  const isOurs = issue.code === "custom" || issue.code.startsWith("too_");
  return problemOfItem(type, {
    at: issue.path.join("."),
    message: isOurs ? issue.message : questionTexts.problems.unreadable,
  });
}

/** Where the row holds what the question holds there. */
function problemOfItem(type: ItemType, { at, message }: Pick<Problem, "at" | "message">): RowProblem {
  return { column: fieldAt(type, at), reason: isStorable(message) ? message : texts.notStorable };
}
