/** Sent when an answer of a submitted test was rescored because the key of its question was corrected. */
import { z } from "zod/mini";
import { attemptTexts } from "../../content/en/attempts.ts";
import { mailTexts } from "../../content/en/mail.ts";
import { TestName } from "../../content/test-name.ts";
import { action, paragraph, smallPrint } from "../letter.tsx";
import type { MailTemplate } from "../template.ts";

const Points = z.strictObject({ earned: z.int(), max: z.int() });
const Props = z.strictObject({
  name: z.string(),
  link: z.url(),
  /** Processes of release 0.3.0 gave the number of a practice test, or null, instead. */
  test: z.optional(TestName),
  practiceTestNumber: z.nullish(z.int()),
  position: z.int(),
  before: Points,
  after: Points,
  /** Percent of the whole test. */
  scoreBefore: z.int(),
  scoreAfter: z.int(),
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
  const { position, before, after, scoreBefore, scoreAfter, isWaiting = false, isAdaptive = false } = props;
  const number = props.practiceTestNumber ?? null;
  const test = props.test ?? (number === null ? { kind: "custom" } : { kind: "practice", number });
  const why = texts.why(position, test.kind === "custom" ? null : attemptTexts.titleOf(test));
  if (isWaiting) return [why, texts.waits];
  if (isAdaptive) return [why, texts.points(before, after), texts.decided];
  return [
    why,
    texts.points(before, after),
    scoreBefore === scoreAfter ? texts.sameScore(scoreAfter) : texts.newScore(scoreBefore, scoreAfter),
  ];
}
