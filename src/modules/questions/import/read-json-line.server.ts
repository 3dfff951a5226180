/**
 * A line of JSON as a question or a stimulus (docs/product/questions.md#exchange-format), of our exports and of a database's own client.
 * What a type does not use may be absent or null; fields that we do not know are left out.
 */
import { z } from "zod/mini";
import { importTexts } from "../../../content/en/questions.ts";
import { toExchangeRow } from "../../../items/registry/exchange-formats.server.ts";
import { problemOfManualId } from "../forms.ts";
import { manualIdOf } from "../rules.ts";
import { warningsOfMarkup } from "./literal-markup.ts";
import { warningsOfPictures } from "./named-pictures.ts";
import {
  type AddProblem,
  DescriptionFields,
  plainTextsOf,
  QuestionRow,
  readBody,
  readDescription,
  textsOf,
} from "./read-fields.server.ts";
import type { ReadRow, RowProblem } from "./read-question.ts";
import { readStimulus } from "./read-stimulus.server.ts";

const texts = importTexts.row;

const Row = z.object({
  question: QuestionRow,
  metadata: z.extend(DescriptionFields, { manual_id: z.nullish(z.string()) }),
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
  return "stimulus" in json ? readStimulus(json) : readQuestion(json);
}

function readQuestion(json: object): ReadRow {
  const row = Row.safeParse({ question: json, metadata: json });
  if (!row.success) return wrong(...row.error.issues.map(problemOfIssue));
  const { question, metadata } = row.data;
  const problems: RowProblem[] = [];
  const addProblem: AddProblem = (column, reason) => problems.push({ column, reason });
  const { lesson, ...description } = readDescription(metadata, addProblem);
  const manualId = readManualId(metadata.manual_id ?? "", addProblem);
  const losses: RowProblem[] = [];
  const read = readBody(question, (column, reason) => losses.push({ column, reason }));
  for (const problem of read.problems) problems.push(problem);
  if (!read.body || !lesson || problems.length > 0) return { kind: "wrong", problems };
  const warnings = [
    ...losses,
    ...warningsOfMarkup([...Object.entries(lesson), ...plainTextsOf(question)]),
    ...warningsOfPictures(textsOf(toExchangeRow(read.body))),
  ];
  return { kind: "good", lesson, body: read.body, manualId, ...description, warnings };
}

function readManualId(text: string, addProblem: AddProblem): string | null {
  const manualId = manualIdOf(text);
  const problem = manualId === null ? null : problemOfManualId(manualId);
  if (problem !== null) addProblem("manual_id", problem);
  return manualId;
}

function wrong(...problems: RowProblem[]): ReadRow {
  return { kind: "wrong", problems };
}

/** The first step is ours: `question` or `around`. */
function problemOfIssue({ path }: z.core.$ZodIssue): RowProblem {
  const column = path[1];
  return { column: column === undefined ? null : String(column), reason: texts.wrongForm };
}
