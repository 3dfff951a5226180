/** Sent when an answer of a submitted test was rescored because the key of its question was corrected. */
import { z } from "zod/mini";
import { attemptTexts } from "../../content/en/attempts.ts";
import { headlineTexts } from "../../content/en/headline.ts";
import { mailTexts } from "../../content/en/mail.ts";
import { TestName } from "../../content/test-name.ts";
import { action, paragraph, smallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Points = z.strictObject({ earned: z.int(), max: z.int() });
/** Twelfths of a mark. */
const Marks = z.strictObject({ marks: z.int(), possible: z.int() });
const Props = z.strictObject({
  name: z.string(),
  link: z.url(),
  test: TestName,
  position: z.int(),
  before: Points,
  after: Points,
  /** Percent of the whole test. */
  scoreBefore: z.int(),
  scoreAfter: z.int(),
  /** Marks of the whole test, named instead of the score; absent for a test that gives no marks. */
  marks: z.optional(z.strictObject({ before: Marks, after: Marks })),
  /** True if the student is taking a test with some of the same questions: then no score may be mentioned. */
  isWaiting: z.optional(z.boolean()),
  /** True for an adaptive test, which has no score, and whose result stays. */
  isAdaptive: z.optional(z.boolean()),
});
type Props = z.infer<typeof Props>;

const texts = mailTexts.questionRescored;

export const questionRescored: MailTemplate<Props> = {
  props: Props,
  subject: () => texts.subject,
  letter: (props) => ({
    to: props.name,
    parts: [...whatHappened(props).map(paragraph), action(props.link, texts.action), smallPrint(texts.nothingToDo)],
  }),
  sample: {
    name: "Asha Verma",
    link: "https://exams.example.org/attempts/0198c0de-0000-7000-8000-000000000000/review",
    test: { kind: "practice", number: 3 },
    position: 4,
    before: { earned: 1, max: 3 },
    after: { earned: 3, max: 3 },
    scoreBefore: 60,
    scoreAfter: 70,
  },
};

function whatHappened(props: Props): string[] {
  const { test, position, before, after, scoreBefore, scoreAfter, isWaiting = false, isAdaptive = false } = props;
  const why = texts.why(position, test.kind === "custom" ? null : attemptTexts.titleOf(test));
  if (isWaiting) return [why, texts.waits];
  if (isAdaptive) return [why, texts.points(before, after), texts.decided];
  return [
    why,
    texts.points(before, after),
    props.marks
      ? marksInWords(props.marks)
      : scoreBefore === scoreAfter
        ? texts.sameScore(scoreAfter)
        : texts.newScore(scoreBefore, scoreAfter),
  ];
}

function marksInWords({ before, after }: NonNullable<Props["marks"]>): string {
  const [was, is] = [before, after].map(({ marks, possible }) => headlineTexts.marksOf(marks, possible));
  return was === is ? texts.sameMarks(is ?? "") : texts.newMarks(was ?? "", is ?? "");
}
