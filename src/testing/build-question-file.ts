/** A file of questions as institutes have them: over a thousand, with the flaws that real ones have. */
import { unique } from "./build.ts";

const HEADER = "subject,lesson,question,option_a,option_b,option_c,option_d,answer,explanation";
const SUBJECTS = 6;
const LESSONS = 10;
const GOOD = 1_011;
const REPEATED = 78;
/** Two of their options are the same. */
const WRONG = 14;

/** What stands in real questions and tempts a reader of CSV, of HTML and of letters. */
const STEMS = [
  (word: string) => `"A pH < 7.35 and a PaCO2 > 45 mmHg in ${word}, with ""normal"" HCO3-, mean"`,
  (word: string) => `"Which of these, seen in ${word}, is urgent?\n1. Stridor\n2. Cough"`,
  (word: string) => `Ménière’s disease & β-blockers in ${word}: 37 °C – what now?`,
  (word: string) => `${word} में नाड़ी की सामान्य दर क्या है`,
  (word: string) => `"Of ${word}, all are true, except"`,
];

/**
 * The text of the file, with what an import of it counts. Each question is new to every database, and so are the subjects,
 * which all begin with the same word.
 */
export function buildQuestionFile() {
  const subject = unique("Anatomy");
  const row = (number: number, options: string) => {
    const stem = STEMS[number % STEMS.length]?.(unique("finding")) ?? "";
    const place = `${subject} ${number % SUBJECTS},Set ${number % LESSONS}`;
    return `${place},${stem},${options},${"ABCD"[number % 4]},`;
  };
  const good = Array.from({ length: GOOD }, (_, number) => row(number, '"One, at once",< 2,Three ½,"Four\n"'));
  const wrong = Array.from({ length: WRONG }, (_, number) => row(number, "One,Two,Two,Four"));
  const rows = good.flatMap((line, number) => [
    line,
    ...(number < REPEATED ? [line] : []),
    ...wrong.slice(number, number + 1),
  ]);
  // The lessons of a subject are those numbers whose remainder agrees: with six and ten, all of the same parity.
  const newLessons = (SUBJECTS * LESSONS) / 2;
  return {
    subject,
    text: `\uFEFF${[HEADER, ...rows].join("\r\n")}\r\n`,
    counts: {
      ...{ new: GOOD, alreadyThere: 0, duplicate: REPEATED, wrong: WRONG },
      ...{ newSubjects: SUBJECTS, newLessons },
    },
  };
}
