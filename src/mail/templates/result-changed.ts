/** Sent when the marks or the verdict of a submitted test changed because the institute changed by what it is marked. */
import { z } from "zod/mini";
import { attemptTexts } from "../../content/en/attempts.ts";
import { headlineTexts } from "../../content/en/headline.ts";
import { mailTexts } from "../../content/en/mail.ts";
import { TestName } from "../../content/test-name.ts";
import { action, paragraph, smallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Marks = z.strictObject({ marks: z.int(), possibleMarks: z.int(), isPassed: z.nullable(z.boolean()) });
const Props = z.strictObject({
  name: z.string(),
  link: z.url(),
  test: TestName,
  what: z.enum(["marks", "pass", "left-out", "given-to-all", "as-scored"]),
  /** Twelfths of a mark. Absent while the student takes a test with some of the same questions: then no marks may be mentioned. */
  before: z.optional(Marks),
  after: z.optional(Marks),
});
type Props = z.infer<typeof Props>;

const texts = mailTexts.resultChanged;

export const resultChanged: MailTemplate<Props> = {
  props: Props,
  subject: () => texts.subject,
  letter: (props) => ({
    to: props.name,
    parts: [...whatHappened(props).map(paragraph), action(props.link, texts.action), smallPrint(texts.nothingToDo)],
  }),
  sample: {
    name: "Asha Verma",
    link: "https://exams.example.org/attempts/0198c0de-0000-7000-8000-000000000000/review",
    test: { kind: "titled", title: "NORCET Stage I" },
    what: "marks",
    before: { marks: 568, possibleMarks: 1200, isPassed: false },
    after: { marks: 602, possibleMarks: 1200, isPassed: true },
  },
};

function whatHappened({ test, what, before, after }: Props): string[] {
  const why = texts.why[what](attemptTexts.titleOf(test));
  if (!before || !after) return [why, texts.waits];
  const marksOf = ({ marks, possibleMarks }: typeof before) => headlineTexts.marksOf(marks, possibleMarks);
  const verdict = after.isPassed === before.isPassed ? [] : [texts.verdict(after.isPassed)];
  const hasNewMarks = before.marks !== after.marks || before.possibleMarks !== after.possibleMarks;
  const marks = hasNewMarks ? texts.marks(marksOf(before), marksOf(after)) : texts.sameMarks(marksOf(after));
  return [why, marks, ...verdict];
}
