/**
 * What the demo content files hold. Lessons and rationales are rich text (HTML of the editor's own tags), options are
 * plain text.
 */
export type DemoQuestion =
  | { type: "text"; stem: string; options: readonly string[]; correct: string; rationale: string }
  | { type: "multi-select"; stem: string; options: readonly string[]; correct: readonly string[]; rationale: string };
export type DemoLesson = { title: string; content: string; questions: readonly DemoQuestion[] };
export type DemoSubject = { name: string; description: string; lessons: readonly DemoLesson[] };
