/** What the forms of a stimulus take and refuse. */
import { expect, test } from "vitest";
import { fieldErrors } from "../../core/forms.ts";
import { newId } from "../../core/id.ts";
import { singleChoiceBody } from "../../testing/build-attempts.ts";
import { recordOf } from "../../testing/build-stimulus.ts";
import { NewStimulusForm, placeText, RecordForm, StimulusForm, StimulusQuestionForm } from "./forms.ts";
import { addressOfStimulusFilter, stimulusFilterIn } from "./stimulus-filter.ts";

const place = { subjectId: newId<"subject">(), lessonId: newId<"lesson">() };

function errorsOf(schema: typeof RecordForm | typeof StimulusForm | typeof NewStimulusForm, fields: unknown) {
  const parsed = schema.safeParse(fields);
  return parsed.success ? {} : fieldErrors(parsed.error);
}

test("An untouched form of a new one names all that is missing at once", () => {
  expect(Object.keys(errorsOf(NewStimulusForm, {}))).toEqual(["kind", "title", "place"]);
});

test("A lesson comes with its subject, and areas are checked", () => {
  const fields = { title: "  Sepsis ", place: placeText(place), isReserved: "yes" };
  expect(StimulusForm.parse(fields)).toMatchObject({ ...place, title: "Sepsis", isReserved: true, categoryId: null });
  expect(Object.keys(errorsOf(StimulusForm, { ...fields, areas: "no-such:area" }))).toEqual(["areas"]);
  expect(Object.keys(errorsOf(StimulusForm, { ...fields, place: place.lessonId }))).toEqual(["place"]);
});

test("A record that is not finished is taken, one that cannot be read is not", () => {
  const blank = { v: 1, client: "", exhibits: [] };
  expect(RecordForm.parse({ content: JSON.stringify(blank) })).toEqual(blank);
  expect(Object.keys(errorsOf(RecordForm, { content: "{" }))).toEqual(["content"]);
  const [notes] = recordOf([1]).exhibits;
  const long = { ...recordOf([1]), exhibits: [{ ...notes, title: "x".repeat(81) }] };
  expect(Object.keys(errorsOf(RecordForm, { content: JSON.stringify(long) }))).toEqual(["content.exhibits.0.title"]);
});

test("A question is taken without errors only", () => {
  const body = singleChoiceBody();
  const { type, content, solution } = body;
  const fields = { type, content: JSON.stringify(content), solution: JSON.stringify(solution) };
  expect(StimulusQuestionForm.parse({ ...fields, judgmentStep: "take-action" })).toEqual({
    ...{ areas: [], judgmentStep: "take-action", body },
  });
  const blank = StimulusQuestionForm.safeParse({ ...fields, content: JSON.stringify({ ...content, stem: "" }) });
  expect(Object.keys(blank.success ? {} : fieldErrors(blank.error))).toEqual(["content.stem"]);
});

test("A filter is read as it is written, and a lesson counts only with its subject", () => {
  const filter = { search: "chest pain", kind: "trend", state: "withdrawn", ...place } as const;
  expect(stimulusFilterIn(new URLSearchParams(addressOfStimulusFilter(filter)))).toEqual(filter);
  const nonsense = stimulusFilterIn(new URLSearchParams({ kind: "poem", status: "gone", lesson: place.lessonId }));
  expect(addressOfStimulusFilter(nonsense)).toBe("");
});
