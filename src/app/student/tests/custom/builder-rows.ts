/**
 * The rows of the custom test builder, each with a subject and a selection of its lessons. Pure. No subject is in two rows, so no
 * lesson is counted twice.
 */
import { CUSTOM_TEST_SIZE } from "../../../../modules/practice-tests/rules.ts";

export type BuilderLesson = { id: string; title: string; questionCount: number };

/** A preselected lesson to practise, with all lessons of its subject. */
export type InitialLesson = {
  id: string;
  subjectId: string;
  questionCount: number;
  ofSubject: ReadonlyArray<BuilderLesson>;
};

export type BuilderRow = {
  /** Never reused within a builder. */
  key: number;
  /** Empty until one is chosen. */
  subjectId: string;
  /** How many questions each chosen lesson holds, by its id. */
  selected: ReadonlyMap<string, number>;
};

export type BuilderChange =
  | { kind: "add-row" }
  | { kind: "remove-row"; key: number }
  | { kind: "choose-subject"; key: number; subjectId: string }
  | { kind: "choose-lessons"; key: number; lessons: ReadonlyArray<BuilderLesson>; areSelected: boolean };

/** One row, without a subject unless a lesson is chosen already. */
export function firstRows(lesson: InitialLesson | null): ReadonlyArray<BuilderRow> {
  if (!lesson) return [{ key: 0, subjectId: "", selected: new Map() }];
  return [{ key: 0, subjectId: lesson.subjectId, selected: new Map([[lesson.id, lesson.questionCount]]) }];
}

/** The rows after a change. The first row cannot be removed; changing a row's subject resets its lessons. */
export function changeRows(rows: ReadonlyArray<BuilderRow>, change: BuilderChange): ReadonlyArray<BuilderRow> {
  switch (change.kind) {
    case "add-row":
      return [...rows, { key: Math.max(...rows.map(({ key }) => key)) + 1, subjectId: "", selected: new Map() }];
    case "remove-row":
      return rows.filter(({ key }, index) => index === 0 || key !== change.key);
    case "choose-subject":
      return changeRow(rows, change.key, (row) =>
        row.subjectId === change.subjectId ? row : { ...row, subjectId: change.subjectId, selected: new Map() },
      );
    case "choose-lessons":
      return changeRow(rows, change.key, (row) => {
        const selected = new Map(row.selected);
        for (const { id, questionCount } of change.lessons) {
          if (change.areSelected) selected.set(id, questionCount);
          else selected.delete(id);
        }
        return { ...row, selected };
      });
    default:
      return change satisfies never;
  }
}

function changeRow(rows: ReadonlyArray<BuilderRow>, key: number, change: (row: BuilderRow) => BuilderRow) {
  return rows.map((row) => (row.key === key ? change(row) : row));
}

/** The test that these rows make, and whether it can be created. `count` is the number of questions to draw from. */
export type Prospect =
  | { kind: "incomplete" }
  | { kind: "empty" }
  | { kind: "takes-all"; count: number }
  | { kind: "draws"; count: number };

/** The test of so many questions that these rows make, where any question of the lessons will do. */
export function prospectOf(rows: ReadonlyArray<BuilderRow>, size: number = CUSTOM_TEST_SIZE): Prospect {
  if (!isComplete(rows)) return { kind: "incomplete" };
  const count = rows.reduce((sum, { selected }) => sum + selected.values().reduce((all, held) => all + held, 0), 0);
  return prospectFrom(count, size);
}

/** The test of so many questions that is drawn from `count`. */
export function prospectFrom(count: number, size: number): Exclude<Prospect, { kind: "incomplete" }> {
  if (count === 0) return { kind: "empty" };
  return { kind: count < size ? "takes-all" : "draws", count };
}

/** True when every row has a subject and a lesson. */
export function isComplete(rows: ReadonlyArray<BuilderRow>): boolean {
  return rows.every(({ subjectId, selected }) => subjectId !== "" && selected.size > 0);
}

/** The lessons chosen in all rows. */
export function selectedLessonIds(rows: ReadonlyArray<BuilderRow>): string[] {
  return rows.flatMap(({ selected }) => [...selected.keys()]);
}
