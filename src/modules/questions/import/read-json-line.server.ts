/**
 * A line of JSON as a question (docs/product/questions.md#exchange-format), of our exports and of a database's own client.
 * What a type does not use may be absent or null; fields that we do not know are left out.
 */
import { z } from "zod";
import { importTexts, questionTexts } from "../../../content/en/questions.ts";
import { parseId } from "../../../core/id.ts";
import { isStorable, oneLine } from "../../../core/plain-text.ts";
import { sanitizeRichText } from "../../../core/rich-text.server.ts";
import type { Problem } from "../../../items/contract.ts";
import { ExchangeRow } from "../../../items/exchange-row.ts";
import { mapRichTexts } from "../../../items/registry/authoring.ts";
import { fieldAt, fromExchangeRow } from "../../../items/registry/exchange-formats.server.ts";
import { type ItemType, isItemType, parseQuestionBody, type QuestionBody } from "../../../items/registry/models.ts";
import { LESSON_TITLE_MAX, SUBJECT_NAME_MAX } from "../../subjects/rules.ts";
import { errorsIn, problemOfManualId } from "../forms.ts";
import { LABEL_NAME_MAX, manualIdOf } from "../rules.ts";
import type { GoodQuestion, ReadRow, RowProblem } from "./read-question.ts";
import { readTaxonomy } from "./read-taxonomy.ts";

const texts = importTexts.row;

const Named = z.object({ name: z.string() });
/** A lesson embeds its title and the name of its subject; a database's own client calls both by their tables. */
const Embedded = z.object({
  title: z.string(),
  subject: Named.nullish(),
  subjects: Named.nullish(),
  subject_name: z.string().nullish(),
});

const Row = z.object({
  question: ExchangeRow.extend({
    explanation: z
      .string()
      .nullish()
      .transform((text) => text ?? ""),
    options: z
      .array(z.string())
      .nullish()
      .transform((options) => options ?? []),
    // Text, or the JSON itself.
    correct_answer: z
      .unknown()
      .transform((answer) => (typeof answer === "string" ? answer : JSON.stringify(answer ?? ""))),
  }),
  metadata: z.object({
    manual_id: z.string().nullish(),
    lesson_id: z.string().nullish(),
    lesson: Embedded.nullish(),
    lessons: Embedded.nullish(),
    category: z.string().nullish(),
    difficulty: z.string().nullish(),
    areas: z.array(z.string()).nullish(),
    judgment_step: z.string().nullish(),
    reserved: z.union([z.boolean(), z.string()]).nullish(),
    created_at: z.string().nullish(),
    withdrawn_at: z.string().nullish(),
  }),
});

/** One line of a file of JSON Lines. */
export function readJsonLine(line: string): ReadRow {
  if (line.trim() === "") return { kind: "blank" };
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return wrong({ column: null, reason: texts.notJson });
  }
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return wrong({ column: null, reason: texts.notAnObject });
  }
  const row = Row.safeParse({ question: json, metadata: json });
  if (!row.success) return wrong(...row.error.issues.map(problemOfIssue));

  const { question, metadata } = row.data;
  const problems: RowProblem[] = [];
  const addProblem = (column: string, reason: string) => problems.push({ column, reason });
  const lesson = readLesson(metadata, addProblem);
  const manualId = readManualId(metadata.manual_id ?? "", addProblem);
  const label = (column: "category" | "difficulty") => {
    const name = oneLine(metadata[column] ?? "");
    if (name.length > LABEL_NAME_MAX) addProblem(column, texts.tooLong(LABEL_NAME_MAX));
    return name || null;
  };
  const [category, difficulty] = [label("category"), label("difficulty")];
  const { areas, judgment_step: step, reserved } = metadata;
  const taxonomy = readTaxonomy(
    { areas: areas ?? [], judgment_step: step ?? "", reserved: String(reserved ?? "") },
    addProblem,
  );
  const withdrawnAt = timeOf(metadata.withdrawn_at);
  // Taken for one in use, it would be asked again.
  if (metadata.withdrawn_at && !withdrawnAt) addProblem("withdrawn_at", texts.wrongForm);
  const read = readBody(question);
  problems.push(...read.problems);
  if (!read.body || !lesson || problems.length > 0) return { kind: "wrong", problems };
  const createdAt = timeOf(metadata.created_at);
  const labels = { category, difficulty, ...taxonomy };
  return { kind: "good", lesson, body: read.body, manualId, ...labels, createdAt, withdrawnAt };
}

function readBody(row: ExchangeRow): { body: QuestionBody | null; problems: RowProblem[] } {
  const type = row.question_type;
  if (!isItemType(type)) {
    return { body: null, problems: [{ column: "question_type", reason: texts.typeUnknown(type) }] };
  }
  try {
    const body = mapRichTexts(parseQuestionBody(fromExchangeRow(type, row)), sanitizeRichText);
    // P45: only an import may leave the explanation empty.
    const problems = errorsIn(body).filter(({ at }) => at !== "solution.rationale");
    return { body, problems: problems.map((problem) => problemOfItem(type, problem)) };
  } catch (error) {
    if (error instanceof z.ZodError)
      return { body: null, problems: error.issues.map((issue) => problemOfBodyIssue(type, issue)) };
    const message = error instanceof Error ? error.message : texts.wrongForm;
    // The message begins with the name of the field.
    return { body: null, problems: [{ column: /^[a-z]+(?:_[a-z]+)+/.exec(message)?.[0] ?? null, reason: message }] };
  }
}

type RowMetadata = z.infer<typeof Row>["metadata"];
type AddProblem = (column: string, reason: string) => void;

function readLesson(metadata: RowMetadata, addProblem: AddProblem): GoodQuestion["lesson"] | null {
  const embedded = metadata.lesson ?? metadata.lessons;
  const lessonId = parseId<"lesson">(metadata.lesson_id);
  if (!embedded && lessonId) return { lessonId };
  const title = embedded?.title ?? "";
  const name = embedded?.subject?.name ?? embedded?.subjects?.name ?? embedded?.subject_name ?? "";
  const subject = readName("subject", name, SUBJECT_NAME_MAX, addProblem);
  const lesson = readName("lesson", title, LESSON_TITLE_MAX, addProblem);
  return { subject, lesson };
}

function readName(column: string, text: string, limit: number, addProblem: AddProblem): string {
  const name = oneLine(text);
  if (name === "") addProblem(column, texts.missing);
  else if (name.length > limit) addProblem(column, texts.tooLong(limit));
  return name;
}

function readManualId(text: string, addProblem: AddProblem): string | null {
  const manualId = manualIdOf(text);
  const problem = manualId === null ? null : problemOfManualId(manualId);
  if (problem !== null) addProblem("manual_id", problem);
  return manualId;
}

/** Null for what is no time, and for times that PostgreSQL and people do not mean. */
function timeOf(text: string | null | undefined): Date | null {
  const time = new Date(text ?? "");
  const year = time.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? time : null;
}

function wrong(...problems: RowProblem[]): ReadRow {
  return { kind: "wrong", problems };
}

/** The first step is ours: `question` or `around`. */
function problemOfIssue({ path }: z.core.$ZodIssue): RowProblem {
  const column = path[1];
  return { column: column === undefined ? null : String(column), reason: texts.wrongForm };
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
